import { useTranslation } from 'react-i18next';
import { lockdownSteps, type LockdownLevel, type LockdownStep } from '#contract/ipc/lockdown.ts';

/** Reports and repairs lock nothing: they are named apart. */
const listed = lockdownSteps.filter((step) => step !== 'signals' && step !== 'watchdog');

interface LockdownFactProps {
  level: LockdownLevel;
  steps: readonly LockdownStep[];
  /** The paper is open: the steps are in force. */
  now?: boolean;
}

/** One sentence about what is locked on this computer during a paper. */
export function LockdownFact({ level, steps, now = false }: LockdownFactProps) {
  const { t } = useTranslation('lockdown');
  if (level === 'none' || steps.length === 0) return <>{t(now ? 'now.none' : 'plan.none')}</>;
  const names = listed.filter((step) => steps.includes(step)).map((step) => t(`steps.${step}`));
  const values = { level: t(`levels.${level}`), steps: names.join(t('separator')) };
  return <>{`${t(now ? 'now.some' : 'plan.some', values)} ${t('reports')}`}</>;
}
