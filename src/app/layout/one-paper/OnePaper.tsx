import { Button, makeStyles } from '@fluentui/react-components';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ask, desktop } from '../../../lib/desktop.ts';
import { logFailure } from '../../../lib/log.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';

const useStyles = makeStyles({
  elsewhere: { width: '560px', maxWidth: 'calc(100vw - 48px)', margin: '96px auto' },
});

/** Shows the paper in one window only; another one says where it is (G-168). */
export function OnePaper({ children }: { children: ReactNode }) {
  const [tries, setTries] = useState(0);
  return (
    <Claim key={tries} onRetry={() => setTries(tries + 1)}>
      {children}
    </Claim>
  );
}

function Claim({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  const styles = useStyles();
  const { t } = useTranslation('start');
  const [mine, setMine] = useState<boolean | null>(null);
  useEffect(() => {
    let left = false;
    const claim = async () => {
      // A paper must open even when nobody can say whose it is: its answers are on disk either way.
      const claimed = await ask(desktop.window.claimPaper()).catch((error: unknown) => {
        logFailure('one paper', error);
        return true;
      });
      if (!left) setMine(claimed);
    };
    void claim();
    return () => {
      left = true;
      ask(desktop.window.releasePaper()).catch((error: unknown) => logFailure('one paper', error));
    };
  }, []);
  if (mine === null) return null;
  if (mine) return children;
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
