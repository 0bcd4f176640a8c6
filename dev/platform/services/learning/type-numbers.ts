import type { ItemContent } from '../../content/learning/task-content.ts';

type Numbers = Readonly<Record<ItemContent['kind'], number>>;

/** The coding of the list's counts (000 §3). */
export const listNumbers: Numbers = {
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
export const treeNumbers: Numbers = { ...listNumbers, offline: 1 };
