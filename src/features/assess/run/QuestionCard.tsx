import { Button } from '@fluentui/react-components';
import { ChevronRightRegular } from '@fluentui/react-icons';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssessPaper } from '#contract/ipc/assess.ts';
import type { Question } from '#contract/ipc/paper.ts';
import { toggleOption } from '#domain/questions/answer-rules.ts';
import { AnswerField } from '#domain/questions/AnswerField.tsx';
import { RunQuestion } from '#domain/questions/RunQuestion.tsx';
import { useRunKeys } from '#domain/questions/use-run-keys.ts';
import { SafeHtml } from '#ui/SafeHtml.tsx';
import type { AnswersModel } from './use-answers.ts';

interface QuestionCardProps {
  assess: AssessPaper;
  question: Question;
  model: AnswersModel;
  onGo: (questionId: string) => void;
  onSubmit: () => void;
}

/** One question with its answer; the keys are those of a paper. */
export function QuestionCard({ assess, question, model, onGo, onSubmit }: QuestionCardProps) {
  const { t } = useTranslation('assess-run');
  const stemId = useId();
  const { questions, materials } = assess.paper;
  const value = model.valueOf(question.id);
  const previous = questions[question.number - 2]?.id;
  const next = questions[question.number]?.id;
  const material = materials.find(({ id }) => id === question.materialId);
  const goOn = () => (next === undefined ? onSubmit() : onGo(next));
  useRunKeys({
    question,
    onOption(place) {
      const option = question.options[place];
      if (option) void model.change(question.id, toggleOption(question, value, option.key));
    },
    onPrevious: () => previous !== undefined && onGo(previous),
    onNext: () => next !== undefined && onGo(next),
    onAdvance: goOn,
    // An assessment has no marks.
    onMark: () => undefined,
  });
  return (
    <RunQuestion
      question={question}
      label={t('question')}
      number={t('number', { number: question.number, total: questions.length })}
      kind={t(`kind.${question.kind}`)}
      material={material && <SafeHtml html={material.html} />}
      stemId={stemId}
      previous={t('previous')}
      onPrevious={previous === undefined ? null : () => onGo(previous)}
      end={
        <Button
          appearance="primary"
          icon={next === undefined ? null : <ChevronRightRegular />}
          iconPosition="after"
          onClick={goOn}
        >
          {t(next === undefined ? 'submit' : 'next')}
        </Button>
      }
    >
      <div data-answer>
        <AnswerField
          key={question.id}
          question={question}
          value={value}
          stemId={stemId}
          onChange={(changed) => void model.change(question.id, changed)}
        />
      </div>
    </RunQuestion>
  );
}
