import { Button, makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useApiPages } from '#api/query.ts';
import { jobPaths } from '#contract/paths/job.ts';
import { positionFindByCondition } from '#contract/platform/jobs/positions.ts';
import { formatNumber } from '#lib/format.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { SearchField } from '#ui/form/SearchField.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PagedList } from '#ui/PagedList.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { SimpleTabs } from '#ui/SimpleTabs.tsx';
import { ListSkeleton } from '#ui/Skeletons.tsx';
import { isNarrowed, queryOf, readFilter, type JobFilter } from '../shared/job-rules.ts';
import { PositionCard } from '../shared/PositionCard.tsx';
import { useJobNotes } from '../shared/use-job-notes.ts';
import { Filters } from './Filters.tsx';
import { SavedPositions } from './SavedPositions.tsx';

/** A page of the list (002 §9). */
const pageSize = 10;
const savedTab = 'saved';

const useStyles = makeStyles({
  search: { width: '280px', maxWidth: '100%' },
  list: { display: 'flex', flexDirection: 'column', gap: '12px' },
});

/** /jobIdx: positions by city, pay, experience and education, and those that the learner has saved (002 §2). */
export function Component() {
  const styles = useStyles();
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const words = jobPaths.board.read(query);
  const filter = readFilter(words);
  const notes = useJobNotes();
  const saved = notes.query.data?.saved ?? [];
  const inSaved = words.tab === savedTab;
  const change = (part: Partial<JobFilter>) =>
    void navigate(jobPaths.board.to({ ...filter, ...part }), { replace: true, preventScrollReset: true });
  const search = (name: string) => {
    change({ name });
    if (name.trim().length > 1) void notes.searched(name.trim());
  };
  return (
    <PageColumn>
      <PageTitle
        title={t('title')}
        actions={
          !inSaved && (
            <SearchField className={styles.search} label={t('search')} value={filter.name} onSearch={search} />
          )
        }
      >
        <SimpleTabs
          tabs={[
            { value: 'all', text: t('tab.all') },
            { value: savedTab, text: t('tab.saved', { number: formatNumber(saved.length) }) },
          ]}
          selected={inSaved ? savedTab : 'all'}
          onSelect={(tab) =>
            void navigate(jobPaths.board.to(tab === savedTab ? { ...filter, tab } : { ...filter }), { replace: true })
          }
        />
      </PageTitle>
      {inSaved ? (
        <SavedPositions notes={notes} />
      ) : (
        <>
          <Filters filter={filter} notes={notes} onChange={change} />
          <Positions filter={filter} notes={notes} onClear={() => void navigate(jobPaths.board.to())} />
        </>
      )}
    </PageColumn>
  );
}

interface PositionsProps {
  filter: JobFilter;
  notes: ReturnType<typeof useJobNotes>;
  onClear: () => void;
}

function Positions({ filter, notes, onClear }: PositionsProps) {
  const styles = useStyles();
  const { t } = useTranslation('jobs');
  const positions = useApiPages(positionFindByCondition, (pageNum) => ({ pageNum, pageSize, ...queryOf(filter) }), {
    persist: !isNarrowed(filter),
    keepPrevious: true,
  });
  const empty = isNarrowed(filter) ? (
    <EmptyState title={t('nothing')} hint={t('nothingHint')} action={<Button onClick={onClear}>{t('clear')}</Button>} />
  ) : (
    <EmptyState title={t('empty')} hint={t('emptyHint')} />
  );
  return (
    <PagedList of={positions} className={styles.list} skeleton={<ListSkeleton />} failed={t('failed')} empty={empty}>
      {(position) => (
        <PositionCard
          key={position.id}
          position={position}
          isSaved={notes.isSaved(position.id)}
          onSave={() => void notes.toggle(position)}
        />
      )}
    </PagedList>
  );
}
