import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkFilled, ClockRegular, WarningFilled } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { EvidenceState } from '#contract/ipc/evidence.ts';
import type { Attempt, HandInState } from '#contract/ipc/exam.ts';
import { sessionAtom } from '#domain/app-state.ts';
import { useConnectionWords } from '#domain/session/connection-words.ts';
import { Heading } from '#ui/Heading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { PlatformTextIn } from '#ui/PlatformTextIn.tsx';
import { semanticColours } from '#ui/theme/semantic-colours.ts';
import { StaffCode } from '../shared/staff-code/StaffCode.tsx';
import type { FileCounts } from './files.ts';
import { fileTroubles, leadText } from './receipt-text.ts';
import { isDelivered, maySendAgain, needsStaff, standingOf, workOf } from './receipt.ts';
import { ReceiptActions } from './ReceiptActions.tsx';
import { ReceiptFacts } from './ReceiptFacts.tsx';
import { SendAgain } from './SendAgain.tsx';
import { StaffNote } from './StaffNote.tsx';
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
});

interface ReceiptProps {
  state: HandInState;
  attempt: Attempt | null;
  evidence: EvidenceState | null;
  files: FileCounts;
}

/** The receipt of a sealed paper: what is true, and whether the learner must stay. */
export function Receipt({ state, attempt, evidence, files }: ReceiptProps) {
  const styles = useStyles();
  const { t } = useTranslation('hand-in');
  const { name } = useAtomValue(sessionAtom);
  const words = useConnectionWords();
  const standing = standingOf(state);
  const good = isDelivered(standing);
  const stuck = needsStaff(standing);
  const troubles = fileTroubles(t, state, files);
  const complete = good && files.waiting === 0 && troubles.length === 0;
  return (
    <Panel className={styles.card}>
      <div className={styles.head} aria-live="polite">
        <span className={mergeClasses(styles.sign, complete ? styles.good : styles.attention)} aria-hidden>
          {complete ? (
            <CheckmarkFilled fontSize={26} />
          ) : stuck ? (
            <WarningFilled fontSize={26} />
          ) : (
            <ClockRegular fontSize={26} />
          )}
        </span>
        <div>
          <Heading className={styles.title}>{t(`standing.${standing}.title`)}</Heading>
          {state.reason !== 'learner' && <p className={styles.lead}>{t(`reason.${state.reason}`)}</p>}
          {state.refusal !== null && (
            <p className={styles.lead}>
              <PlatformTextIn
                text={t(stuck ? 'refusal' : 'answered', { words: state.refusal })}
                content={state.refusal}
              />
            </p>
          )}
          <p className={styles.lead}>{leadText(t, { state, obstacle: words, files })}</p>
          {troubles.map((text) => (
            <p key={text} className={styles.lead}>
              {text}
            </p>
          ))}
        </div>
      </div>
      <ReceiptFacts
        state={state}
        evidence={evidence}
        total={attempt?.paper.questions.length ?? null}
        goesOnAlone={attempt?.health === 'good'}
      />
      {attempt && (
        <WorkFacts
          examName={attempt.exam.name}
          userPaperId={attempt.userPaperId}
          learner={name}
          work={workOf(attempt, state.sealedAt)}
          files={files}
          flaws={attempt.paper.readingFlaws}
          state={state}
        />
      )}
      <ReceiptActions state={state} attempt={attempt} learner={name} files={files} />
      {needsStaff(standing) && <StaffNote trouble={standing} />}
      {maySendAgain(standing) && <SendAgain attemptId={state.attemptId} />}
      {attempt && <StaffCode attempt={attempt} />}
    </Panel>
  );
}
