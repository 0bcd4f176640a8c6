import { definePath, defineQueryPath } from './define-path.ts';

/** Assessments (000 §2). */
export const assessPaths = {
  list: definePath('/assessList'),
  /** No document shows the query; the names are those of the list's items (002 §3). */
  assess: defineQueryPath('/assess', ['id', 'refId', 'refType']),
  answers: definePath('/evaluation'),
  report: definePath('/reportDetails'),
} as const;
