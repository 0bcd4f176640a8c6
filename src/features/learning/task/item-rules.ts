import type { TaskChapter, TaskItem } from '../../../contract/platform/learning/task-detail.ts';

/** dateExpireStatus of an item that has expired. */
const expired = 2;
const liveOver = 2;

/** What stands in the place of the state: done, in part, not yet, locked or expired. */
export type ItemState = 'done' | 'part' | 'none' | 'locked' | 'expired';

export function stateOf(item: TaskItem): ItemState {
  if (item.dateExpireStatus === expired) return 'expired';
  if (item.isLocked) return 'locked';
  if (isDone(item)) return 'done';
  return (item.studyProcess ?? 0) > 0 ? 'part' : 'none';
}

function isDone({ kind, studyProcess, submitStatus, trainingResult }: TaskItem): boolean {
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
        items: item.childItemList,
      });
    } else if (last && last.name === '' && last.items.length < looseItems) {
      parts[parts.length - 1] = { ...last, items: [...last.items, { ...item, childItemList: [] }] };
    } else {
      parts.push({ id: `${parts.length} ${item.id}`, name: '', items: [{ ...item, childItemList: [] }] });
    }
  }
  return parts;
}

/** Items beside chapters that stand together, so that a long list remains in blocks. */
const looseItems = 20;

/** The items of a part that a search finds by their names, or by that of the part; null: none. */
export function foundIn({ name, items }: Part, search: string): readonly TaskItem[] | null {
  const wanted = search.trim().toLocaleLowerCase();
  const holds = (text: string) => text.toLocaleLowerCase().includes(wanted);
  if (wanted === '' || holds(name)) return items;
  const found = items.filter(({ contentName, stageName }) => holds(contentName || stageName));
  return found.length > 0 ? found : null;
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

/** How many items of a chapter are done. */
export function doneIn(items: readonly TaskItem[]): number {
  return items.filter((item) => stateOf(item) === 'done').length;
}
