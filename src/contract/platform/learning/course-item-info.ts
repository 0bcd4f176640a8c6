import * as z from 'zod/mini';
import { endpoint, type Answer } from '../endpoint.ts';
import { amountOrNull, flagOrNull, number, object, percentOrNull, text } from '../fields.ts';
import { courseItemKind } from './course-item-kind.ts';

const kind = z.pipe(
  number,
  z.transform((type) => courseItemKind(type, { hasChildren: false })),
);

/** One item of a course without the others (002 §7); path, parameter and answer are assumed. */
export const studentFindCourseItemInfo = endpoint({
  id: 'studentFindCourseItemInfo',
  method: 'GET',
  path: '/course/v1/open/course/findCourseItemInfo',
  assumed: true,
  query: z.object({ id: z.string() }),
  answer: object({
    id: text,
    courseId: text,
    name: text,
    type: kind,
    /** Seconds; null: not said. */
    duration: amountOrNull,
    studyInfo: object({ learnRate: percentOrNull }),
  }),
});

/** Whether an item of a course can be studied at this moment (002 §7); parameter and answer are assumed. */
export const getValidCourseItemInfo = endpoint({
  id: 'getValidCourseItemInfo',
  method: 'GET',
  path: '/course/v1/open/courseItem/getValidCourseItemInfo',
  query: z.object({ id: z.string() }),
  answer: object({
    id: text,
    /** null: not said. */
    isValid: flagOrNull,
    /** Why not, in the platform's words. */
    invalidReason: text,
    /** 2: expired. */
    dateExpireStatus: number,
  }),
});

export type ItemValidity = Answer<typeof getValidCourseItemInfo>;
