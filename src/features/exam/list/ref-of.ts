import type { ExamRef } from '#contract/ipc/exam.ts';
import type { ExamListItem } from '#contract/platform/exam/exam.ts';

/** What identifies an exam of the list, in addresses and calls. */
export function refOf({ examId, bussinessId, sourceType, examName }: ExamListItem): ExamRef {
  return { examId, businessId: bussinessId, sourceType: String(sourceType), name: examName };
}
