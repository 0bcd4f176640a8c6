import { makeStyles, tokens } from '@fluentui/react-components';
import { desktop } from '../../../../lib/desktop.ts';
import { useDesktopQuery } from '../../../../lib/desktop-query.ts';
import { LockdownFact } from './LockdownFact.tsx';

const useStyles = makeStyles({
  fact: { margin: '0', padding: '0 16px', color: tokens.colorNeutralForeground2 },
});

/** What this exam will lock on this computer. */
export function PlannedLockdown({ formal }: { formal: boolean }) {
  const styles = useStyles();
  const { data } = useDesktopQuery(desktop.lockdown.plan, [formal]);
  return <p className={styles.fact}>{data && <LockdownFact level={data.level} steps={data.steps} />}</p>;
}
