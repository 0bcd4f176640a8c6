import * as z from 'zod/mini';
import { endpoint, type Answer } from '../endpoint.ts';
import { flagOrNull, object, text } from '../fields.ts';

/**
 * Whether a task asks for the learner's face (002 §7). No document shows the answer: what it leaves open is as the
 * tenant's configuration says.
 */
export const findTaskRule = endpoint({
  id: 'findTaskRule',
  method: 'GET',
  path: '/task/v1/taskRule/findTaskRule',
  query: z.object({ taskId: z.string() }),
  answer: object({
    /** Null: as the tenant says. */
    isFace: flagOrNull,
    /** task, course or resource; '': as the tenant says. */
    range: text,
    isOnce: flagOrNull,
    isBioassay: flagOrNull,
  }),
});

export type TaskRule = Answer<typeof findTaskRule>;
