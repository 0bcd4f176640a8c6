import { Button, makeStyles } from '@fluentui/react-components';
import { BookmarkOffRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useApiMutation, useApiPages } from '#api/query.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import {
  courseSaasDelete,
  courseSaasFindByCondition,
  courseSaasSave,
  isSavedEntry,
  type SavedCourse,
} from '#contract/platform/learning/saved-course.ts';
import { Banner } from '#ui/Banner.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { itemsOf, PagedList } from '#ui/PagedList.tsx';
import { ListSkeleton } from '#ui/Skeletons.tsx';
import { SavedRow } from './SavedRow.tsx';

/** A page of the list (002 §9). */
const pageSize = 10;

const useStyles = makeStyles({ list: { display: 'flex', flexDirection: 'column', gap: '12px' } });

/** What the learner has saved; what was removed a moment ago can be had back. */
export function SavedList() {
  const styles = useStyles();
  const { t } = useTranslation('saved');
  const navigate = useNavigate();
  const saved = useApiPages(courseSaasFindByCondition, (pageNum) => ({ pageNum, pageSize }), { persist: true });
  const removal = useRemoval(itemsOf(saved), saved.isSuccess && !saved.isFetching);
  const { removed } = removal;
  const toCourses = (
    <Button onClick={() => void navigate(learningPaths.courses.to({ tab: 'all' }), { replace: true })}>
      {t('list.toCourses')}
    </Button>
  );
  return (
    <>
      {removed && (
        <Banner
          appearance="plain"
          icon={<BookmarkOffRegular fontSize={20} />}
          title={t('list.removed', { name: removed.itemName || removed.courseName })}
          action={
            <Button disabledFocusable={removal.busy} onClick={() => removal.undo(removed)}>
              {t('list.undo')}
            </Button>
          }
        />
      )}
      <PagedList
        of={saved}
        className={styles.list}
        skeleton={<ListSkeleton />}
        failed={t('failed')}
        empty={<EmptyState title={t('list.empty')} hint={t('list.emptyHint')} action={toCourses} />}
        filter={isSavedEntry}
        words={({ courseName, itemName }) => [courseName, itemName]}
      >
        {(entry) => (
          <SavedRow key={entry.id} entry={entry} busy={removal.busy} onRemove={() => removal.remove(entry)} />
        )}
      </PagedList>
    </>
  );
}

/**
 * Removes what was saved, and saves it again. `removed` is the entry that the platform lists no more: a removal whose
 * answer says yes and that is listed all the same is none.
 */
function useRemoval(listed: readonly SavedCourse[], settled: boolean) {
  const remove = useApiMutation(courseSaasDelete);
  const save = useApiMutation(courseSaasSave);
  const [asked, setAsked] = useState<SavedCourse | null>(null);
  const gone = asked !== null && settled && !listed.some(({ id }) => id === asked.id);
  return {
    busy: remove.isPending || save.isPending,
    removed: gone ? asked : null,
    remove: (entry: SavedCourse) => {
      setAsked(entry);
      remove.mutate({ id: entry.id });
    },
    undo: ({ courseId, courseItemId }: SavedCourse) =>
      save.mutate({ courseId, courseItemId }, { onSuccess: () => setAsked(null) }),
  };
}
