import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { numberOrNull, object } from '../fields.ts';

/** The three things that a course is rated by, as their scores travel (002 §3). */
export const ratingDimensions = ['courseContentScore', 'trainMethodScore', 'trainEffectScore'] as const;
export type RatingDimension = (typeof ratingDimensions)[number];

/** Stars by dimension; 0: none given. */
export type RatingScores = Readonly<Record<RatingDimension, number>>;

const scores = z.object({
  courseContentScore: numberOrNull,
  trainMethodScore: numberOrNull,
  trainEffectScore: numberOrNull,
});

/** `detailInfo` is JSON text (002 §3), or the object itself; what is no score counts as none. */
const detailInfo = z.pipe(z.optional(z.unknown()), z.transform(readScores));

function readScores(value: unknown): RatingScores {
  const read = z.safeParse(scores, typeof value === 'string' ? parsed(value) : value);
  const given = read.success ? read.data : null;
  return {
    courseContentScore: given?.courseContentScore ?? 0,
    trainMethodScore: given?.trainMethodScore ?? 0,
    trainEffectScore: given?.trainEffectScore ?? 0,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // No scores are a fact of their own: none were given.
  }
}

/** What learners say of a course: the average, and one's own stars (002 §3). */
export const getEvaluationInfo = endpoint({
  id: 'getEvaluationInfo',
  method: 'GET',
  path: '/course/v1/open/courseEvaluation/getEvaluationInfo',
  query: z.object({ courseId: z.string() }),
  answer: object({ aveScore: numberOrNull, myScore: numberOrNull, detailInfo }),
});

/** Rates a course, once; stars from 1 to 5, 0 for what is left out (002 §3, 002 §9). */
export const evaluateCourse = endpoint({
  id: 'evaluateCourse',
  method: 'POST',
  path: '/course/v1/open/courseEvaluation/evaluateCourse',
  body: z.object({
    courseId: z.string(),
    courseContentScore: z.number(),
    trainMethodScore: z.number(),
    trainEffectScore: z.number(),
  }),
  effect: true,
  makesStale: ['getEvaluationInfo'],
});

export type CourseRating = z.output<typeof getEvaluationInfo.answer>;
