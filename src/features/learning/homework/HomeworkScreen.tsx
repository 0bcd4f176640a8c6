import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { learningPaths } from '#contract/paths/learning.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { HomeworkList } from './HomeworkList.tsx';
import { HomeworkView } from './HomeworkView.tsx';

/** /learning/assignment: the homework of a course, or one of it (002 §2). */
export function Component() {
  const { t } = useTranslation('homework');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { courseId, homeworkId, taskId } = learningPaths.homework.read(query);
  if (courseId === null || courseId === '') {
    const action = <Button onClick={() => void navigate(learningPaths.center.to())}>{t('toCentre')}</Button>;
    return (
      <PageColumn>
        <EmptyState wholeScreen title={t('none.title')} hint={t('none.hint')} action={action} />
      </PageColumn>
    );
  }
  if (homeworkId === null || homeworkId === '') return <HomeworkList courseId={courseId} taskId={taskId} />;
  return <HomeworkView key={`${courseId} ${homeworkId}`} {...{ courseId, homeworkId, taskId }} />;
}
