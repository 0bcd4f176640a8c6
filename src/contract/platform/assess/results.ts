import * as z from 'zod/mini';
import { endpoint, type Answer } from '../endpoint.ts';
import { list, listOrNull, numberOrNull, object, page, text, time } from '../fields.ts';

/** What results and reports are asked of: one assessment, or all. */
const ofAssessment = z.object({
  assessId: z.optional(z.string()),
  refId: z.optional(z.string()),
  refType: z.optional(z.string()),
});

const dimension = z.object({
  name: text,
  /** Points; null: not scored. */
  score: numberOrNull,
  /** Most points; null: the platform does not say. */
  fullScore: numberOrNull,
  /** In the platform's words. */
  level: text,
  comment: text,
});

const scored = {
  resultId: text,
  assessId: text,
  assessName: text,
  submitTime: time,
  totalScore: numberOrNull,
  fullScore: numberOrNull,
  level: text,
  /** '': there is no report yet. */
  reportId: text,
};
const result = z.object(scored);

const listedReport = z.object({
  id: text,
  reportName: text,
  assessId: text,
  assessName: text,
  resultId: text,
  createTime: time,
});

/** The learner's results, the newest first (002 §7); no document shows body or fields. */
export const assessUserResultList = endpoint({
  id: 'assessUserResultList',
  method: 'POST',
  path: '/assess/v1/open/assessUserResult/list',
  body: ofAssessment,
  answer: page(result),
});

/** One result: scores by dimension, and what was answered (002 §7, the name as the platform spells it, G-062). */
export const assessUserResultFindByResultIdId = endpoint({
  id: 'assessUserResultFindByResultIdId',
  method: 'GET',
  path: '/assess/v1/open/assessUserResult/findByResultIdId',
  query: z.object({ resultId: z.string() }),
  answer: object({
    ...scored,
    dimensionList: list(dimension),
    answerList: list(
      z.object({
        questionId: text,
        title: text,
        dimensionName: text,
        /** The texts of what was chosen; empty: not answered; null: the platform does not say. */
        answer: listOrNull(text),
      }),
    ),
  }),
});

/** The learner's reports, the newest first; all on one page (002 §7, 002 §9). No document shows body or fields. */
export const assessReportList = endpoint({
  id: 'assessReportList',
  method: 'POST',
  path: '/assess/v1/open/assessReport/list',
  query: z.object({ pageNum: z.number(), pageSize: z.number() }),
  body: ofAssessment,
  answer: page(listedReport),
});

/** One report (002 §7); no document shows its fields. */
export const assessReportFindById = endpoint({
  id: 'assessReportFindById',
  method: 'GET',
  path: '/assess/v1/open/assessReport/findById',
  query: z.object({ id: z.string() }),
  answer: object({
    id: text,
    reportName: text,
    ...scored,
    userName: text,
    createTime: time,
    summary: text,
    dimensionList: list(dimension),
  }),
});

/** What the list of reports is asked with (002 §9). */
export const allReports = { pageNum: 1, pageSize: 999 } as const;

export type AssessResult = z.output<typeof result>;
export type AssessResultDetail = Answer<typeof assessUserResultFindByResultIdId>;
export type ListedReport = z.output<typeof listedReport>;
export type AssessReport = Answer<typeof assessReportFindById>;
export type AssessDimension = z.output<typeof dimension>;
