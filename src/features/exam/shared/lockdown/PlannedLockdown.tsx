import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useDesktopQuery } from '#lib/desktop-query.ts';
import { desktop } from '#lib/desktop.ts';
import { LockdownFact } from './LockdownFact.tsx';

const useStyles = makeStyles({
  fact: { margin: '0', padding: '0 16px', color: tokens.colorNeutralForeground2 },
});

/** What this exam will lock on this computer. */
export function PlannedLockdown({ formal }: { formal: boolean }) {
  const styles = useStyles();
  const { data } = useDesktopQuery(desktop.lockdown.plan, [formal]);
  const { t } = useTranslation('lockdown');
  return (
    <p className={styles.fact}>
      {data && <LockdownFact level={data.level} steps={data.steps} />}
      {data?.leavesScreenshotKeys && ` ${t('screenshotKeys')}`}
    </p>
  );
}
