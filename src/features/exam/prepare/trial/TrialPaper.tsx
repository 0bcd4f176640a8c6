import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleFilled, WarningFilled } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useEffect, useId, useMemo, useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerValue } from '#contract/ipc/paper.ts';
import type { OpenedTrial } from '#contract/ipc/seat-trial.ts';
import { settingsAtom } from '#domain/app-state.ts';
import { toggleOption } from '#domain/questions/answer-rules.ts';
import { useRunKeys } from '#domain/questions/use-run-keys.ts';
import { desktop } from '#lib/desktop.ts';
import { formatTime } from '#lib/format.ts';
import { Heading } from '#ui/Heading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { semanticColours } from '#ui/theme/semantic-colours.ts';
import { LockdownFact } from '../../shared/lockdown/LockdownFact.tsx';
import { useFences } from '../../shared/lockdown/use-fences.ts';
import { useLockdown } from '../../shared/lockdown/use-lockdown.ts';
import { StepColumns } from '../StepColumns.tsx';
import { answeredOf, trialQuestions, type TrialFindings } from './rules.ts';
import { TrialAnswer } from './TrialAnswer.tsx';
import { TrialFacts } from './TrialFacts.tsx';
import { useTrialAnswers, type TrialSaving } from './use-trial-answers.ts';

const useStyles = makeStyles({
  panel: { padding: '24px 32px', display: 'flex', flexDirection: 'column', gap: '12px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: 600 },
  stem: { margin: 0, fontSize: 'var(--paper-text)', lineHeight: 1.78, fontWeight: 500 },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' },
  count: { flexGrow: 1, color: tokens.colorNeutralForeground2 },
  lock: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  saved: { display: 'flex', alignItems: 'center', gap: '6px', minHeight: '20px', fontSize: tokens.fontSizeBase200 },
  good: { color: semanticColours.goodDot, flexShrink: 0 },
  open: { color: semanticColours.attentionDot, flexShrink: 0 },
});

interface TrialPaperProps {
  trial: OpenedTrial;
  onDone: (paper: TrialFindings['paper']) => void;
}

/**
 * A question for each way to answer: to choose one, to choose several, to fill in, to write. As on a paper: its keys, its
 * disk, inside the lockdown of a formal exam.
 */
export function TrialPaper({ trial, onDone }: TrialPaperProps) {
  const { t } = useTranslation('seat-trial');
  const styles = useStyles();
  const stemId = useId();
  const { paperFontSize } = useAtomValue(settingsAtom);
  const questions = useMemo(() => trialQuestions((key) => t(key)), [t]);
  const [at, setAt] = useState(0);
  const { answers, saving, change, finish } = useTrialAnswers(trial.answers);
  const lockdown = useLockdown() ?? trial.lockdown;
  useFences();
  // Whichever way the learner goes, the seat is unlocked; the answers stay for whoever comes back.
  useEffect(() => () => void desktop.seatTrial.leave(), []);
  const question = questions[at];
  const answered = answeredOf(questions, answers);
  const end = async () => {
    const report = await finish();
    onDone(report && { answered, questions: questions.length, report });
  };
  const goOn = () => (at === questions.length - 1 ? void end() : setAt(at + 1));
  useRunKeys({
    question,
    onOption(place) {
      const option = question?.options[place];
      if (question && option) change(question.id, toggleOption(question, answers[question.id], option.key));
    },
    onPrevious: () => setAt(Math.max(0, at - 1)),
    onNext: () => setAt(Math.min(questions.length - 1, at + 1)),
    onAdvance: () => !saving.ending && goOn(),
    // Nothing is marked here.
    onMark: () => undefined,
  });
  if (!question) return null;
  return (
    <StepColumns aside={<TrialFacts />}>
      <Panel className={styles.panel} style={textSize(paperFontSize)}>
        <Heading className={styles.title} step={question.id}>
          {t('paper.title', { number: question.number, of: questions.length })}
        </Heading>
        <p id={stemId} className={styles.stem}>
          {question.html}
        </p>
        <div data-answer>
          <TrialAnswer
            key={question.id}
            question={question}
            value={answers[question.id]}
            stemId={stemId}
            onChange={(value: AnswerValue) => change(question.id, value)}
          />
        </div>
        <SavedLine saving={saving} />
        <div className={styles.foot}>
          <output className={styles.count}>{t('paper.answered', { count: answered, of: questions.length })}</output>
          <Button size="large" disabled={at === 0} onClick={() => setAt(at - 1)}>
            {t('paper.back')}
          </Button>
          <Button size="large" appearance="primary" disabledFocusable={saving.ending} onClick={goOn}>
            {t(at === questions.length - 1 ? 'paper.finish' : 'paper.next')}
          </Button>
        </div>
        <p className={styles.lock}>
          {lockdown.failed === null ? (
            <LockdownFact level={lockdown.level} steps={lockdown.active} now />
          ) : (
            t('paper.notLocked')
          )}
        </p>
      </Panel>
    </StepColumns>
  );
}

function SavedLine({ saving: { savedAt, failed } }: { saving: TrialSaving }) {
  const { t } = useTranslation('seat-trial');
  const styles = useStyles();
  return (
    <output className={styles.saved}>
      {failed && (
        <>
          <WarningFilled fontSize={16} className={styles.open} aria-hidden />
          {t('paper.notSaved')}
        </>
      )}
      {!failed && savedAt !== null && (
        <>
          <CheckmarkCircleFilled fontSize={16} className={styles.good} aria-hidden />
          {t('paper.saved', { time: formatTime(savedAt, 'clock') })}
        </>
      )}
    </output>
  );
}

/** A custom property: React's type of styles knows none. */
function textSize(px: number): CSSProperties & Record<'--paper-text', string> {
  return { '--paper-text': `${px}px` };
}
