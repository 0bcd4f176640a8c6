import type { ExamRef } from '#contract/ipc/exam.ts';

/** `sourceType` of an exam of a training camp (002 §3). */
const campSource = '2';

/** What the calls of a camp name its exam by; null: the exam belongs to no camp that is known. */
export function campKeyOf({ sourceType, businessId, examId }: ExamRef): { trainId: string; examId: string } | null {
  return sourceType === campSource && businessId !== '' ? { trainId: businessId, examId } : null;
}
