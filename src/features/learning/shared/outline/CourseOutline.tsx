import { makeStyles, tokens } from '@fluentui/react-components';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PlatformText } from '#ui/PlatformText.tsx';
import { listMove } from './list-move.ts';
import { isContent, type OutlineRow } from './outline-rules.ts';
import { OutlineItem } from './OutlineItem.tsx';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  chapter: {
    padding: '12px 16px 6px',
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    ':not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  },
});

interface CourseOutlineProps {
  rows: readonly OutlineRow[];
  /** Items that this computer keeps. */
  keptIds: ReadonlySet<string>;
  /** The item that is being studied; null: none. */
  currentId: string | null;
  onOpen: (row: OutlineRow) => void;
}

/**
 * The items of a course under their chapters: one stop of the Tab key, walked by arrow keys, Home and End. An item that
 * does not open keeps its place in the walk and says why.
 */
export function CourseOutline({ rows, keptIds, currentId, onOpen }: CourseOutlineProps) {
  const styles = useStyles();
  const { t } = useTranslation('outline');
  const list = useRef<HTMLUListElement>(null);
  const [visited, setVisited] = useState<number | null>(null);
  const first = rows.findIndex(({ node }) => isContent(node));
  const current = rows.findIndex(({ node }) => currentId !== null && node.id === currentId);
  const stop = visited ?? (current === -1 ? first : current);
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = items.findIndex((item) => item === document.activeElement);
    const to = at === -1 ? null : listMove(event.key, at, items.length);
    if (to === null) return;
    event.preventDefault();
    items[to]?.focus();
  };
  return (
    <ul ref={list} className={styles.list} aria-label={t('title')}>
      {rows.map((row, at) =>
        isContent(row.node) ? (
          <OutlineItem
            key={at}
            row={row}
            kept={keptIds.has(row.node.id)}
            current={at === current}
            tabStop={at === stop}
            onKeyDown={walk}
            onFocus={() => setVisited(at)}
            onOpen={() => onOpen(row)}
          />
        ) : (
          <li key={at} className={styles.chapter} style={{ paddingLeft: `${16 + row.depth * 16}px` }}>
            <PlatformText text={row.node.name} />
          </li>
        ),
      )}
    </ul>
  );
}
