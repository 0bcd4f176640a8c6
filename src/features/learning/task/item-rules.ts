import type { TaskChapter, TaskItem } from '#contract/platform/learning/task-detail.ts';
import { found } from '#lib/search.ts';

/** dateExpireStatus of an item that has expired. */
const expired = 2;
const liveOver = 2;

/** What stands in the place of the state: done, in part, not yet, not told, locked or expired. */
type ItemState = 'done' | 'part' | 'none' | 'untold' | 'locked' | 'expired';

export function stateOf(item: Omit<TaskItem, 'childItemList'>): ItemState {
  if (item.dateExpireStatus === expired) return 'expired';
  if (item.isLocked) return 'locked';
  if (isDone(item)) return 'done';
  if (isUntold(item)) return 'untold';
  return (item.studyProcess ?? 0) > 0 ? 'part' : 'none';
}

/** A training of which nothing is said is not booked (002 §3); of all else nothing follows. */
function isUntold({ kind, studyProcess, submitStatus }: Omit<TaskItem, 'childItemList'>): boolean {
  return kind !== 'offline' && studyProcess === null && (kind !== 'form' || submitStatus === null);
}

function isDone({ kind, studyProcess, submitStatus, trainingResult }: Omit<TaskItem, 'childItemList'>): boolean {
  if (kind === 'form') return submitStatus === 1;
  if (kind === 'offline') return trainingResult === 1;
  return studyProcess !== null && studyProcess >= 100;
}

/** A replay is offered when there is one and the class is over (002 §4). */
export function hasReplay({ kind, isLiveReplay, status }: TaskItem): boolean {
  return kind === 'live' && isLiveReplay && status === liveOver;
}

/** What a click on an item comes to. `elsewhere`: this client has no screen for its kind yet. */
export type Opening =
  | { go: 'live' | 'replay' | 'course' | 'exam' | 'practice' | 'form' | 'resource' | 'lab' }
  | { warn: 'expired' | 'taskOver' | 'liveNotStarted' | 'liveOver' | 'locked' }
  | { elsewhere: 'offline' | 'unknown' };

export function openingOf(item: TaskItem, taskOver: boolean): Opening {
  if (taskOver) return { warn: 'taskOver' };
  const state = stateOf(item);
  if (state === 'expired') return { warn: 'expired' };
  if (state === 'locked') return { warn: 'locked' };
  const { kind } = item;
  if (kind === 'course' || kind === 'exam' || kind === 'practice' || kind === 'form') return { go: kind };
  if ((kind === 'resource' || kind === 'lab') && item.contentId !== '') return { go: kind };
  if (kind === 'live') return openingOfLive(item);
  return { elsewhere: kind === 'offline' ? kind : 'unknown' };
}

function openingOfLive(item: TaskItem): Opening {
  if (item.status === 0) return { warn: 'liveNotStarted' };
  if (item.status !== liveOver) return { go: 'live' };
  return hasReplay(item) ? { go: 'replay' } : { warn: 'liveOver' };
}

/** A part of the tree: a chapter with its items, or items that lie in none. */
export interface Part {
  /** Its place and the platform's id, which may come twice. */
  id: string;
  name: string;
  items: readonly TaskItem[];
  /** What the platform says of a chapter itself; null: no chapter. */
  chapter: Omit<TaskItem, 'childItemList'> | null;
}

/** What a chapter shuts, it shuts for each of its items (002 §4). */
function within(chapter: TaskChapter): TaskItem[] {
  const { isLocked, dateExpireStatus } = chapter;
  return chapter.childItemList.map((item) => ({
    ...item,
    isLocked: item.isLocked || isLocked,
    dateExpireStatus: dateExpireStatus === expired ? expired : item.dateExpireStatus,
  }));
}

/** Chapters as they are; items beside them in parts without a name, in the order of the platform. */
export function partsOf(itemList: readonly TaskChapter[]): Part[] {
  const parts: Part[] = [];
  for (const item of itemList) {
    const last = parts.at(-1);
    if (item.kind === 'chapter') {
      parts.push({
        id: `${parts.length} ${item.id}`,
        name: item.stageName || item.contentName,
        items: within(item),
        chapter: item,
      });
    } else if (last && last.name === '' && last.items.length < looseItems) {
      parts[parts.length - 1] = { ...last, items: [...last.items, { ...item, childItemList: [] }] };
    } else {
      parts.push({
        id: `${parts.length} ${item.id}`,
        name: '',
        items: [{ ...item, childItemList: [] }],
        chapter: null,
      });
    }
  }
  return parts;
}

/** Items beside chapters that stand together, so that a long list remains in blocks. */
const looseItems = 20;

/** The items of a part that a search finds by their names, or by that of the part; null: none. */
export function foundIn({ name, items }: Part, search: string): readonly TaskItem[] | null {
  if (found([name], search)) return items;
  const those = items.filter(({ contentName, stageName }) => found([contentName || stageName], search));
  return those.length > 0 ? those : null;
}

/** What may not be opened yet, by the ids of items. */
export const shutIn = (parts: readonly Part[]): string[] =>
  parts.flatMap(({ items }) => items.filter((item) => stateOf(item) === 'locked').map(({ id }) => id));

/** The items that were shut when the task was read before, and are open now. */
export function openedSince(shutBefore: readonly string[], parts: readonly Part[]): TaskItem[] {
  const open = (item: TaskItem) =>
    item.id !== '' && shutBefore.includes(item.id) && stateOf(item) !== 'locked' && stateOf(item) !== 'expired';
  return parts.flatMap(({ items }) => items.filter(open));
}

/** How many items a task may have so that all its chapters open at once. */
const openAtOnce = 60;

/** The chapters that are open at first: all of a short task, else the one where the learner is. */
export function openedAtFirst(parts: readonly Part[]): ReadonlySet<string> {
  const size = parts.reduce((sum, { items }) => sum + items.length, 0);
  if (size <= openAtOnce) return new Set(parts.map(({ id }) => id));
  const current = parts.find(({ items }) => items.some((item) => stateOf(item) !== 'done')) ?? parts[0];
  return new Set(current ? [current.id] : []);
}

/** How many items of a chapter are done; null: the platform says of none how far it is. */
export function doneIn(items: readonly TaskItem[]): number | null {
  if (items.every((item) => stateOf(item) === 'untold')) return null;
  return items.filter((item) => stateOf(item) === 'done').length;
}
