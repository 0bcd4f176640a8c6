import type { ExamRef } from '../../../contract/ipc/exam.ts';
import { isOpenPaper } from '../../../contract/exam/paper-standing.ts';
import { paperStatus, type PaperEntry, type PaperInfo } from '../../../contract/platform/exam/user-paper.ts';

/** What of a paper a result is made of. */
export type KnownResult = Pick<PaperInfo, 'status' | 'submitTime' | 'score' | 'isPass' | 'certificateId' | 'canReview'>;

/** All papers of an exam on one page (002 §9). */
export function wholeList({ examId, businessId: bussinessId, sourceType: type }: ExamRef) {
  return { bussinessId, examId, type, pageNum: 1, pageSize: 999 };
}

/** `open`: not handed in; `waiting`: handed in, not marked yet. */
export type Result = {
  step: 'open' | 'waiting' | 'marked';
  score: number;
  passed: boolean;
  /** The certificate of this exam; '': none yet. */
  certificateId: string;
  note: 'open' | 'waiting' | 'passed' | 'certificate' | 'again';
};

/** What a learner is told of a paper. */
export function resultOf(info: Omit<KnownResult, 'canReview'>): Result {
  const blank = { score: 0, passed: false, certificateId: '' };
  if (isOpenPaper(info)) return { ...blank, step: 'open', note: 'open' };
  // Marked, but the score is kept back: for the learner that is still waiting.
  if (info.status !== paperStatus.marked || info.score === null) return { ...blank, step: 'waiting', note: 'waiting' };
  const certificateId = info.isPass ? info.certificateId : '';
  const note = certificateId !== '' ? 'certificate' : info.isPass ? 'passed' : 'again';
  return { step: 'marked', score: info.score, passed: info.isPass, certificateId, note };
}

/** Papers with the newest first. */
export function newestFirst(papers: readonly PaperEntry[]): readonly PaperEntry[] {
  return papers.toSorted((a, b) => (b.joinTime ?? 0) - (a.joinTime ?? 0));
}
