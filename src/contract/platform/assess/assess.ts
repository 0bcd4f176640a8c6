import * as z from 'zod/mini';
import { endpoint, type Answer } from '../endpoint.ts';
import { endingTime, numberOrNull, object, page, text } from '../fields.ts';

const assessmentFields = {
  id: text,
  assessName: text,
  assessCoverimg: text,
  /** 0 in progress, 1 expired, whatever the name says; null: the platform does not say. */
  isValid: numberOrNull,
  validEndTime: endingTime,
  endTime: endingTime,
  /** What the assessment belongs to, and of which kind that is. */
  refId: text,
  refType: text,
};
const assessment = z.object(assessmentFields);

/** The learner's assessments, page after page; `isValid` as in an item, absent: all (002 §3, 002 §4, 002 §7). */
export const myAssess = endpoint({
  id: 'myAssess',
  method: 'POST',
  path: '/assess/v1/open/assess/myAssess',
  query: z.object({ pageNum: z.number(), pageSize: z.number() }),
  body: z.object({ isValid: z.optional(z.number()) }),
  answer: page(assessment),
});

/** What the calls about one assessment name it by; no document shows the names, they follow those of its item (002 §3). */
export const assessKey = z.object({ assessId: z.string(), refId: z.string(), refType: z.string() });

/** `answerStatus` of an assessment. */
export const answerStatus = { notBegun: 0, begun: 1, submitted: 2 } as const;

/**
 * One assessment of a learner (002 §7): what it is about, how many questions it has, and whether it was submitted. No
 * document shows its body and fields besides those of an item of the list. Refuses with `notFound` one that is not the
 * learner's.
 */
export const assessFindByIdAndRef = endpoint({
  id: 'assessFindByIdAndRef',
  method: 'POST',
  path: '/assess/v1/open/assess/findByIdAndRef',
  body: z.object({ id: z.string(), refId: z.string(), refType: z.string() }),
  answer: object({
    ...assessmentFields,
    /** HTML. */
    description: text,
    questionCount: numberOrNull,
    /** Minutes that it takes as a rule; no limit. */
    minutes: numberOrNull,
    /** See `answerStatus`; null: the platform does not say. */
    answerStatus: numberOrNull,
    /** Of the result, once it was submitted. */
    resultId: text,
  }),
});

export type Assessment = z.output<typeof assessment>;
export type AssessmentDetail = Answer<typeof assessFindByIdAndRef>;
