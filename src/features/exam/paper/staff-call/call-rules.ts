import { examCallStatus, type ExamCall } from '#contract/platform/exam/exam-call.ts';

/** How the learner's latest call for an invigilator stands; null: there was none. */
export type CallStanding =
  | { step: 'waiting'; at: number | null; before: number }
  | { step: 'seen'; id: string; at: number | null; by: string };

/** The latest call; one whose status nobody knows counts as seen only when the platform says when. */
export function callStanding(calls: readonly ExamCall[]): CallStanding | null {
  const [latest] = calls.toSorted((a, b) => (b.createTime ?? 0) - (a.createTime ?? 0));
  if (!latest) return null;
  const { id, status, createTime, answerTime, staffName, before } = latest;
  const seen = status === null ? answerTime !== null : status !== examCallStatus.waiting;
  return seen ? { step: 'seen', id, at: answerTime, by: staffName } : { step: 'waiting', at: createTime, before };
}
