import { makeStyles } from '@fluentui/react-components';
import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { persistedPages, useApiPages, useApiQuery } from '#api/query.ts';
import { findTaskLearningInfo, findTaskList, type TaskListItem } from '#contract/platform/learning/task-list.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { SearchField } from '#ui/form/SearchField.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PagedList } from '#ui/PagedList.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { SimpleTabs } from '#ui/SimpleTabs.tsx';
import { ListSkeleton } from '#ui/Skeletons.tsx';
import { ContinueCard } from './ContinueCard.tsx';
import { matches, pagesByTask, type TaskFilter, taskFilters, withInfo } from './rules.ts';
import { SideLinks } from './SideLinks.tsx';
import { StudyTime } from './StudyTime.tsx';
import { TaskCard } from './TaskCard.tsx';

interface ToldTaskCardProps {
  task: TaskListItem;
  /** The number of its page, from 0. */
  page: number;
  /** The ids of its page, which are asked for together. */
  taskIds: string;
}

/**
 * A task with its learning info: one call a page, made once one of its cards is drawn. Without an answer it stays as it
 * is. Drawn again only for itself: a long list draws its screen for every page that arrives.
 */
const ToldTaskCard = memo(function ToldTaskCard({ task, page, taskIds }: ToldTaskCardProps) {
  const persist = page < persistedPages;
  const { data } = useApiQuery(findTaskLearningInfo, { taskIds }, { persist, silent: true, optional: true });
  const info = data?.find((told) => (told.taskId || told.id) === task.id);
  return <TaskCard task={withInfo(task, info)} />;
});

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
    keepPrevious: true,
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
