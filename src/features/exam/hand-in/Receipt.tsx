import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowClockwiseRegular, CheckmarkFilled, ClockRegular, WarningFilled } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { EvidenceState } from '../../../contract/ipc/evidence.ts';
import type { Attempt, HandInState } from '../../../contract/ipc/exam.ts';
import { ask, desktop } from '../../../lib/desktop.ts';
import { logFailure } from '../../../lib/log.ts';
import { accountPaths } from '../../../contract/paths/account.ts';
import { examPaths } from '../../../contract/paths/exam.ts';
import { sessionAtom } from '../../../domain/session/state.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { semanticColours } from '../../../ui/theme/semantic-colours.ts';
import { canTryNow, standingOf, workOf, type Standing } from './receipt.ts';
import { ReceiptFacts } from './ReceiptFacts.tsx';
import { WorkFacts } from './WorkFacts.tsx';

const useStyles = makeStyles({
  card: {
    width: '720px',
    maxWidth: '100%',
    boxSizing: 'border-box',
    margin: '0 auto',
    padding: '40px',
    borderRadius: tokens.borderRadiusXLarge,
    '@media (max-width: 719px)': { padding: '24px' },
  },
  head: { display: 'flex', gap: '16px', alignItems: 'flex-start' },
  sign: { width: '48px', height: '48px', borderRadius: '24px', display: 'grid', placeItems: 'center', flexShrink: 0 },
  good: { backgroundColor: semanticColours.goodTint, color: semanticColours.goodText },
  attention: { backgroundColor: semanticColours.attentionTint, color: semanticColours.attentionText },
  title: { margin: 0, fontSize: '28px', lineHeight: '40px', fontWeight: tokens.fontWeightSemibold },
  lead: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: '28px',
    color: tokens.colorNeutralForeground2,
    textWrap: 'pretty',
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '28px' },
});

const signs: Readonly<Record<Standing, 'good' | 'refused' | 'waiting'>> = {
  delivered: 'good',
  refused: 'refused',
  sending: 'waiting',
  network: 'waiting',
  platform: 'waiting',
  'sign-in': 'waiting',
};

interface ReceiptProps {
  state: HandInState;
  attempt: Attempt | null;
  evidence: EvidenceState | null;
}

/** The receipt of a sealed paper: what is true, and whether the learner must stay. */
export function Receipt({ state, attempt, evidence }: ReceiptProps) {
  const styles = useStyles();
  const { t } = useTranslation('hand-in');
  const navigate = useNavigate();
  const { name } = useAtomValue(sessionAtom);
  const standing = standingOf(state);
  const sign = signs[standing];
  return (
    <Panel className={styles.card}>
      <div className={styles.head} aria-live="polite">
        <span className={mergeClasses(styles.sign, sign === 'good' ? styles.good : styles.attention)} aria-hidden>
          {sign === 'good' ? (
            <CheckmarkFilled fontSize={26} />
          ) : sign === 'refused' ? (
            <WarningFilled fontSize={26} />
          ) : (
            <ClockRegular fontSize={26} />
          )}
        </span>
        <div>
          <h1 className={styles.title}>{t(`standing.${standing}.title`)}</h1>
          {state.reason !== 'learner' && <p className={styles.lead}>{t(`reason.${state.reason}`)}</p>}
          {standing === 'refused' && state.refusal && (
            <p className={styles.lead}>{t('refusal', { words: state.refusal })}</p>
          )}
          <p className={styles.lead}>{t(`standing.${standing}.lead`)}</p>
        </div>
      </div>
      <ReceiptFacts state={state} evidence={evidence} total={attempt?.paper.questions.length ?? null} />
      {attempt && <WorkFacts userPaperId={attempt.userPaperId} learner={name} work={workOf(attempt, state.sealedAt)} />}
      <div className={styles.actions}>
        {standing === 'sign-in' ? (
          <Button
            size="large"
            appearance="primary"
            onClick={() => void navigate(accountPaths.login.to({ redirect: examPaths.list.to() }))}
          >
            {t('actions.signIn')}
          </Button>
        ) : (
          <Button
            size="large"
            appearance={standing === 'delivered' ? 'primary' : 'outline'}
            onClick={() => void navigate(examPaths.list.to())}
          >
            {t('actions.list')}
          </Button>
        )}
        {canTryNow(standing) && (
          <Button
            size="large"
            appearance="primary"
            icon={<ArrowClockwiseRegular />}
            onClick={() => void tryNow(state.attemptId)}
          >
            {t('actions.tryNow')}
          </Button>
        )}
      </div>
    </Panel>
  );
}

async function tryNow(attemptId: string): Promise<void> {
  try {
    await ask(desktop.exam.deliverNow(attemptId));
  } catch (error) {
    // The planned try is still coming; the page goes on saying when.
    logFailure('deliver now', error);
  }
}
