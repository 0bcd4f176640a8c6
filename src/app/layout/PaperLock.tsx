import { Button, makeStyles } from '@fluentui/react-components';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { EmptyState } from '#ui/EmptyState.tsx';

const useStyles = makeStyles({
  elsewhere: { width: '560px', maxWidth: 'calc(100vw - 48px)', margin: '96px auto' },
});

/** Shows the paper in one window only; other windows say where it is. */
export function PaperLock({ children }: { children: ReactNode }) {
  const [tries, setTries] = useState(0);
  return (
    <LockedPaper key={tries} onRetry={() => setTries(tries + 1)}>
      {children}
    </LockedPaper>
  );
}

function LockedPaper({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  const styles = useStyles();
  const { t } = useTranslation('start');
  const [claimed, setClaimed] = useState<boolean | null>(null);
  useEffect(() => {
    let cancelled = false;
    const claim = async () => {
      // If the claim fails, the paper opens anyway: its answers are on disk.
      const granted = await ask(desktop.window.claimPaper()).catch((error: unknown) => {
        logFailure('one paper', error);
        return true;
      });
      if (!cancelled) setClaimed(granted);
    };
    void claim();
    return () => {
      cancelled = true;
      ask(desktop.window.releasePaper()).catch((error: unknown) => logFailure('one paper', error));
    };
  }, []);
  if (claimed === null) return null;
  if (claimed) return children;
  return (
    <main className={styles.elsewhere}>
      <EmptyState
        title={t('elsewhere.title')}
        hint={t('elsewhere.hint')}
        action={
          <>
            <Button appearance="primary" onClick={() => void desktop.window.showPaper()}>
              {t('elsewhere.show')}
            </Button>
            <Button onClick={onRetry}>{t('elsewhere.retry')}</Button>
          </>
        }
      />
    </main>
  );
}
