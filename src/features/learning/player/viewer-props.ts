import type { ItemName } from '#contract/ipc/learning.ts';
import type { CourseNode } from '#contract/platform/learning/course.ts';
import type { Study } from './study/use-study.ts';

/** What shows the content of an item needs to know. */
export interface ViewerProps {
  item: ItemName;
  node: CourseNode;
  courseName: string;
  /** Whose calls let it be seen: those of courses, or those of resources outside them (G-059). */
  access: 'course' | 'resource';
  study: Study;
  /** Begins by itself: the learner asked for it a moment ago. */
  autoPlay: boolean;
  /** Goes to the next item; null: there is none that opens. */
  onNext: (() => void) | null;
  onEnded: () => void;
}
