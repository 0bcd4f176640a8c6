import * as z from 'zod/mini';
import { endpoint, type Answer } from '../endpoint.ts';
import {
  amountOrNull,
  endingTime,
  flag,
  flagOrNull,
  list,
  number,
  numberOrNull,
  optional,
  page,
  percentOrNull,
  text,
  saidEnd,
  saidTime,
  time,
} from '../fields.ts';
import { examKey } from './exam-key.ts';

/** An exam of the learner, as a list shows it (002 §3). */
export const examListItem = z.object({
  id: text,
  coverUrl: text,
  showNew: flag,
  showLock: flag,
  examName: text,
  /** 1 mock, 2 formal (002 §3); null: the platform does not say. */
  examType: numberOrNull,
  /** 1 a fixed window, 2 days of a month, another number: always; null: the platform does not say. */
  isLimitTime: numberOrNull,
  startTime: time,
  endTime: endingTime,
  regularDate: text,
  sourceName: text,
  sourceType: number,
  bussinessId: text,
  examId: text,
  lockCourseRate: numberOrNull,
  lockExamCondition: flag,
  /** Null: the platform does not say. */
  buttonStatus: numberOrNull,
  // Assumed from here on: what the sentences of a locked exam need (G-117), and what a card is clearer with.
  currentCourseRate: percentOrNull,
  isExamPassed: flagOrNull,
  isFormCommit: flagOrNull,
  lockSourceName: text,
  duration: number,
  questionCount: number,
  cameraCount: number,
  lastScore: numberOrNull,
  passed: flag,
  /** Room and seat in a test centre, as the platform words it; '': none. */
  seatNo: optional(text),
});

/** The learner's exams, ten a page (002 §3). */
export const userExamFindUserExams = endpoint({
  id: 'userExamFindUserExams',
  method: 'GET',
  path: '/exam/v1/userExam/findUserExams',
  query: z.object({ pageNum: z.number(), pageSize: z.number() }),
  answer: page(examListItem),
});

/** Some exams of the learner by their ids, as in the list; one that the learner does not have is left out (002 §7). */
export const findExamListByIds = endpoint({
  id: 'findExamListByIds',
  method: 'GET',
  path: '/exam/v1/exam/findExamListByIds',
  query: examKey,
  answer: list(examListItem),
});

/** What a learner must know before the exam (002 §2, /exam/resdExam). */
export const findBasicExamById = endpoint({
  id: 'findBasicExamById',
  method: 'GET',
  path: '/exam/v1/exam/findBasicExamById',
  query: examKey,
  answer: z.object({
    examId: text,
    bussinessId: text,
    type: number,
    examName: text,
    examType: numberOrNull,
    notice: text,
    /** Assumed: what is agreed to before the first picture is taken, as HTML. */
    serviceAgreement: text,
    /** Minutes; 0: no limit, null: the platform does not say. */
    duration: amountOrNull,
    questionCount: number,
    totalScore: number,
    passScore: number,
    /** As in the list. */
    isLimitTime: numberOrNull,
    startTime: saidTime,
    endTime: saidEnd,
    /** Null here and below: the platform does not say; `examNeeds` then decides. */
    cameraCount: numberOrNull,
    cameraRequired: flagOrNull,
    faceRequired: flagOrNull,
    attemptsLeft: numberOrNull,
    taskId: text,
    /** Assumed, as on the paper: screen switches that are allowed, and what follows more of them. */
    switchLimit: numberOrNull,
    switchConsequence: numberOrNull,
    /** Assumed, as in the list: room and seat; '': none. */
    seatNo: optional(text),
  }),
});

export type ExamListItem = z.output<typeof examListItem>;
export type BasicExam = Answer<typeof findBasicExamById>;
