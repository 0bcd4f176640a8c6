import { Button, makeStyles } from '@fluentui/react-components';
import { CalendarCancelRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useApiQuery } from '../../../api/query.ts';
import { learningPaths } from '../../../contract/paths/learning.ts';
import { taskDetail, type TaskDetail } from '../../../contract/platform/learning/task-detail.ts';
import { clockAtom, platformNow } from '../../../domain/session/state.ts';
import { useMoment } from '../../../lib/use-moment.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { PageColumn } from '../../../ui/PageColumn.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Read } from '../../../ui/Read.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { nextPhaseAt, phaseOf } from '../shared/task-rules.ts';
import { ChapterPanel } from './ChapterPanel.tsx';
import { foundIn, openedAtFirst, partsOf } from './item-rules.ts';
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
      <EmptyState wholeScreen title={t('none.title')} hint={t('none.hint')} action={<ToList />} />
    </PageColumn>
  );
}

function Task({ id }: { id: string }) {
  const { t } = useTranslation('task-detail');
  const task = useApiQuery(taskDetail, { id }, { persist: true });
  return (
    <PageColumn>
      <PageTitle title={task.data?.name || t('title')} actions={<ToList />} />
      <Read of={task} skeleton={<TextSkeleton />} failed={t('failed')}>
        {(detail) => <TaskContent task={detail} />}
      </Read>
    </PageColumn>
  );
}

function ToList() {
  const { t } = useTranslation('task-detail');
  const navigate = useNavigate();
  return <Button onClick={() => void navigate(learningPaths.center.to())}>{t('toList')}</Button>;
}

function TaskContent({ task }: { task: TaskDetail }) {
  const styles = useStyles();
  const { t } = useTranslation('task-detail');
  const clock = useAtomValue(clockAtom);
  const now = platformNow(clock);
  useMoment(nextPhaseAt(task, now, clock.timeShiftMs), () => platformNow(clock));
  const over = phaseOf(task, now, clock.timeShiftMs) === 'over';
  const parts = partsOf(task.itemList);
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
        {parts.length === 0 && <EmptyState title={t('empty')} hint={t('emptyHint')} />}
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
      <TaskFacts task={task} />
    </div>
  );
}
