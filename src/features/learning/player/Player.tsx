import { makeStyles, tokens } from '@fluentui/react-components';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useApiQuery } from '#api/query.ts';
import { studentFindCourseById } from '#contract/platform/learning/course.ts';
import { useKeptItems } from '../shared/offline/use-kept-items.ts';
import { playerOf, type PlayedCourse, type PlayerWay } from '../shared/outline/item-address.ts';
import { isContent, nextItem, type OutlineRow } from '../shared/outline/outline-rules.ts';
import { SearchedOutline } from '../shared/outline/SearchedOutline.tsx';
import { Item } from './Item.tsx';
import { PlayerBar } from './PlayerBar.tsx';
import { SideHead } from './SideHead.tsx';

const narrow = '@media (max-width: 1023px)';

const useStyles = makeStyles({
  screen: { flexGrow: 1, display: 'flex', flexDirection: 'column', minWidth: 0 },
  columns: {
    flexGrow: 1,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 336px',
    alignItems: 'start',
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  side: {
    position: 'sticky',
    top: 0,
    height: 'calc(100vh - 56px)',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    [narrow]: { position: 'static', height: 'auto', borderLeft: 'none' },
  },
  keptOnly: { margin: 0, padding: '16px', color: tokens.colorNeutralForeground2 },
  outline: { flexGrow: 1, minHeight: 0, overflowY: 'auto', paddingBottom: '16px' },
});

interface PlayerProps {
  course: PlayedCourse;
  /** Of the address: its course's name comes after the platform's own. */
  way: PlayerWay;
  rows: readonly OutlineRow[];
  row: OutlineRow;
  /** The platform does not tell the items: these are the ones that this computer keeps. */
  keptOnly?: boolean;
}

/** An item of a course with the others beside it. */
export function Player({ course, way, rows, row, keptOnly = false }: PlayerProps) {
  const styles = useStyles();
  const { t } = useTranslation('player');
  const navigate = useNavigate();
  const { state } = useLocation();
  // A page that was loaded again, or gone back to, was asked for long ago.
  const justCame = useNavigationType() !== NavigationType.Pop;
  const { courseId, taskId, taskType, trainId } = course;
  const facts = useApiQuery(studentFindCourseById, { id: courseId }, { persist: true, silent: true });
  const name = facts.data?.name || (way.courseName ?? '');
  const notes = {
    courseId,
    title: name,
    items: rows.filter(({ node }) => isContent(node)).map(({ node }) => ({ itemId: node.id, name: node.name })),
  };
  const { wholeIds } = useKeptItems();
  const next = nextItem(rows, row.node.id);
  const list = useRef<HTMLDivElement>(null);
  const shown = row.node.id;
  useEffect(() => {
    if (shown) centreCurrent(list.current);
  }, [shown]);
  const open = useCallback(
    ({ node }: OutlineRow) =>
      void navigate(playerOf({ courseId, taskId, taskType, trainId }, node, way), {
        replace: true,
        state: { play: true },
      }),
    [navigate, courseId, taskId, taskType, trainId, way],
  );
  return (
    <main className={styles.screen}>
      <PlayerBar course={course} name={name} backPath={way.backPath ?? null} />
      <div className={styles.columns}>
        <Item
          key={row.node.id}
          course={course}
          courseName={name}
          progress={facts.data?.userLearnInfo.learnRate ?? null}
          row={row}
          next={next}
          notes={notes}
          autoPlay={isTrueIn(state, 'play')}
          asked={keptOnly || (justCame && isTrueIn(state, 'asked'))}
          onOpen={open}
        />
        <aside className={styles.side}>
          {keptOnly ? (
            <p className={styles.keptOnly}>{t('keptOnly')}</p>
          ) : (
            <SideHead rate={facts.data?.userLearnInfo.learnRate ?? null} rows={rows} />
          )}
          <div ref={list} className={styles.outline}>
            <SearchedOutline rows={rows} keptIds={wholeIds} currentId={row.node.id} onOpen={open} searchAbove />
          </div>
        </aside>
      </div>
    </main>
  );
}

/** Brings the item that is studied to the middle of the outline, without moving the page. */
function centreCurrent(list: HTMLElement | null): void {
  const current = list?.querySelector('[aria-current="true"]')?.closest('li');
  if (!list || !current) return;
  const { top, height } = current.getBoundingClientRect();
  list.scrollTop += top - list.getBoundingClientRect().top - (list.clientHeight - height) / 2;
}

/**
 * What the screen that led here told: `play`, the learner asked for this item a moment ago; `asked`, the platform was
 * asked whether it is valid.
 */
function isTrueIn(state: unknown, key: 'play' | 'asked'): boolean {
  return typeof state === 'object' && state !== null && Object.entries(state).some(([k, v]) => k === key && v === true);
}
