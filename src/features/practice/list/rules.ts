import type { PracticeListItem } from '#contract/platform/practice/practice.ts';

/** The course or task of a practice, in either spelling (G-062). */
export function businessIdOf({
  businessId,
  bussinessId,
}: Pick<PracticeListItem, 'businessId' | 'bussinessId'>): string {
  return businessId || bussinessId;
}

/** Share of the questions that were answered at least once, from 0 to 1; null: not known. */
export function doneShare({ doneCount, questionCount }: Pick<PracticeListItem, 'doneCount' | 'questionCount'>) {
  if (doneCount === null || questionCount === null) return null;
  return questionCount > 0 ? Math.min(1, doneCount / questionCount) : 0;
}
