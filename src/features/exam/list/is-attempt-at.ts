import type { PendingAttempt } from '#contract/ipc/exam.ts';
import type { ExamListItem } from '#contract/platform/exam/exam.ts';

/** True for an attempt at this exam: the same exam may be part of several tasks, each with attempts of its own. */
export function isAttemptAt({ exam: { examId, businessId } }: PendingAttempt, exam: ExamListItem): boolean {
  return examId === exam.examId && businessId === exam.bussinessId;
}
