import type { ExamRef, PendingAttempt } from '#contract/ipc/exam.ts';
import { paperStatus, type PaperEntry } from '#contract/platform/exam/user-paper.ts';

/**
 * The paper of this exam that is open on the platform and of which this computer has nothing; the latest if there are
 * several. Without the platform's list nothing is claimed.
 */
export function begunElsewhere(
  { examId, businessId }: ExamRef,
  papers: readonly PaperEntry[] | undefined,
  attempts: readonly PendingAttempt[],
): PaperEntry | null {
  const isHere = attempts.some(({ mine, exam }) => mine && exam.examId === examId && exam.businessId === businessId);
  if (isHere || !papers) return null;
  const open = papers.filter(({ status }) => status === paperStatus.inProgress);
  return open.toSorted((one, other) => (other.joinTime ?? 0) - (one.joinTime ?? 0))[0] ?? null;
}
