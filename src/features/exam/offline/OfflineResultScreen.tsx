import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useApiQuery } from '#api/query.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { classExamUserFindExamScore } from '#contract/platform/offline-training/class-exam.ts';
import { distinctKeys } from '#ui/distinct-keys.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';
import { NoClassExam } from './NoClassExam.tsx';
import { ScoredTask } from './ScoredTask.tsx';
import { ScorePanel } from './ScorePanel.tsx';

/** /offlineTraining/preview/result: what the examiner gave, task by task (002 §2). */
export function Component() {
  const [query] = useSearchParams();
  const { t } = useTranslation('offline');
  const navigate = useNavigate();
  const { classExamId } = examPaths.offlineResult.read(query);
  return (
    <PageColumn>
      <PageTitle
        title={t('resultTitle')}
        actions={
          classExamId && (
            <Button onClick={() => void navigate(examPaths.offlineTraining.to({ classExamId }))}>{t('back')}</Button>
          )
        }
      />
      {classExamId ? <ScoreOf classExamId={classExamId} /> : <NoClassExam />}
    </PageColumn>
  );
}

function ScoreOf({ classExamId }: { classExamId: string }) {
  const { t } = useTranslation('offline');
  const result = useApiQuery(classExamUserFindExamScore, { classExamId });
  return (
    <QueryView query={result} skeleton={<TextSkeleton />} failed={t('resultFailed')}>
      {(score) =>
        score.score === null ? (
          <EmptyState
            title={t('notMarked')}
            hint={t('notMarkedHint')}
            action={<Button onClick={() => void result.refetch()}>{t('refresh')}</Button>}
          />
        ) : (
          <>
            <ScorePanel score={score} />
            {distinctKeys(
              score.questionList.map((task, index) => <ScoredTask key={task.id} task={task} number={index + 1} />),
            )}
          </>
        )
      }
    </QueryView>
  );
}
