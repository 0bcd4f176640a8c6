import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { formatCountdown } from '../../../lib/format.ts';
import { sessionAtom, tenantAtom } from '../../../domain/session/state.ts';
import { TenantLogo } from '../../../domain/tenant/TenantLogo.tsx';
import { StepLine } from '../../../ui/StepLine.tsx';
import { SeatText } from '../shared/SeatText.tsx';
import { PrepareHelp } from './PrepareHelp.tsx';
import type { PrepareStep } from './prepare-flow.ts';
import { ContentText } from '../../../ui/ContentText.tsx';

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
  end: {
    flex: '0 1 auto',
    textAlign: 'right',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
});

interface PrepareBarProps {
  exam: string;
  /** Room and seat; '': none. */
  seat: string;
  steps: readonly PrepareStep[];
  step: PrepareStep;
  /** Until the exam opens; 0: it is open. */
  opensInMs: number;
  /** On a step that has no way out of its own. */
  onLater?: (() => void) | undefined;
}

/** In place of the tenant’s header: whose preparation for which exam, the steps, the time until it opens, and help. */
export function PrepareBar({ exam, seat, steps, step, opensInMs, onLater }: PrepareBarProps) {
  const { t } = useTranslation('prepare');
  const styles = useStyles();
  const { name, maskedPhone } = useAtomValue(sessionAtom);
  const { logo } = useAtomValue(tenantAtom);
  const learner = name ?? maskedPhone;
  const at = steps.indexOf(step);
  return (
    <nav className={styles.bar} aria-label={t('steps.label')} data-own-bar>
      <TenantLogo url={logo} size={28} />
      <span className={styles.who}>
        <span className={styles.name} title={exam}>
          <ContentText text={exam} />
        </span>
        <span className={styles.learner}>
          {learner && <span>{learner}</span>}
          {seat && <SeatText seat={seat} />}
        </span>
      </span>
      <div className={styles.steps}>
        <StepLine steps={steps.map((name) => t(`steps.${name}`))} current={at} />
      </div>
      {opensInMs > 0 && step !== 'enter' && (
        <span className={styles.end}>{t('opensIn', { time: formatCountdown(opensInMs) })}</span>
      )}
      {onLater && (
        <Button appearance="subtle" onClick={onLater}>
          {t('later')}
        </Button>
      )}
      <PrepareHelp />
    </nav>
  );
}
