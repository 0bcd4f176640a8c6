import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/**
 * Tells the state of a seat and asks for what an invigilator decided about its paper since `after`; `after` acknowledges
 * everything up to that number (002 §7, assumed; a platform without it answers 404 and is not asked again).
 */
export const monitorStaffActions = endpoint({
  id: 'monitorStaffActions',
  method: 'POST',
  path: '/monitor/v1/examMonitor/staffActions',
  assumed: true,
  effect: true,
  body: z.object({
    userPaperId: z.string(),
    examId: z.string(),
    /** Names this client's attempt at the paper. */
    attemptId: z.string(),
    /** Number of the latest action in the attempt's journal; 0: none. */
    after: z.number(),
    cameras: z.array(z.object({ place: z.enum(['front', 'side']), state: z.string() })),
    connection: z.enum(['online', 'restored']),
    /** Items of evidence that still wait here; null: not known. */
    waiting: z.nullable(z.number()),
    /** Charge in per cent; null: not known. */
    battery: z.nullable(z.number()),
    /** Absent: not known. */
    charging: z.optional(z.boolean()),
  }),
  answer: z.object({
    /** Each read strictly by `readStaffAction`. */
    actions: z.array(z.unknown()),
    /** Seconds until the next heartbeat, 5 to 60. */
    pollSeconds: z.optional(z.number()),
  }),
});
