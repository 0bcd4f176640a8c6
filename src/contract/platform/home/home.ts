import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { endingTime, flag, list, number, numberOrNull, text } from '../fields.ts';

const camp = z.object({
  id: text,
  name: text,
  iconUrl: text,
  intro: text,
  isNewTrain: flag,
  /** 1 not started, 2 in progress, 3 ended. */
  status: number,
  trainEndTime: endingTime,
  /** Percent; null for a visitor. */
  studyProcess: numberOrNull,
});

const campRead = (id: string, path: string) => endpoint({ id, method: 'GET', path, open: true, answer: list(camp) });

/** Training camps of a home page (000 §7). */
export const trainFindIndexTrain = campRead('trainFindIndexTrain', '/train/v1/train/findIndexTrain');

/** Training camps that prepare for an exam (000 §7). */
export const trainFindExamTrain = campRead('trainFindExamTrain', '/train/v1/train/findExamTrain');

/** Training camps of household services (000 §7). */
export const jzFindIndexTrain = campRead('jzFindIndexTrain', '/train/v1/jz/findIndexTrain');

/** Training camps of road traffic (000 §7). */
export const trafficFindIndexTrain = campRead('trafficFindIndexTrain', '/train/v1/traffic/findIndexTrain');

const slide = z.object({
  id: text,
  picUrl: text,
  // Assumed from here on: the words over the picture and where a click leads.
  title: text,
  subTitle: text,
  buttonName: text,
  linkUrl: text,
});

/** Pictures of a carousel; `type` names which one (000 §7). */
export const minzhengCarouselFindListByType = endpoint({
  id: 'minzhengCarouselFindListByType',
  method: 'GET',
  path: '/saas/v1/minzheng/carousel/findListByType',
  open: true,
  query: z.object({ type: z.number() }),
  answer: list(slide),
});

export type TrainingCamp = z.output<typeof camp>;
export type Slide = z.output<typeof slide>;
