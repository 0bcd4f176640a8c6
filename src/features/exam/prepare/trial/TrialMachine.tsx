import { Button, makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadinessRow } from '#contract/ipc/readiness.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { Heading } from '#ui/Heading.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { Panel } from '#ui/Panel.tsx';

const useStyles = makeStyles({
  panel: { padding: '24px 32px', display: 'flex', flexDirection: 'column', gap: '16px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: 600 },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
});

/** Writes to the disk, asks the platform, and looks at the machine, as the readiness check does. */
export function TrialMachine({ onDone }: { onDone: (rows: readonly ReadinessRow[] | null) => void }) {
  const { t } = useTranslation('seat-trial');
  const styles = useStyles();
  const [seen, setSeen] = useState(0);
  useEffect(() => desktop.readiness.row(() => setSeen((count) => count + 1)), []);
  useEffect(() => {
    let current = true;
    const measure = async () => {
      const measured = await ask(desktop.readiness.run()).catch((error: unknown) => {
        logFailure('seat trial', error);
        return null;
      });
      if (current) onDone(measured?.outcome === 'done' ? measured.rows : null);
    };
    void measure();
    return () => {
      current = false;
    };
  }, [onDone]);
  return (
    <PageColumn>
      <Panel className={styles.panel}>
        <Heading className={styles.title}>{t('machine.title')}</Heading>
        <p className={styles.text}>{t('machine.lead')}</p>
        <ProgressBar aria-label={t('machine.title')} />
        <output className={styles.text}>{t('machine.seen', { count: seen })}</output>
        <div>
          <Button size="large" onClick={() => void desktop.readiness.cancel()}>
            {t('machine.skip')}
          </Button>
        </div>
      </Panel>
    </PageColumn>
  );
}
