import { Button } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useApiQuery } from '#api/query.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import { findHomework } from '#contract/platform/learning/homework.ts';
import { sessionAtom } from '#domain/app-state.ts';
import { useDesktopQuery } from '#lib/desktop-query.ts';
import { desktop } from '#lib/desktop.ts';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';
import { HomeworkContent } from './HomeworkContent.tsx';

interface HomeworkViewProps {
  courseId: string;
  homeworkId: string;
  taskId: string | null;
}

/** One homework, with the draft of this computer. */
export function HomeworkView({ courseId, homeworkId, taskId }: HomeworkViewProps) {
  const { t } = useTranslation('homework');
  const navigate = useNavigate();
  const { accountId } = useAtomValue(sessionAtom);
  const named = { homeworkId, courseId, taskId: taskId ?? undefined };
  const homework = useApiQuery(findHomework, named, { persist: true });
  const draft = useDesktopQuery(desktop.homework.draft, [{ courseId, homeworkId }], {
    scope: accountId,
    cached: false,
  });
  const toList = (
    <Button onClick={() => void navigate(learningPaths.homework.to({ courseId, taskId }))}>{t('toList')}</Button>
  );
  const platformSays = async () => {
    const { data, isError } = await homework.refetch();
    return isError ? null : (data ?? null);
  };
  return (
    <PageColumn>
      <PageTitle title={homework.data?.name || t('one')} actions={toList} />
      <QueryView query={homework} skeleton={<TextSkeleton />} failed={t('failed')}>
        {(content) =>
          draft.isPending ? (
            <TextSkeleton />
          ) : (
            <HomeworkContent
              homework={content}
              named={named}
              kept={draft.data ?? null}
              draftUnread={draft.isError}
              platformSays={platformSays}
            />
          )
        }
      </QueryView>
    </PageColumn>
  );
}
