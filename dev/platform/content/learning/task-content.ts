import type { ItemKind } from '#contract/platform/learning/item-kind.ts';

/** One item of a training task. Days count from the first start of the platform. */
export interface ItemContent {
  id: string;
  kind: Exclude<ItemKind, 'unknown'>;
  name: string;
  contentId: string;
  /** Percent of a course or practice that every learner starts with. */
  progress?: number;
  /** Days from now between which it can be opened. */
  fromDay?: number;
  untilDay?: number;
  /** Of a live class that is over. */
  replay?: boolean;
  /** Of an exam that the next items ask for. */
  passed?: boolean;
  /** Of a form: whether it is filled in at the start. */
  filled?: boolean;
  training?: 'failed' | 'passed' | 'booked' | 'bookable' | 'not-yet';
  /** Other items must be finished first, by the conditions of its task. */
  waits?: true;
  children?: readonly ItemContent[];
}

/** A training task. */
export interface TaskContent {
  id: string;
  name: string;
  /** 1 required, 2 elective, 3 open class. */
  taskType: 1 | 2 | 3;
  branchName: string;
  cycle: { type: 1; fromDay: number; untilDay: number } | { type: 2; untilDay: number } | { type: 3 };
  isNew: boolean;
  /** What `waits` waits for. */
  lock: { courseRate: number | null; exam: boolean; form: boolean };
  learnedSeconds: number;
  /** Where the face is asked for; left out: nowhere. */
  face?: 'task' | 'course' | 'resource';
  /** What else there is to know: HTML of the introduction, whom to ask, what one gets. */
  about?: { intro: string; contactName: string; contactPhone: string; certificateName: string };
  items: readonly ItemContent[];
}

/** A task that is long-term, begun and without conditions, unless it says otherwise. */
export function task(
  id: string,
  name: string,
  items: readonly ItemContent[],
  more: Partial<TaskContent> = {},
): TaskContent {
  return {
    id,
    name,
    taskType: 1,
    branchName: '江北培训中心',
    cycle: { type: 3 },
    isNew: false,
    lock: { courseRate: null, exam: false, form: false },
    learnedSeconds: 0,
    items,
    ...more,
  };
}

/** A chapter of a task. */
export function chapter(id: string, name: string, children: readonly ItemContent[]): ItemContent {
  return { id, kind: 'chapter', name, contentId: '', children };
}
