import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { object, text } from '../fields.ts';

/**
 * Admits the learner to a live room (002 §7). The answer's id is the `liveCode` of the address on the live host (G-049).
 * The body carries the token, so only the main process makes this call. Method and path are assumed. Refused when the
 * class has not started, is over, or is locked for the learner.
 */
export const saveHeaderInfo = endpoint({
  id: 'saveHeaderInfo',
  method: 'POST',
  path: '/live/v1/saveHeaderInfo',
  assumed: true,
  effect: true,
  body: z.object({
    /** Where the room leads back to. */
    backUrl: z.string(),
    roomId: z.string(),
    token: z.string(),
    organ: z.string(),
    actor: z.string(),
    branch: z.string(),
    /** `pc`; no document shows other values (G-049). */
    channel: z.string(),
    /** No document says what it is; '' here. */
    subUser: z.string(),
  }),
  answer: object({ unlimited_id: text }),
});
