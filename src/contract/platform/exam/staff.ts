import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { readTime } from '../read-time.ts';

const times = ['at', 'deadline', 'until'];
const counts = ['number', 'minutes'];

/** An action whose times are epoch ms and whose counts are numbers, in whatever of the usual forms they came. */
function plainAction(told: unknown): unknown {
  if (typeof told !== 'object' || told === null) return told;
  return Object.fromEntries(
    Object.entries(told).map(([name, value]: [string, unknown]) => {
      if (times.includes(name)) return [name, readTime(value) ?? value];
      return [name, counts.includes(name) && typeof value === 'string' ? Number(value) : value];
    }),
  );
}

/**
 * Tells the state of a seat and asks for what an invigilator decided about its paper since `after`; `after` acknowledges
 * everything up to that number (002 §7, assumed; one that lacks it is asked every ten minutes).
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
    actions: z.array(z.pipe(z.unknown(), z.transform(plainAction))),
    /** Seconds until the next heartbeat, 5 to 60. */
    pollSeconds: z.optional(z.number()),
  }),
});
