import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '#api/query.ts';
import { refusalOf } from '#api/refusal.ts';
import { classExamUserFindQuestion, type ClassExamTask } from '#contract/platform/offline-training/class-exam.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';

interface DrawnTasksProps {
  classExamId: string;
  children: (tasks: readonly ClassExamTask[]) => ReactNode;
}

/** The tasks that were drawn; before the draw, that there are none. */
export function DrawnTasks({ classExamId, children }: DrawnTasksProps) {
  const { t } = useTranslation('offline');
  // Stored for a workshop without network.
  const drawn = useApiQuery(classExamUserFindQuestion, { classExamId }, { persist: true, silent: true });
  const nothing = (
    <EmptyState title={t('notDrawn')} hint={(drawn.error && refusalOf(drawn.error)) ?? t('notDrawnHint')} />
  );
  if (drawn.data === undefined && drawn.error && refusalOf(drawn.error) !== null) return nothing;
  return (
    <QueryView query={drawn} skeleton={<TextSkeleton />} failed={t('tasksFailed')}>
      {({ questionList }) => {
        if (questionList === null) return <EmptyState title={t('unread')} hint={t('unreadHint')} />;
        return questionList.length === 0 ? nothing : children(questionList);
      }}
    </QueryView>
  );
}
