import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { flagOrNull, object, page, text, time } from '../fields.ts';

// The documents name these four calls and nothing else of them: that they are what a learner saves, their parameters and
// their answers are assumed (002 §7).

const savedFields = {
  id: text,
  courseId: text,
  courseName: text,
  /** The item that was saved; '': the course as a whole. */
  courseItemId: text,
  itemName: text,
  createTime: time,
  /** False: what was saved cannot be studied any more; null: not said. */
  isValid: flagOrNull,
  /** Why not, in the platform's words. */
  invalidReason: text,
};
const saved = z.object(savedFields);

/** What the learner has saved, the newest first; with a course, only what belongs to it. */
export const courseSaasFindByCondition = endpoint({
  id: 'courseSaasFindByCondition',
  method: 'GET',
  path: '/course/v1/open/saas/findByCondition',
  query: z.object({ pageNum: z.number(), pageSize: z.number(), courseId: z.optional(z.string()) }),
  answer: page(saved),
});

/** One saved course or item, as it is now. */
export const courseSaasFindById = endpoint({
  id: 'courseSaasFindById',
  method: 'GET',
  path: '/course/v1/open/saas/findById',
  query: z.object({ id: z.string() }),
  answer: object(savedFields),
});

/** Saves a course, or, with an item, that item of it. What is saved already stays saved. */
export const courseSaasSave = endpoint({
  id: 'courseSaasSave',
  method: 'POST',
  path: '/course/v1/open/saas/save',
  body: z.object({ courseId: z.string(), courseItemId: z.string() }),
  effect: true,
  makesStale: ['courseSaasFindByCondition'],
});

/** Removes a saved course or item (G-020: a GET that changes state). */
export const courseSaasDelete = endpoint({
  id: 'courseSaasDelete',
  method: 'GET',
  path: '/course/v1/open/saas/delete',
  query: z.object({ id: z.string() }),
  effect: true,
  makesStale: ['courseSaasFindByCondition'],
});

export type SavedCourse = z.output<typeof saved>;

/**
 * True for an entry that reads like what a learner saved: it says which course it is about, and has an id of its own. No
 * document says that these calls are about saved courses: what they list elsewhere is neither shown as saved nor deleted.
 */
export function isSavedEntry({ id, courseId }: SavedCourse): boolean {
  return id !== '' && courseId !== '' && id !== courseId;
}
