import type { ExamRef } from '#contract/ipc/exam.ts';
import { paperStatus, type PaperEntry, type PaperInfo } from '#contract/platform/exam/user-paper.ts';
import { paperStanding } from '#rules/exam/paper-standing.ts';

/** What of a paper a result is made of. */
export type KnownResult = Pick<PaperInfo, 'status' | 'submitTime' | 'score' | 'isPass' | 'certificateId' | 'canReview'>;

/** All papers of an exam on one page (002 §9). */
export function wholeList({ examId, businessId: bussinessId, sourceType: type }: ExamRef) {
  return { bussinessId, examId, type, pageNum: 1, pageSize: 999 };
}

/** `open`: not handed in; `waiting`: handed in, no score yet; `unknown`: nobody says how it stands. */
export type Result = {
  step: 'open' | 'waiting' | 'marked' | 'unknown';
  score: number;
  /** Null: the platform does not say. */
  passed: boolean | null;
  /** The certificate of this exam; '': none yet. */
  certificateId: string;
  note: 'open' | 'waiting' | 'unknown' | 'score' | 'passed' | 'certificate' | 'again';
};

/** What a learner is told of a paper. */
export function resultOf(info: Omit<KnownResult, 'canReview'>): Result {
  const { isPass, score, status } = info;
  const blank = { score: 0, passed: null, certificateId: '' };
  const standing = paperStanding(info);
  if (standing === 'open') return { ...blank, step: 'open', note: 'open' };
  // A score is a result, whatever the number of the status; only nothing at all may be what stands there before the marking.
  const told = score !== null && (status === paperStatus.marked || score !== 0 || isPass === true);
  if (!told) {
    const step = standing === 'unknown' ? 'unknown' : 'waiting';
    return { ...blank, step, note: step };
  }
  const certificateId = isPass === true ? info.certificateId : '';
  const note = certificateId !== '' ? 'certificate' : isPass === null ? 'score' : isPass ? 'passed' : 'again';
  return { step: 'marked', score, passed: isPass, certificateId, note };
}

/** Papers with the newest first. */
export function newestFirst(papers: readonly PaperEntry[]): readonly PaperEntry[] {
  return papers.toSorted((a, b) => (b.joinTime ?? 0) - (a.joinTime ?? 0));
}
