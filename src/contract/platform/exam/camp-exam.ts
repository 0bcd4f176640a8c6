import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { object, page } from '../fields.ts';
import { examListItem } from './exam.ts';
import { paperEntry } from './user-paper.ts';

/** Names an exam of a training camp. The parameters of all three calls are assumed: no document shows any. */
const campExamKey = z.object({ trainId: z.string(), examId: z.string() });

/** The exams of a training camp that the learner belongs to, as in the learner's list (002 §7; answer assumed). */
export const trainItemExamFindMyExamList = endpoint({
  id: 'trainItemExamFindMyExamList',
  method: 'GET',
  path: '/train/v1/trainItemExam/findMyExamList',
  query: z.object({ trainId: z.string(), pageNum: z.number(), pageSize: z.number() }),
  answer: page(examListItem),
});

/** One exam of a camp, as in the list; `examId` '': the learner has none of that name (002 §7; answer assumed). */
export const trainItemExamFindTrainExamInfoById = endpoint({
  id: 'trainItemExamFindTrainExamInfoById',
  method: 'GET',
  path: '/train/v1/trainItemExam/findTrainExamInfoById',
  query: campExamKey,
  answer: object(examListItem.shape),
});

/** The learner's papers of an exam of a camp, asked with pageNum 1 and pageSize 999 (002 §7, 002 §9; answer assumed). */
export const trainItemExamFindUserPaperListById = endpoint({
  id: 'trainItemExamFindUserPaperListById',
  method: 'GET',
  path: '/train/v1/trainItemExam/findUserPaperListById',
  query: z.extend(campExamKey, { pageNum: z.number(), pageSize: z.number() }),
  answer: page(paperEntry),
});
