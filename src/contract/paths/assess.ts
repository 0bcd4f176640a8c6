import { definePath, defineQueryPath } from './define-path.ts';

/** Assessments (000 §2). No document shows a query; the names are those of the list's items and of the calls (002 §3, 002 §7). */
export const assessPaths = {
  list: definePath('/assessList'),
  assess: defineQueryPath('/assess', ['id', 'refId', 'refType']),
  /** Without a result: all results, or those of one assessment. */
  answers: defineQueryPath('/evaluation', ['resultId', 'assessId']),
  /** Without an id: all reports. */
  report: defineQueryPath('/reportDetails', ['id']),
} as const;
