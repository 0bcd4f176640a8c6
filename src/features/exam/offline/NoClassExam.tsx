import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { examPaths } from '#contract/paths/exam.ts';
import { EmptyState } from '#ui/EmptyState.tsx';

/** The address names no practical exam: they are opened from a task or a message. */
export function NoClassExam() {
  const { t } = useTranslation('offline');
  const navigate = useNavigate();
  const action = <Button onClick={() => void navigate(examPaths.list.to())}>{t('toExams')}</Button>;
  return <EmptyState title={t('none')} hint={t('noneHint')} action={action} />;
}
