import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amountOrNull, flag, list, number, numberOrNull, object, page, text, textsOrNull, time } from '../fields.ts';

/** Fields of a position: no document shows one (G-125), all are assumed. */
const positionFields = {
  id: text,
  positionName: text,
  companyId: text,
  companyName: text,
  cityCode: text,
  cityName: text,
  districtName: text,
  /** Yuan a month; null: not said. */
  salaryMin: amountOrNull,
  salaryMax: amountOrNull,
  /** 0 any, 1 less than a year, 2 one to three years, 3 three to five, 4 more; null: not said. */
  experience: numberOrNull,
  /** 0 any, 1 middle school, 2 high or vocational school, 3 college, 4 university; null: not said. */
  education: numberOrNull,
  tagList: textsOrNull,
  /** How many people are wanted. */
  recruitCount: amountOrNull,
  publishTime: time,
  /** 1 open, 0 closed; null: not said. */
  status: numberOrNull,
};
const position = object(positionFields);

/** Positions by condition (002 §7); the filters are assumed. */
export const positionFindByCondition = endpoint({
  id: 'positionFindByCondition',
  method: 'POST',
  path: '/company/v1/stu/position/findByCondition',
  body: z.object({
    pageNum: z.number(),
    pageSize: z.number(),
    name: z.optional(z.string()),
    cityCode: z.optional(z.string()),
    /** Yuan a month: a position whose pay reaches into this range. */
    salaryMin: z.optional(z.number()),
    salaryMax: z.optional(z.number()),
    experience: z.optional(z.number()),
    education: z.optional(z.number()),
    companyId: z.optional(z.string()),
  }),
  answer: page(position),
});

/** Positions like this one (002 §7, spelled so); its folder is inferred. */
export const findSimilarPostion = endpoint({
  id: 'findSimilarPostion',
  method: 'POST',
  path: '/company/v1/stu/position/findSimilarPostion',
  body: z.object({ id: z.string() }),
  answer: list(position),
});

/** One position (002 §7). */
export const positionFindById = endpoint({
  id: 'positionFindById',
  method: 'GET',
  path: '/company/v1/stu/position/findById',
  query: z.object({ id: z.string() }),
  answer: object({
    ...positionFields,
    /** HTML: the work. */
    description: text,
    /** HTML: what is asked of applicants. */
    requirement: text,
    address: text,
    benefitList: textsOrNull,
    /** The company lets applicants see its contact person. */
    showContact: flag,
  }),
});

const companyFields = {
  companyId: text,
  companyName: text,
  logo: text,
  industry: text,
  scale: text,
  address: text,
  /** HTML. */
  intro: text,
  /** Open positions. */
  positionCount: amountOrNull,
};

/** A company with its contact person (002 §7); its parameter and fields are assumed. */
export const companyInfo = endpoint({
  id: 'companyInfo',
  method: 'GET',
  path: '/company/v1/candidate/companyInfo/companyInfo',
  query: z.object({ companyId: z.string() }),
  answer: object({ ...companyFields, contactName: text, contactPhone: text }),
});

/** The same without a contact person; its folder is inferred. */
export const companyInfoWithoutMan = endpoint({
  id: 'companyInfoWithoutMan',
  method: 'GET',
  path: '/company/v1/candidate/companyInfo/companyInfoWithoutMan',
  query: z.object({ companyId: z.string() }),
  answer: object(companyFields),
});

/** Where the learner is, as the platform finds by the connection (002 §7); '' where it does not know. */
export const locatingCity = endpoint({
  id: 'locatingCity',
  method: 'GET',
  path: '/company/v1/region/locatingCity',
  answer: object({ cityCode: text, cityName: text }),
});

/** Provinces with their cities (002 §7); its fields are assumed. */
export const jobRegionList = endpoint({
  id: 'jobRegionList',
  method: 'GET',
  path: '/company/v1/region/regionList',
  answer: list(object({ code: text, name: text, level: number, children: list(object({ code: text, name: text })) })),
});

export type Position = z.output<typeof position>;
