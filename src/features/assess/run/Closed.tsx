import { Button, makeStyles, Spinner } from '@fluentui/react-components';
import { CheckmarkCircleRegular, CloudOffRegular, HistoryRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { AssessPaper, AssessState } from '#contract/ipc/assess.ts';
import { isAnswered } from '#contract/ipc/paper.ts';
import { assessPaths } from '#contract/paths/assess.ts';
import { Banner } from '#ui/Banner.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { Panel } from '#ui/Panel.tsx';
import { DeliveryNote } from './DeliveryNote.tsx';
import { deliveryOf, isNotTaken, refusalsOf, type AssessStage } from './rules.ts';

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: '16px', padding: '24px' },
  text: { margin: 0 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

type ClosedStage = Exclude<AssessStage, 'intro' | 'questions'>;

const icons: Readonly<Record<ClosedStage, ReactNode>> = {
  sending: <Spinner size="tiny" />,
  submitted: <CheckmarkCircleRegular fontSize={20} />,
  over: <HistoryRegular fontSize={20} />,
};

interface ClosedProps {
  stage: ClosedStage;
  assess: AssessPaper;
  state: AssessState;
  name: string;
}

/** An assessment that takes no more answers: on its way, submitted, or over. */
export function Closed({ stage, assess, state, name }: ClosedProps) {
  const styles = useStyles();
  const { t } = useTranslation('assess-run');
  const navigate = useNavigate();
  const { questions } = assess.paper;
  const answered = questions.filter(({ id }) => isAnswered(state.answers[id]?.value)).length;
  const { refused } = deliveryOf(state);
  const submissionNotTaken = state.submission !== null && isNotTaken(state.submission);
  const toResult = assessPaths.answers.to(
    state.resultId === '' ? { assessId: assess.ref.assessId } : { resultId: state.resultId },
  );
  return (
    <PageColumn>
      <PageTitle title={name || t('title')} />
      <Banner
        appearance={stage === 'submitted' ? 'good' : stage === 'over' ? 'attention' : 'plain'}
        icon={icons[stage]}
        title={t(`closed.${stage}`)}
      >
        {t(`closed.${stage}Hint`)}
      </Banner>
      {(refused > 0 || submissionNotTaken) && (
        <Banner
          icon={<CloudOffRegular fontSize={20} />}
          title={refused > 0 ? t('refused.answers', { count: refused }) : t('refused.submission')}
        >
          {refusalsOf(state)
            .map((words) => t('refused.words', { words }))
            .join(' ')}
        </Banner>
      )}
      <Panel className={styles.panel}>
        <p className={styles.text}>{t('sheet.answered', { answered, total: questions.length })}</p>
        <DeliveryNote state={state} />
        <div className={styles.actions}>
          {stage !== 'sending' && (
            <Button appearance="primary" onClick={() => void navigate(toResult)}>
              {t(stage === 'submitted' ? 'closed.toResult' : 'closed.toResults')}
            </Button>
          )}
          <Button onClick={() => void navigate(assessPaths.list.to())}>{t('toList')}</Button>
        </div>
      </Panel>
    </PageColumn>
  );
}
