import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/**
 * Tells the statistics that a course was studied in a task (002 §7); no document shows what it sends (G-061). It is made
 * once for each log that the platform took, and never again: nothing tells what became of one.
 */
export const timingNotify = endpoint({
  id: 'timingNotify',
  method: 'POST',
  path: '/bi/v1/statistics/timingNotify',
  effect: true,
  body: z.object({
    /** '' outside a task. */
    taskId: z.string(),
    courseId: z.string(),
  }),
});
