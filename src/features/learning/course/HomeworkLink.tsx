import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useApiQuery } from '../../../api/query.ts';
import { learningPaths } from '../../../contract/paths/learning.ts';
import { homeworkFindByCourseId } from '../../../contract/platform/learning/homework.ts';
import { formatNumber } from '../../../lib/format.ts';

/** The way to the homework of a course, with how many are still to be handed in; nothing where there is none. */
export function HomeworkLink({ courseId, taskId }: { courseId: string; taskId: string | null }) {
  const { t } = useTranslation('course');
  const navigate = useNavigate();
  const { data } = useApiQuery(homeworkFindByCourseId, { courseId, taskId: taskId ?? undefined }, { aside: true });
  if (!data || data.length === 0) return null;
  const open = data.filter(({ status }) => status === 'open').length;
  return (
    <Button onClick={() => void navigate(learningPaths.homework.to({ courseId, taskId }))}>
      {open === 0 ? t('homework') : t('homeworkOpen', { number: formatNumber(open) })}
    </Button>
  );
}
