import { makeStyles } from '@fluentui/react-components';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiPages } from '../../../api/query.ts';
import { findTaskList } from '../../../contract/platform/learning/task-list.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { PagedList } from '../../../ui/PagedList.tsx';
import { PageColumn } from '../../../ui/PageColumn.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { SimpleTabs } from '../../../ui/SimpleTabs.tsx';
import { ListSkeleton } from '../../../ui/Skeletons.tsx';
import { ContinueCard } from './ContinueCard.tsx';
import { matches, pagesByTask, taskFilters, type TaskFilter } from './rules.ts';
import { SideLinks } from './SideLinks.tsx';
import { StudyTime } from './StudyTime.tsx';
import { ToldTaskCard } from './ToldTaskCard.tsx';

/** A page of the list (002 §9). */
const pageSize = 10;

const filters = ['all', 'notStarted', 'inProgress', 'ended'] as const satisfies readonly TaskFilter[];

const narrow = '@media (max-width: 1099px)';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    columnGap: '24px',
    gridTemplateColumns: 'minmax(0, 1fr) 312px',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    gridTemplateAreas: '"going side" "tasks side"',
    alignItems: 'start',
    // In one column what goes on stands first, and the ways elsewhere before a list that may be long.
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"going" "side" "tasks"' },
  },
  going: { gridArea: 'going', minWidth: 0, ':not(:empty)': { paddingBottom: '16px' } },
  side: {
    gridArea: 'side',
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    [narrow]: { paddingBottom: '16px' },
  },
  tasks: { gridArea: 'tasks', minWidth: 0 },
  list: { display: 'flex', flexDirection: 'column', gap: '12px' },
  search: { width: '280px', maxWidth: '100%' },
});

/** /learning: the learner's training tasks and study time (002 §2). */
export function Component() {
  const styles = useStyles();
  const { t } = useTranslation('learning');
  const [filter, setFilter] = useState<TaskFilter>('all');
  const [search, setSearch] = useState('');
  return (
    <PageColumn>
      <PageTitle
        title={t('title')}
        actions={
          <SearchField className={styles.search} label={t('search.label')} value={search} onSearch={setSearch} />
        }
      >
        <SimpleTabs
          tabs={filters.map((value) => ({ value, text: t(`tabs.${value}`) }))}
          selected={filter}
          onSelect={setFilter}
        />
      </PageTitle>
      <div className={styles.columns}>
        <div className={styles.going}>{filter === 'all' && search === '' && <ContinueCard />}</div>
        <div className={styles.side}>
          <StudyTime />
          <SideLinks />
        </div>
        <div className={styles.tasks}>
          <Tasks filter={filter} search={search} />
        </div>
      </div>
    </PageColumn>
  );
}

function Tasks({ filter, search }: { filter: TaskFilter; search: string }) {
  const styles = useStyles();
  const { t } = useTranslation('learning');
  const taskStatus = taskFilters[filter];
  const status = taskStatus === undefined ? {} : { taskStatus };
  const tasks = useApiPages(findTaskList, (pageNum) => ({ pageNum, pageSize, ...status }), {
    persist: true,
    keepsBefore: true,
  });
  const pages = useMemo(() => pagesByTask(tasks.data?.pages ?? []), [tasks.data]);
  const [title, hint] = search === '' ? ['empty', 'emptyHint'] : ['search.nothing', 'search.nothingHint'];
  return (
    <PagedList
      of={tasks}
      className={styles.list}
      skeleton={<ListSkeleton />}
      failed={t('failed')}
      empty={<EmptyState title={t(title)} hint={t(hint)} />}
      filter={search === '' ? undefined : (task) => matches(task, search)}
    >
      {(task) => {
        const { number, ids } = pages.get(task) ?? { number: 0, ids: task.id };
        return <ToldTaskCard key={task.id} task={task} page={number} taskIds={ids} />;
      }}
    </PagedList>
  );
}
