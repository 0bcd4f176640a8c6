import * as z from 'zod/mini';
import { endpoint, type Answer } from '../endpoint.ts';
import { flagOrNull, list, listOrNull, numberOrNull, object, saidEnd, saidTime, text, time } from '../fields.ts';

/** Names one exam of a class; no document shows the field's name. */
const classExamKey = z.object({ classExamId: z.string() });

const criterion = z.object({ name: text, /** Null: the platform does not say. */ score: numberOrNull });

const task = z.object({
  id: text,
  /** What to do, in one line. */
  title: text,
  /** HTML: the stem with drawings and conditions. */
  content: text,
  score: numberOrNull,
  /** Minutes; null or 0: no time of its own. */
  minutes: numberOrNull,
  toolList: list(text),
  criteriaList: list(criterion),
});

/** One practical exam of a training class: when, where, and whether its tasks are drawn (002 §7; fields assumed). */
export const findClassExamInfo = endpoint({
  id: 'findClassExamInfo',
  method: 'GET',
  path: '/offlineTrain/v1/trainingClassExam/findClassExamInfo',
  query: classExamKey,
  answer: object({
    classExamId: text,
    examName: text,
    className: text,
    place: text,
    examinerName: text,
    notice: text,
    startTime: saidTime,
    endTime: saidEnd,
    /** How many tasks a draw gives; null: the platform does not say. */
    questionCount: numberOrNull,
    totalScore: numberOrNull,
    passScore: numberOrNull,
    /** Null: the platform does not say. */
    isExtracted: flagOrNull,
    /** True: the score is published. */
    isMarked: flagOrNull,
  }),
});

/** Draws the tasks; a second draw gives the same ones (002 §7; a GET that changes state, G-020). */
export const extractQuestion = endpoint({
  id: 'extractQuestion',
  method: 'GET',
  path: '/offlineTrain/v1/trainingClassExam/extractQuestion',
  effect: true,
  query: classExamKey,
  answer: object({ questionList: list(task) }),
  makesStale: ['findClassExamInfo', 'classExamUserFindQuestion'],
});

/** The tasks that were drawn (002 §7; fields assumed). */
export const classExamUserFindQuestion = endpoint({
  id: 'classExamUserFindQuestion',
  method: 'GET',
  path: '/offlineTrain/v1/trainingClassExamUser/findQuestion',
  query: classExamKey,
  /** Null: none is told. */
  answer: object({ questionList: listOrNull(task) }),
});

/** The score that the examiner gave, task by task (002 §7; fields assumed). */
export const classExamUserFindExamScore = endpoint({
  id: 'classExamUserFindExamScore',
  method: 'GET',
  path: '/offlineTrain/v1/trainingClassExamUser/findExamScore',
  query: classExamKey,
  answer: object({
    /** Null: not published. */
    score: numberOrNull,
    totalScore: numberOrNull,
    isPass: flagOrNull,
    examinerName: text,
    markTime: time,
    comment: text,
    questionList: list(
      z.object({
        id: text,
        title: text,
        score: numberOrNull,
        fullScore: numberOrNull,
        comment: text,
        criteriaList: list(z.object({ name: text, score: numberOrNull, fullScore: numberOrNull })),
      }),
    ),
  }),
});

export type ClassExam = Answer<typeof findClassExamInfo>;
export type ClassExamTask = Answer<typeof extractQuestion>['questionList'][number];
export type ClassExamScore = Answer<typeof classExamUserFindExamScore>;
