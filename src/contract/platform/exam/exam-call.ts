import * as z from 'zod/mini';
import { endpoint, type Answer } from '../endpoint.ts';
import { list, number, numberOrNull, text, time } from '../fields.ts';

/** How a call of a learner for an invigilator stands (assumed). */
export const examCallStatus = { waiting: 0, seen: 1 } as const;

/**
 * A learner's calls for an invigilator during a paper, the newest first; without `status` all of them. The parameters and
 * the answer are assumed: 002 §7 shows the address alone.
 */
export const examCallFindByStatus = endpoint({
  id: 'examCallFindByStatus',
  method: 'GET',
  path: '/monitor/v1/examCall/findByStatus',
  query: z.object({ userPaperId: z.string(), examId: z.string(), status: z.optional(z.number()) }),
  answer: list(
    z.object({
      id: text,
      /** See `examCallStatus`; null: the platform does not say. */
      status: numberOrNull,
      createTime: time,
      /** When an invigilator saw it; null: nobody has. */
      answerTime: time,
      /** Who saw it; '': the platform does not say. */
      staffName: text,
      /** Calls of other learners that wait before it, where the platform counts them. */
      before: number,
    }),
  ),
});

/** Calls an invigilator to the seat; while one waits, another is the same one (002 §7 "call save", assumed). */
export const monitorCallSave = endpoint({
  id: 'monitorCallSave',
  method: 'POST',
  path: '/monitor/v1/examMonitor/callSave',
  assumed: true,
  effect: true,
  body: z.object({ userPaperId: z.string(), examId: z.string() }),
  answer: z.object({ id: text }),
  makesStale: ['examCallFindByStatus'],
});

export type ExamCall = Answer<typeof examCallFindByStatus>[number];
