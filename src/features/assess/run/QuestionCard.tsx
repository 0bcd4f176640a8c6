import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ChevronLeftRegular, ChevronRightRegular } from '@fluentui/react-icons';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssessPaper } from '#contract/ipc/assess.ts';
import type { Question } from '#contract/ipc/paper.ts';
import { toggleOption } from '#domain/questions/answer-rules.ts';
import { AnswerField } from '#domain/questions/AnswerField.tsx';
import { QuestionHtml } from '#domain/questions/QuestionHtml.tsx';
import { useRunKeys } from '#domain/questions/use-run-keys.ts';
import { Heading } from '#ui/Heading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { SafeHtml } from '#ui/SafeHtml.tsx';
import type { AnswersModel } from './use-answers.ts';

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', gap: '12px', padding: '20px 24px', '--paper-text': '17px' },
  head: { display: 'flex', alignItems: 'center', gap: '12px' },
  number: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  kind: { color: tokens.colorNeutralForeground3 },
  stem: { fontSize: '17px', lineHeight: 1.7, fontWeight: 500, '& p': { margin: 0 } },
  foot: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '8px', marginTop: '4px' },
  end: { marginInlineStart: 'auto' },
});

interface QuestionCardProps {
  assess: AssessPaper;
  question: Question;
  model: AnswersModel;
  onGo: (questionId: string) => void;
  onSubmit: () => void;
}

/** One question with its answer; the keys are those of a paper. */
export function QuestionCard({ assess, question, model, onGo, onSubmit }: QuestionCardProps) {
  const styles = useStyles();
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
    <Panel className={styles.panel} aria-label={t('question')}>
      <div className={styles.head}>
        <Heading step={question.id} className={styles.number}>
          {t('number', { number: question.number, total: questions.length })}
        </Heading>
        <span className={styles.kind}>{t(`kind.${question.kind}`)}</span>
      </div>
      {material && <SafeHtml html={material.html} />}
      <div id={stemId} className={styles.stem}>
        <QuestionHtml key={question.id} html={question.html} />
      </div>
      <div data-answer>
        <AnswerField
          key={question.id}
          question={question}
          value={value}
          stemId={stemId}
          onChange={(changed) => void model.change(question.id, changed)}
        />
      </div>
      <div className={styles.foot}>
        <Button
          icon={<ChevronLeftRegular />}
          disabled={previous === undefined}
          onClick={() => previous !== undefined && onGo(previous)}
        >
          {t('previous')}
        </Button>
        <Button
          className={styles.end}
          appearance="primary"
          icon={next === undefined ? null : <ChevronRightRegular />}
          iconPosition="after"
          onClick={goOn}
        >
          {t(next === undefined ? 'submit' : 'next')}
        </Button>
      </div>
    </Panel>
  );
}
