import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { examPaths } from '#contract/paths/exam.ts';
import { distinctKeys } from '#ui/distinct-keys.ts';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { DrawnTasks } from './DrawnTasks.tsx';
import { NoClassExam } from './NoClassExam.tsx';
import { TaskSheet } from './TaskSheet.tsx';

/** /offlineTraining/preview: the whole sheet of tasks (002 §2). */
export function Component() {
  const [query] = useSearchParams();
  const { t } = useTranslation('offline');
  const navigate = useNavigate();
  const { classExamId } = examPaths.offlinePreview.read(query);
  return (
    <PageColumn>
      <PageTitle
        title={t('sheetTitle')}
        actions={
          classExamId && (
            <Button onClick={() => void navigate(examPaths.offlineTraining.to({ classExamId }))}>{t('back')}</Button>
          )
        }
      />
      {classExamId ? (
        <DrawnTasks classExamId={classExamId}>
          {(tasks) =>
            distinctKeys(tasks.map((task, index) => <TaskSheet key={task.id} task={task} number={index + 1} />))
          }
        </DrawnTasks>
      ) : (
        <NoClassExam />
      )}
    </PageColumn>
  );
}
