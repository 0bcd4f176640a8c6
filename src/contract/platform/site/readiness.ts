import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { number } from '../fields.ts';

/** The most that one measurement sends, in characters. */
const mostPadding = 1024 * 1024;

/**
 * Takes some bytes and forgets them, so that a machine can measure the way up (beyond every document, assumed).
 * Answers how many characters came; a platform without it leaves the speed unknown.
 */
export const measureUpload = endpoint({
  id: 'measureUpload',
  method: 'POST',
  path: '/monitor/v1/readiness/upload',
  assumed: true,
  open: true,
  body: z.object({ padding: z.string().check(z.maxLength(mostPadding)) }),
  answer: z.object({ received: number }),
});
