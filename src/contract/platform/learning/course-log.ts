import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** What `saveLog` sends besides the item; no document says what the numbers mean (002 §7, G-060). */
export const logConstants = { cur: 1, max: 1, pollingTime: 1 } as const;

/**
 * Tells that an item of a course was begun, or that another minute of it was studied (002 §7). The platform appears to
 * count these calls: one that is sent twice counts twice.
 */
export const saveLog = endpoint({
  id: 'saveLog',
  method: 'POST',
  path: '/course/v1/open/courseLearningLog/saveLog',
  effect: true,
  makesStale: ['findCourseItemWithResourceListByCourseId', 'studentFindCourseById'],
  body: z.object({
    courseId: z.string(),
    /** '' outside a task. */
    taskId: z.string(),
    /** As the task says it; '' outside a task. */
    taskType: z.string(),
    courseItemId: z.string(),
    cur: z.literal(logConstants.cur),
    max: z.literal(logConstants.max),
    pollingTime: z.literal(logConstants.pollingTime),
  }),
});
