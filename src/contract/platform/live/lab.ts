import * as z from 'zod/mini';
import { endpoint, type Answer } from '../endpoint.ts';
import { amountOrNull, list, numberOrNull, object, text } from '../fields.ts';

/** Where a hands-on lab is: the course and the lab of an item (002 §7). Its screen opens with both (002 §2). */
export const drillDetail = endpoint({
  id: 'drillDetail',
  method: 'POST',
  path: '/drill/v1/drill/drillDetail',
  body: z.object({ id: z.string() }),
  answer: object({ courseId: text, labId: text }),
});

/** The labs of a course with how far the learner is (002 §7, form post); no document shows a field. */
export const getDrillListToC = endpoint({
  id: 'getDrillListToC',
  method: 'POST',
  path: '/drill/v1/drill/getDrillListToC',
  bodyKind: 'form',
  body: z.object({ courseId: z.string() }),
  answer: list(
    object({
      labId: text,
      labName: text,
      /** HTML. */
      intro: text,
      /** Minutes that it takes. */
      duration: amountOrNull,
      /** 0 not begun, 1 begun, 2 done; null: the platform does not say. */
      status: numberOrNull,
      stepCount: amountOrNull,
      finishedStepCount: amountOrNull,
      /** Points; null until it is done. */
      score: amountOrNull,
      totalScore: amountOrNull,
    }),
  ),
});

/**
 * The address at which a lab is done, for this learner and for a while (002 §7, form post); its fields are assumed. Only
 * the main process makes this call: the address admits whoever has it.
 */
export const getDrillUrl = endpoint({
  id: 'getDrillUrl',
  method: 'POST',
  path: '/drill/v1/drill/getDrillUrl',
  effect: true,
  bodyKind: 'form',
  body: z.object({
    courseId: z.string(),
    labId: z.string(),
    /** Where the lab leads back to. */
    backUrl: z.string(),
  }),
  answer: object({ url: text }),
});

export type Lab = Answer<typeof getDrillListToC>[number];
