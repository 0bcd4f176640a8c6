import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { number } from '../fields.ts';

const short = z.string().check(z.minLength(1), z.maxLength(64));

/**
 * Counts what was opened and done (001 §4; G-092, assumed). Only with the learner's consent, and only this: names,
 * routes without their ids, and times. `sentAt` and `at` are epoch ms of the machine's clock.
 */
export const saveTrackEvents = endpoint({
  id: 'saveTrackEvents',
  method: 'POST',
  path: '/monitor/v1/track/saveEvents',
  assumed: true,
  effect: true,
  open: true,
  body: z.object({
    appname: short,
    env: short,
    version: short,
    language: short,
    sentAt: z.number(),
    events: z
      .array(
        z.object({
          name: z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/)),
          /** The route as the route table names it. */
          page: z.string().check(z.regex(/^\/[\w/*-]{0,79}$/)),
          at: z.number(),
        }),
      )
      .check(z.minLength(1), z.maxLength(100)),
  }),
  answer: z.object({ saved: number }),
});
