import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amountOrNull, object, page, percentOrNull, text } from '../fields.ts';

// No document shows the paths, parameters or answers of the student course calls (002 §7).

const shelfCourse = z.object({
  id: text,
  name: text,
  label: text,
  coverUrl: text,
  /** How many learners have begun it; null: not said. */
  learnCount: amountOrNull,
  /** How many items can be studied; null: not said. */
  itemCount: amountOrNull,
  /** Why the platform recommends it, in its words. */
  recommendReason: text,
  userLearnInfo: object({ learnRate: percentOrNull }),
});

const shelf = {
  method: 'GET',
  assumed: true,
  /** `name`: courses whose name contains it. */
  query: z.object({ pageNum: z.number(), pageSize: z.number(), name: z.optional(z.string()) }),
  answer: page(shelfCourse),
} as const;

/** Every course that the learner may study (002 §7). */
export const studentFindCourseList = endpoint({
  id: 'studentFindCourseList',
  path: '/course/v1/open/course/findCourseList',
  ...shelf,
});

/** The courses that most learners have begun, those first (002 §7). */
export const studentFindHotCourse = endpoint({
  id: 'studentFindHotCourse',
  path: '/course/v1/open/course/findHotCourse',
  ...shelf,
});

/** Courses that suit what this learner has begun (002 §7). */
export const studentFindRecommendCourse = endpoint({
  id: 'studentFindRecommendCourse',
  path: '/course/v1/open/course/findRecommendCourse',
  ...shelf,
});

export type ShelfCourse = z.output<typeof shelfCourse>;
