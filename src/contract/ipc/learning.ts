import type { SaveOutcome } from './exam.ts';
import { call, event } from './ipc-types.ts';

/** An item of a course as a learner studies it. */
export interface StudyRef {
  courseId: string;
  itemId: string;
  /** '' outside a task, both. */
  taskId: string;
  taskType: string;
}

/**
 * Where a learner is in an item: a second, a page or a picture, by what the item is. `of`: how many there are, null
 * where nobody knows.
 */
export interface StudyPlace {
  at: number;
  of: number | null;
}

/** What this computer knows of a learner in an item. */
export interface ItemStudy {
  /** Null: not begun. */
  place: StudyPlace | null;
  /** The furthest that was seen without a leap, in the unit of `place`. */
  seen: number;
  /** Real milliseconds that were played towards the next minute. */
  towardsMs: number;
  /** Starts and minutes that the platform took from this computer. */
  taken: number;
  /** Starts and minutes that are on this computer and not synced yet. */
  waiting: number;
  /** Starts and minutes whose fate nobody can tell; they are not sent again, so that nothing counts twice. */
  unsure: number;
  /** Starts and minutes that the platform refused; they are kept. */
  refused: number;
}

/** The item that was studied on this computer last. */
export interface LastStudy {
  ref: StudyRef;
  place: StudyPlace | null;
  /** Epoch ms of this machine. */
  studiedAt: number;
}

export interface PlayReport {
  place: StudyPlace;
  seen: number;
  /** Real milliseconds that were played since the report before; main takes no more than have passed. */
  playedMs: number;
}

/** Where a learner is in something that lies in no course: a resource, a replay, the film of an article. */
export interface ResourcePlace extends StudyPlace {
  /** The furthest that was seen without a leap. */
  seen: number;
}

/** Which item of which course. */
export type ItemName = Pick<StudyRef, 'courseId' | 'itemId'>;

/** What a learner wrote about an item; it stays on this computer. */
export interface ItemNote {
  text: string;
  /** Epoch ms of this machine; null: nothing was written yet. */
  savedAt: number | null;
}

/** The notes of a course in the order of its items. */
export interface CourseNotes {
  courseId: string;
  title: string;
  items: readonly { itemId: string; name: string }[];
}

/** Letters of the longest note. */
export const longestNote = 20_000;

export const learningDomain = {
  /**
   * Where to go on. `platformAt` is what the platform says of the place, null where it says nothing; it counts when it has
   * changed since this computer saw it last.
   */
  open: call<[ref: StudyRef, platformAt: number | null], ItemStudy>(),
  /** The learner begins: one log for the platform. Resolves when it is on disk, like every change below. */
  begin: call<[ref: StudyRef], ItemStudy>(),
  /** The place, and what was played; every full minute is one log for the platform. */
  report: call<[ref: StudyRef, report: PlayReport], ItemStudy>(),
  state: call<[ref: StudyRef], ItemStudy>(),
  /** Null: nothing was studied on this computer. */
  last: call<[], LastStudy | null>(),
  /** Sends once more what the platform refused. */
  retry: call<[ref: StudyRef], ItemStudy>(),
  /** How many logs of this account wait, over all items. */
  waiting: call<[], number>(),
  /** Null: it was not begun on this computer. The platform has no call for the places of resources. */
  resourcePlace: call<[resourceId: string], ResourcePlace | null>(),
  /** Resolves when it is on disk. */
  keepResourcePlace: call<[resourceId: string, place: ResourcePlace], void>(),
  /** Where the player of the media's host runs, at an origin of its own; null: the tenant has brought none. */
  filmPlayer: call<[], string | null>(),
  note: call<[item: ItemName], ItemNote>(),
  /** Resolves when the note is on disk. */
  saveNote: call<[item: ItemName, text: string], ItemNote>(),
  /** Writes what was noted about a course as a text file where the learner chooses; null: there is nothing. */
  saveNotes: call<[notes: CourseNotes], SaveOutcome | null>(),
  changed: event<{ courseId: string; itemId: string }>(),
};
