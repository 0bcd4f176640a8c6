import { Button, makeStyles } from '@fluentui/react-components';
import { CloudOffRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssessPaper, AssessState } from '#contract/ipc/assess.ts';
import { Banner } from '#ui/Banner.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { AnswerSheet } from './AnswerSheet.tsx';
import { AssessBar } from './AssessBar.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { deliveryOf, emptyNumbers, refusalsOf, startAt } from './rules.ts';
import { SubmitDialog } from './SubmitDialog.tsx';
import { useAnswers } from './use-answers.ts';

const useStyles = makeStyles({
  desk: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'minmax(0, 1fr) 264px',
    alignItems: 'start',
    '@media (max-width: 959px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

interface AnswerDeskProps {
  assess: AssessPaper;
  state: AssessState;
  name: string;
}

/** The questions one by one: bar, question, sheet. */
export function AnswerDesk({ assess, state, name }: AnswerDeskProps) {
  const styles = useStyles();
  const { t } = useTranslation('assess-run');
  const model = useAnswers(state);
  const [submitting, setSubmitting] = useState(false);
  // The screen moves at once; the record follows.
  const [current, setCurrent] = useState(() => startAt(assess, state));
  const go = (questionId: string) => {
    setCurrent(questionId);
    void model.go(questionId);
  };
  const { refused } = deliveryOf(state);
  const question = assess.paper.questions.find(({ id }) => id === current);
  const notTaken = state.submission?.sync === 'refused';
  return (
    <PageColumn>
      <AssessBar name={name} state={state} saved={model.saved} onSubmit={() => setSubmitting(true)} />
      {(refused > 0 || notTaken) && (
        <Banner
          icon={<CloudOffRegular fontSize={20} />}
          title={notTaken ? t('refused.submission') : t('refused.answers', { count: refused })}
          action={<Button onClick={() => void model.retry()}>{t('refused.again')}</Button>}
        >
          {refusalsOf(state)
            .map((words) => t('refused.words', { words }))
            .join(' ')}
        </Banner>
      )}
      <div className={styles.desk}>
        {question && (
          <QuestionCard
            assess={assess}
            question={question}
            model={model}
            onGo={go}
            onSubmit={() => setSubmitting(true)}
          />
        )}
        <AnswerSheet assess={assess} state={state} model={model} current={current} onGo={go} />
      </div>
      <SubmitDialog
        open={submitting}
        empty={emptyNumbers(assess, model.valueOf)}
        total={assess.paper.questions.length}
        refused={refused}
        onClose={() => setSubmitting(false)}
        onSubmit={() => model.submit(refused > 0)}
      />
    </PageColumn>
  );
}
