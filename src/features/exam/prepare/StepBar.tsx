import { makeStyles, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionAtom, tenantAtom } from '#domain/app-state.ts';
import { TenantLogo } from '#domain/tenant/TenantLogo.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { StepLine } from '#ui/StepLine.tsx';
import { SeatText } from '../shared/SeatText.tsx';

const useStyles = makeStyles({
  bar: {
    minHeight: '56px',
    boxSizing: 'border-box',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 16px',
    padding: '8px 24px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    // In a low window the page needs the room.
    '@media (min-height: 500px)': { position: 'sticky', top: 0, zIndex: 10 },
  },
  who: { flex: '1 1 160px', minWidth: 0, display: 'flex', flexDirection: 'column' },
  learner: { display: 'flex', gap: '12px', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  name: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  // In a narrow window the steps have a line of their own, below name and help.
  steps: { '@media (max-width: 899px)': { order: 1, flexBasis: '100%' } },
});

interface StepBarProps {
  /** What is being prepared. */
  name: string;
  /** Room and seat; '': none. */
  seat: string;
  steps: readonly string[];
  /** Index of the current step. */
  at: number;
  /** Ways out, help, and what is said at the end of the bar. */
  children: ReactNode;
}

/** In place of the tenant’s header: whose preparation for what, and its steps. */
export function StepBar({ name: what, seat, steps, at, children }: StepBarProps) {
  const { t } = useTranslation('prepare');
  const styles = useStyles();
  const { name, maskedPhone } = useAtomValue(sessionAtom);
  const { logo } = useAtomValue(tenantAtom);
  const learner = name ?? maskedPhone;
  return (
    <nav className={styles.bar} aria-label={t('steps.label')} data-own-bar>
      <TenantLogo url={logo} size={28} />
      <span className={styles.who}>
        <span className={styles.name} title={what}>
          <PlatformText text={what} />
        </span>
        <span className={styles.learner}>
          {learner && <span>{learner}</span>}
          {seat && <SeatText seat={seat} />}
        </span>
      </span>
      <div className={styles.steps}>
        <StepLine steps={steps} current={at} />
      </div>
      {children}
    </nav>
  );
}
