import { Button, makeStyles } from '@fluentui/react-components';
import { CalendarCancelRegular, LockOpenRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useApiQuery } from '#api/query.ts';
import { ownPath } from '#contract/paths/define-path.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import { practicePaths } from '#contract/paths/practice.ts';
import { taskDetail, type TaskDetail } from '#contract/platform/learning/task-detail.ts';
import { clockAtom, platformNow } from '#domain/app-state.ts';
import { formatList } from '#lib/format.ts';
import { useMoment } from '#lib/use-moment.ts';
import { Banner } from '#ui/Banner.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { SearchField } from '#ui/form/SearchField.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';
import { nextPhaseAt, phaseOf } from '../shared/task-rules.ts';
import { ChapterPanel } from './ChapterPanel.tsx';
import { foundIn, openedAtFirst, openedSince, partsOf, shutIn, type Part } from './item-rules.ts';
import { TaskFacts } from './TaskFacts.tsx';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gap: '24px',
    gridTemplateColumns: 'minmax(0, 1fr) 312px',
    alignItems: 'start',
    '@media (max-width: 1099px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  search: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 16px' },
  field: { flexGrow: 1, maxWidth: '360px' },
  side: { minWidth: 0, display: 'flex', flexDirection: 'column', gap: '16px' },
  tree: { minWidth: 0, display: 'flex', flexDirection: 'column', gap: '16px' },
});

/** Fewer items are seen at a glance. */
const searchedFrom = 10;

/** /learning/taskDetail: a task with its items (002 §2). */
export function Component() {
  const [query] = useSearchParams();
  const { t } = useTranslation('task-detail');
  const { id } = learningPaths.task.read(query);
  if (id !== null && id !== '') return <Task id={id} />;
  return (
    <PageColumn>
      <EmptyState wholeScreen title={t('none.title')} hint={t('none.hint')} action={<Back />} />
    </PageColumn>
  );
}

function Task({ id }: { id: string }) {
  const { t } = useTranslation('task-detail');
  const task = useApiQuery(taskDetail, { id }, { persist: true });
  return (
    <PageColumn>
      <PageTitle title={task.data?.name || t('title')} actions={<Back />} />
      <QueryView query={task} skeleton={<TextSkeleton />} failed={t('failed')}>
        {(detail) => <TaskContent task={detail} />}
      </QueryView>
    </PageColumn>
  );
}

/** Back to where the address says, else to the learning centre (G-075). */
function Back() {
  const { t } = useTranslation('task-detail');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const list = learningPaths.center.to();
  const back = ownPath(learningPaths.task.read(query).backPath) ?? list;
  return <Button onClick={() => void navigate(back)}>{t(back === list ? 'toList' : 'back')}</Button>;
}

/** Names of the items that opened since the task was read first: what was kept of an earlier visit counts. */
function useNewlyOpen(parts: readonly Part[]): readonly string[] {
  const shut = shutIn(parts);
  const [known, setKnown] = useState({ shut, names: [] as readonly string[] });
  if (shut.join() !== known.shut.join()) {
    const opened = openedSince(known.shut, parts).map(({ contentName, stageName }) => contentName || stageName);
    setKnown({ shut, names: [...new Set([...known.names, ...opened])] });
  }
  return known.names;
}

function TaskContent({ task }: { task: TaskDetail }) {
  const styles = useStyles();
  const { t } = useTranslation('task-detail');
  const clock = useAtomValue(clockAtom);
  const now = platformNow(clock);
  useMoment(nextPhaseAt(task, now, clock.timeShiftMs), () => platformNow(clock));
  const over = phaseOf(task, now, clock.timeShiftMs) === 'over';
  const navigate = useNavigate();
  const { pathname, search: query } = useLocation();
  const parts = partsOf(task.itemList ?? []);
  const newlyOpen = useNewlyOpen(parts);
  const practises = parts.some(({ items }) => items.some(({ kind }) => kind === 'practice'));
  const practices = practicePaths.trainingTask.to({ id: task.id, taskId: task.id, backPath: pathname + query });
  const [search, setSearch] = useState('');
  const size = parts.reduce((sum, { items }) => sum + items.length, 0);
  const found = parts.flatMap((part) => {
    const items = foundIn(part, search);
    return items === null ? [] : { part, items };
  });
  const [opened, setOpened] = useState(() => openedAtFirst(parts));
  const toggle = (id: string) =>
    setOpened((known) => new Set(known.has(id) ? [...known].filter((other) => other !== id) : [...known, id]));
  return (
    <div className={styles.columns}>
      <div className={styles.tree}>
        {over && (
          <Banner icon={<CalendarCancelRegular fontSize={20} />} title={t('over.title')}>
            {t('over.text')}
          </Banner>
        )}
        {newlyOpen.length > 0 && (
          <output>
            <Banner
              appearance="good"
              icon={<LockOpenRegular fontSize={20} />}
              title={t('nowOpen', { names: formatList(newlyOpen) })}
            />
          </output>
        )}
        {task.itemList === null && <EmptyState title={t('unread')} hint={t('unreadHint')} />}
        {task.itemList?.length === 0 && <EmptyState title={t('empty')} hint={t('emptyHint')} />}
        {size >= searchedFrom && (
          <div className={styles.search}>
            <SearchField className={styles.field} label={t('search.label')} value={search} onSearch={setSearch} />
            <output>{found.length === 0 && t('search.nothing')}</output>
          </div>
        )}
        {found.map(({ part, items }) => (
          <ChapterPanel
            key={part.id}
            task={task}
            part={part}
            items={items}
            taskOver={over}
            opened={search !== '' || opened.has(part.id)}
            onToggle={() => toggle(part.id)}
          />
        ))}
      </div>
      <div className={styles.side}>
        <TaskFacts task={task} />
        {practises && <Button onClick={() => void navigate(practices)}>{t('practices')}</Button>}
      </div>
    </div>
  );
}
