import { Button, makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { examPaths } from '#contract/paths/exam.ts';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { DrawnTasks } from './DrawnTasks.tsx';
import { NoClassExam } from './NoClassExam.tsx';
import { taskNumber } from './rules.ts';
import { TaskSheet } from './TaskSheet.tsx';

const useStyles = makeStyles({
  foot: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
});

/** /offlineStem: the drawn tasks, one at a time, to read at the bench (002 §2). */
export function Component() {
  const styles = useStyles();
  const [query] = useSearchParams();
  const { t } = useTranslation('offline');
  const navigate = useNavigate();
  const { classExamId, task } = examPaths.offlineQuestions.read(query);
  if (!classExamId) {
    return (
      <PageColumn>
        <PageTitle title={t('tasksTitle')} />
        <NoClassExam />
      </PageColumn>
    );
  }
  const go = (number: number) =>
    void navigate(examPaths.offlineQuestions.to({ classExamId, task: `${number}` }), { replace: true });
  return (
    <PageColumn>
      <PageTitle
        title={t('tasksTitle')}
        actions={
          <>
            <Button onClick={() => void navigate(examPaths.offlineTraining.to({ classExamId }))}>{t('back')}</Button>
            <Button onClick={() => void navigate(examPaths.offlinePreview.to({ classExamId }))}>{t('toSheet')}</Button>
          </>
        }
      />
      <DrawnTasks classExamId={classExamId}>
        {(tasks) => {
          const number = taskNumber(task, tasks.length);
          const shown = tasks[number - 1];
          return (
            shown && (
              <>
                <TaskSheet key={number} task={shown} number={number} />
                <nav className={styles.foot} aria-label={t('tasksTitle')}>
                  <Button disabled={number === 1} onClick={() => go(number - 1)}>
                    {t('previous')}
                  </Button>
                  <span>{t('position', { number, count: tasks.length })}</span>
                  <Button disabled={number === tasks.length} onClick={() => go(number + 1)}>
                    {t('next')}
                  </Button>
                </nav>
              </>
            )
          );
        }}
      </DrawnTasks>
    </PageColumn>
  );
}
