import * as z from 'zod/mini';
import { endpoint, type Answer } from '../endpoint.ts';
import { amountOrNull, object, text, time } from '../fields.ts';
import { taskDetail } from './task-detail.ts';

/**
 * A task as a visitor sees it (002 §7, G-057); the answer is assumed to be that of `taskDetail` without anything of a
 * learner. Refused where the task is for its learners only.
 */
export const taskDetailWithoutLogin = endpoint({
  id: 'taskDetailWithoutLogin',
  method: 'GET',
  path: '/task/v1/client/taskDetailWithoutLogin',
  open: true,
  query: z.object({ id: z.string() }),
  answer: taskDetail.answer,
});

/** What else there is to know of a task, asked after `taskDetail` (002 §7, G-057); parameter and answer are assumed. */
export const taskDetailExt = endpoint({
  id: 'taskDetailExt',
  method: 'GET',
  path: '/task/v1/client/taskDetailExt',
  query: z.object({ id: z.string() }),
  answer: object({
    /** HTML. */
    intro: text,
    contactName: text,
    contactPhone: text,
    /** What the learner gets who passes. */
    certificateName: text,
    /** How many learners have the task; null: not said. */
    learnerNum: amountOrNull,
    /** When this learner studied in it last. */
    lastStudyTime: time,
  }),
});

export type TaskExtra = Answer<typeof taskDetailExt>;
