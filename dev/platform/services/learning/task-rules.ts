import type { ItemContent, TaskContent } from '../../content/learning/task-content.ts';
import { day } from '../../server/clock.ts';

type Numbers = Readonly<Record<ItemContent['kind'], number>>;

/** The coding of the list's counts (000 §3). */
const listNumbers: Numbers = {
  chapter: 1,
  course: 2,
  exam: 3,
  live: 4,
  lab: 5,
  form: 6,
  practice: 7,
  offline: 8,
  resource: 9,
};

/** The coding of the item tree (002 §3), where an offline training is a 1 too. */
const treeNumbers: Numbers = { ...listNumbers, offline: 1 };

/** The wire's number for the outcome of an offline training; null: there is none (002 §4). */
export const trainingResults = { failed: 0, passed: 1, booked: 2, bookable: null, 'not-yet': null } as const;

/** Start and end of a task in epoch ms, counted from its anchor; null: none. */
export function datesOf({ cycle }: TaskContent, anchoredAt: number): { startAt: number | null; endAt: number | null } {
  if (cycle.type === 3) return { startAt: null, endAt: null };
  return {
    startAt: cycle.type === 1 ? anchoredAt + cycle.fromDay * day : null,
    endAt: anchoredAt + cycle.untilDay * day,
  };
}

/** The status by which the list filters: 1 not started, 2 in progress, 3 ended (002 §4). */
export function statusOf(task: TaskContent, anchoredAt: number, now: number): 1 | 2 | 3 {
  const { startAt, endAt } = datesOf(task, anchoredAt);
  if (startAt !== null && now < startAt) return 1;
  return endAt !== null && now > endAt ? 3 : 2;
}

/** Every item of a task that is not a chapter, in order. */
export function leavesOf({ items }: Pick<TaskContent, 'items'>): ItemContent[] {
  return items.flatMap((item) => (item.children ? leavesOf({ items: item.children }) : [item]));
}

/** Mean progress of the courses of a task, percent. */
export function progressOf(task: TaskContent): number {
  const courses = leavesOf(task).filter(({ kind }) => kind === 'course');
  const sum = courses.reduce((total, { progress = 0 }) => total + progress, 0);
  return courses.length === 0 ? 0 : Math.round(sum / courses.length);
}

/** How many items of each kind a task has, by the numbers of the list. */
export function countsOf(task: TaskContent): { type: number; count: number }[] {
  const kinds = leavesOf(task).map(({ kind }) => kind);
  return [...new Set(kinds)].map((kind) => ({
    type: listNumbers[kind],
    count: kinds.filter((known) => known === kind).length,
  }));
}

/** What an item waits for and how far the learner is (002 §4); null: it waits for nothing. */
export function lockOf(task: TaskContent, item: ItemContent) {
  if (!item.waits) return null;
  const leaves = leavesOf(task);
  const before = leaves.slice(0, leaves.indexOf(item)).toReversed();
  const course = before.find(({ kind, untilDay }) => kind === 'course' && untilDay === undefined);
  const exam = before.find(({ kind }) => kind === 'exam');
  const facts = {
    rate: course?.progress ?? 100,
    name: course?.name ?? '',
    examPassed: exam?.passed === true || exam === undefined,
    formDone: formDone(task),
  };
  const { courseRate, exam: asksExam, form } = task.lock;
  const locked =
    (courseRate !== null && facts.rate < courseRate) || (asksExam && !facts.examPassed) || (form && !facts.formDone);
  return { ...facts, locked };
}

/** True when every form of a task is filled in. */
export function formDone(task: TaskContent): boolean {
  return leavesOf(task).every(({ kind, filled }) => kind !== 'form' || filled === true);
}

/** The number of an item's kind in the tree (002 §3): an offline training is 1 with `isTraining`. */
export function treeNumberOf({ kind }: ItemContent): number {
  return treeNumbers[kind];
}
