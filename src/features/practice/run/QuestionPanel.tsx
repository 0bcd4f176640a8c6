import { Button } from '@fluentui/react-components';
import { ChevronRightRegular, FlagFilled, FlagRegular } from '@fluentui/react-icons';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isAnswered } from '#contract/ipc/paper.ts';
import type { PracticeRun, StoredPractice } from '#contract/ipc/practice.ts';
import { toggleOption } from '#domain/questions/answer-rules.ts';
import { AnswerField } from '#domain/questions/AnswerField.tsx';
import { RecordingPlayer } from '#domain/questions/listening/RecordingPlayer.tsx';
import { RunQuestion } from '#domain/questions/RunQuestion.tsx';
import { useRunKeys } from '#domain/questions/use-run-keys.ts';
import { modeRules } from '#rules/practice/modes.ts';
import { MaterialBox } from '../shared/MaterialBox.tsx';
import { Feedback } from './Feedback.tsx';
import { beside } from './rules.ts';
import type { RunModel } from './use-run.ts';

interface QuestionPanelProps extends StoredPractice {
  run: PracticeRun;
  model: RunModel;
  questionId: string;
  onGo: (questionId: string) => void;
  onFinish: () => void;
}

/** The question, its answer, and in modes with feedback at once what is right. */
export function QuestionPanel({ practice, state, run, model, questionId, onGo, onFinish }: QuestionPanelProps) {
  const { t } = useTranslation('practice');
  const stemId = useId();
  const question = practice.paper.questions.find(({ id }) => id === questionId);
  const answer = run.answers[questionId];
  const value = model.valueOf(questionId);
  const marked = state.marks[questionId]?.marked ?? false;
  const { at, previous, next } = beside(run.questionIds, questionId);
  const checks = modeRules[run.mode].feedback === 'at-once' && answer?.final !== true;
  const goOn = () => (next === null ? onFinish() : onGo(next));
  useRunKeys({
    question,
    onOption(place) {
      const option = question?.options[place];
      if (!question || !option || answer?.final === true) return;
      void model.change(questionId, toggleOption(question, value, option.key));
    },
    onPrevious: () => previous !== null && onGo(previous),
    onNext: () => next !== null && onGo(next),
    onAdvance: () => (checks && isAnswered(value) ? void model.check(questionId) : goOn()),
    onMark: () => void model.mark(questionId, !marked),
  });
  if (!question) return null;
  const recording = practice.paper.recordings?.find(({ id }) => id === question.recordingId);
  return (
    <RunQuestion
      question={question}
      label={t('run.question')}
      number={t('run.number', { number: at + 1, total: run.questionIds.length })}
      kind={t(`kind.${question.kind}`)}
      aside={
        <Button
          appearance="subtle"
          icon={marked ? <FlagFilled /> : <FlagRegular />}
          aria-pressed={marked}
          onClick={() => void model.mark(question.id, !marked)}
        >
          {t(marked ? 'run.marked' : 'run.mark')}
        </Button>
      }
      material={<MaterialBox paper={practice.paper} question={question} />}
      stemId={stemId}
      previous={t('run.previous')}
      onPrevious={previous === null ? null : () => onGo(previous)}
      end={
        <>
          {checks && (
            <Button appearance="primary" disabled={!isAnswered(value)} onClick={() => void model.check(question.id)}>
              {t('run.check')}
            </Button>
          )}
          {next === null ? (
            <Button appearance={checks ? 'secondary' : 'primary'} onClick={onFinish}>
              {t('run.finish')}
            </Button>
          ) : (
            <Button
              appearance={checks ? 'secondary' : 'primary'}
              icon={<ChevronRightRegular />}
              iconPosition="after"
              onClick={() => onGo(next)}
            >
              {t('run.next')}
            </Button>
          )}
        </>
      }
    >
      {recording && (
        <RecordingPlayer
          // Plays are counted for each run.
          key={`${run.runId} ${recording.id}`}
          recording={recording}
          countPlay={model.play}
          failedHint={t('run.soundFailed')}
          played={run.plays?.[recording.id] ?? 0}
          // The changed state brings the count.
          onPlayed={() => undefined}
        />
      )}
      {answer?.final === true ? (
        <Feedback question={question} answer={answer} solution={practice.solutions[question.id]} />
      ) : (
        <div data-answer>
          <AnswerField
            key={question.id}
            question={question}
            value={value}
            stemId={stemId}
            onChange={(changed) => void model.change(question.id, changed)}
          />
        </div>
      )}
    </RunQuestion>
  );
}
