import { Button, makeStyles } from '@fluentui/react-components';
import { BookmarkOffRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useApiPages } from '../../../api/query.ts';
import { learningPaths } from '../../../contract/paths/learning.ts';
import { courseSaasFindByCondition } from '../../../contract/platform/learning/saved-course.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { itemsOf, PagedList } from '../../../ui/PagedList.tsx';
import { ListSkeleton } from '../../../ui/Skeletons.tsx';
import { SavedRow } from './SavedRow.tsx';
import { useRemoval } from './use-removal.ts';

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
      >
        {(entry) => (
          <SavedRow key={entry.id} entry={entry} busy={removal.busy} onRemove={() => removal.remove(entry)} />
        )}
      </PagedList>
    </>
  );
}
