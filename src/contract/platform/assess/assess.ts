import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { numberOrNull, page, text, time } from '../fields.ts';

const assessment = z.object({
  id: text,
  assessName: text,
  assessCoverimg: text,
  /** 0 in progress, 1 expired, whatever the name says; null: the platform does not say. */
  isValid: numberOrNull,
  validEndTime: time,
  endTime: time,
  /** What the assessment belongs to, and of which kind that is. */
  refId: text,
  refType: text,
});

/** The learner's assessments, page after page; `isValid` as in an item, absent: all (002 §3, 002 §4, 002 §7). */
export const myAssess = endpoint({
  id: 'myAssess',
  method: 'POST',
  path: '/assess/v1/open/assess/myAssess',
  query: z.object({ pageNum: z.number(), pageSize: z.number() }),
  body: z.object({ isValid: z.optional(z.number()) }),
  answer: page(assessment),
});

export type Assessment = z.output<typeof assessment>;
