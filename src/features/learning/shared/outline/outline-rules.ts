import type { CourseNode } from '#contract/platform/learning/course.ts';

const expired = 2;
const done = 100;

/** An item of the outline with what stands around it. */
export interface OutlineRow {
  readonly node: CourseNode;
  /** 0 for an item that lies in nothing. */
  readonly depth: number;
  /** The content before it whose rate opens it; null: it is the first. */
  readonly before: CourseNode | null;
}

/** `untold`: the platform says nothing of how far it is studied. */
export type OutlineState = 'done' | 'part' | 'none' | 'untold' | 'locked' | 'expired' | 'empty';

/** The tree as rows from top to bottom, chapters too. */
export function rowsOf(tree: readonly CourseNode[]): OutlineRow[] {
  const rows: OutlineRow[] = [];
  let before: CourseNode | null = null;
  const walk = (nodes: readonly CourseNode[], depth: number): void => {
    for (const node of nodes) {
      rows.push({ node, depth, before });
      if (isContent(node) && !isEmpty(node) && !isExpired(node)) before = node;
      walk(node.childrenList, depth + 1);
    }
  };
  walk(tree, 0);
  return rows;
}

/** False for a chapter. */
export function isContent({ kind }: CourseNode): boolean {
  return kind !== 'chapter';
}

const isExpired = ({ dateExpireStatus }: CourseNode): boolean => dateExpireStatus === expired;

/** A live class or a lab without content cannot be studied (002 §4). */
function isEmpty({ kind, detailId, liveRoomId }: CourseNode): boolean {
  return (kind === 'live' && detailId === '' && liveRoomId === '') || (kind === 'lab' && detailId === '');
}

/** The state of an item, the first of these that holds: expired, without content, locked, not told, done, in part, not begun. */
export function stateOf(row: OutlineRow): OutlineState {
  const { node } = row;
  if (isExpired(node)) return 'expired';
  if (isEmpty(node)) return 'empty';
  if (isLocked(row)) return 'locked';
  const rate = node.studyInfo.learnRate;
  if (rate === null) return 'untold';
  if (rate >= done) return 'done';
  return rate > 0 ? 'part' : 'none';
}

/** The platform's word decides; where it says nothing, the content before must reach the rate (002 §4). */
function isLocked({ node, before }: OutlineRow): boolean {
  if (node.lock !== null) return node.lock;
  const needed = node.lockCourseRate ?? 0;
  return needed > 0 && before !== null && (before.studyInfo.learnRate ?? 0) < needed;
}

/** True when a learner can study the item now. */
export function isOpen(row: OutlineRow): boolean {
  return isContent(row.node) && ['done', 'part', 'none', 'untold'].includes(stateOf(row));
}

/** The items whose name, or that of a chapter above them, holds what is searched for, with those chapters. */
export function foundRows(rows: readonly OutlineRow[], search: string): readonly OutlineRow[] {
  const wanted = search.trim().toLocaleLowerCase();
  if (wanted === '') return rows;
  const found = new Set<OutlineRow>();
  const above: OutlineRow[] = [];
  for (const row of rows) {
    above.splice(row.depth, above.length, row);
    const matches = above.some(({ node }) => node.name.toLocaleLowerCase().includes(wanted));
    if (matches && isContent(row.node)) for (const one of above) found.add(one);
  }
  return rows.filter((row) => found.has(row));
}

const liveOver = 2;

/** A class that is over and can be watched again (002 §4). */
export function hasReplay({ kind, isLiveReplay, liveStatus }: CourseNode): boolean {
  return kind === 'live' && isLiveReplay && liveStatus === liveOver;
}

/** What follows an item: one that opens, one that is locked until more is studied, or nothing. */
export type Next = { kind: 'open' | 'locked'; row: OutlineRow } | { kind: 'end' };

/**
 * The content after the item of this id. What has expired or has no content is passed over; what is locked is not, since
 * nothing behind it is open. An id that is not there has nothing after it.
 */
export function nextItem(rows: readonly OutlineRow[], currentId: string): Next {
  const at = rows.findIndex(({ node }) => node.id === currentId);
  if (at === -1) return { kind: 'end' };
  for (const row of rows.slice(at + 1)) {
    if (!isContent(row.node)) continue;
    if (isOpen(row)) return { kind: 'open', row };
    if (stateOf(row) === 'locked') return { kind: 'locked', row };
  }
  return { kind: 'end' };
}

/** Where to go on: the last item in part, else the first that is not done, else the first; null: nothing is open. */
export function continueAt(rows: readonly OutlineRow[]): OutlineRow | null {
  const open = rows.filter(isOpen);
  const inPart = open.findLast((row) => stateOf(row) === 'part');
  return inPart ?? open.find((row) => ['none', 'untold'].includes(stateOf(row))) ?? open[0] ?? null;
}

/** How many items there are to study, and how many are done; what has expired or has no content is not counted. */
export function countsOf(rows: readonly OutlineRow[]): { done: number; total: number; told: boolean } {
  const states = rows
    .filter(({ node }) => isContent(node))
    .map(stateOf)
    .filter((state) => state !== 'expired' && state !== 'empty');
  return {
    done: states.filter((state) => state === 'done').length,
    total: states.length,
    told: states.some((state) => state !== 'untold'),
  };
}

/** Why an item does not open, as a key below `outline:why` with what it tells; null: it opens. */
export function whyShut(row: OutlineRow): { key: string; name: string; needed: number; current: number } | null {
  const state = stateOf(row);
  if (state !== 'locked' && state !== 'expired' && state !== 'empty') return null;
  const { node, before } = row;
  const facts = {
    name: before?.name ?? '',
    needed: node.lockCourseRate ?? 0,
    current: before?.studyInfo.learnRate ?? 0,
  };
  if (state !== 'locked') return { key: state, ...facts };
  // The rate of the item before explains the lock only when it is known and below what is needed.
  const rate = before?.studyInfo.learnRate ?? null;
  if (facts.needed === 0) return { key: 'locked.unknown', ...facts };
  const explained = before !== null && before.name !== '' && rate !== null && rate < facts.needed;
  return { key: explained ? 'locked.named' : 'locked.plain', ...facts };
}
