import * as z from 'zod/mini';
import { endpoint, type Answer } from '../endpoint.ts';
import {
  amountOrNull,
  endingTime,
  flag,
  list,
  listOrNull,
  number,
  object,
  page,
  percentOrNull,
  text,
  time,
} from '../fields.ts';

const campFields = {
  id: text,
  name: text,
  iconUrl: text,
  isNewTrain: flag,
  /** Seconds. */
  learnTotalTime: amountOrNull,
  /** Percent. */
  studyProcess: percentOrNull,
  trainStartTime: time,
  trainEndTime: endingTime,
  /** 1 not started, 2 in progress, 3 ended. */
  status: number,
  /** HTML. */
  intro: text,
};
const camp = z.object(campFields);

/** The learner's training camps, ten a page; `trainStatus` as the status of a camp, absent: all (002 §3, 002 §7, G-121). */
export const trainList = endpoint({
  id: 'trainList',
  method: 'GET',
  path: '/train/v1/train/student/trainList',
  query: z.object({ pageNum: z.number(), pageSize: z.number(), trainStatus: z.optional(z.number()) }),
  answer: page(camp),
});

/** One camp of the learner with its courses (002 §7, G-039); no document shows the answer. */
export const findUserTrainByTrainId = endpoint({
  id: 'findUserTrainByTrainId',
  method: 'GET',
  path: '/train/v1/train/findUserTrainByTrainId',
  query: z.object({ trainId: z.string() }),
  answer: object({
    ...campFields,
    /** Null: the platform did not say, or in words that are not known here. */
    courseList: listOrNull(
      z.object({
        id: text,
        name: text,
        label: text,
        coverUrl: text,
        userLearnInfo: object({ learnRate: percentOrNull }),
      }),
    ),
  }),
});

/** Every camp of the learner, not by pages (002 §7, G-039); no document shows the answer. */
export const findUserTrain = endpoint({
  id: 'findUserTrain',
  method: 'GET',
  path: '/train/v1/train/findUserTrain',
  answer: list(camp),
});

/** A camp as it is announced, also to learners who are not in it (002 §7, G-039); parameter and answer are assumed. */
export const trainFindById = endpoint({
  id: 'trainFindById',
  method: 'GET',
  path: '/train/v1/train/findById',
  query: z.object({ id: z.string() }),
  answer: object(campFields),
});

/** The same with what it consists of (002 §7, G-039); parameter and answer are assumed. */
export const findTrainById = endpoint({
  id: 'findTrainById',
  method: 'GET',
  path: '/train/v1/train/findTrainById',
  query: z.object({ id: z.string() }),
  answer: object({ ...campFields, courseList: list(z.object({ id: text, name: text, label: text })) }),
});

export type Camp = z.output<typeof camp>;
export type CampCourse = NonNullable<Answer<typeof findUserTrainByTrainId>['courseList']>[number];
