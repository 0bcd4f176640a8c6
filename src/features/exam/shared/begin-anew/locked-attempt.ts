import type { ExamRef, PendingAttempt } from '#contract/ipc/exam.ts';

interface Address {
  attemptId: string | null;
  exam: Pick<ExamRef, 'examId' | 'businessId'> | null;
}

/** The learner's open paper at this address that only the rescue key opens; what is sealed is not begun again. */
export function lockedAttempt(
  attempts: readonly PendingAttempt[],
  { attemptId, exam }: Address,
): PendingAttempt | undefined {
  return attempts.find(
    (attempt) =>
      attempt.mine &&
      attempt.lockedAway &&
      attempt.phase === 'open' &&
      (exam
        ? attempt.exam.examId === exam.examId && attempt.exam.businessId === exam.businessId
        : attempt.attemptId === attemptId),
  );
}
