import { definePath } from './define-path.ts';

/** Assessments (000 §2). */
export const assessPaths = {
  list: definePath('/assessList'),
  assess: definePath('/assess'),
  answers: definePath('/evaluation'),
  report: definePath('/reportDetails'),
} as const;
