import type { ExamRef } from '../../../contract/ipc/exam.ts';
import type { PaperEntry, PaperInfo } from '../../../contract/platform/exam/user-paper.ts';

/** What of a paper a result is made of. */
export type KnownResult = Pick<PaperInfo, 'status' | 'score' | 'isPass' | 'certificateId'>;

/** All papers of an exam on one page (002 §9). */
export function wholeList({ examId, businessId: bussinessId, sourceType: type }: ExamRef) {
  return { bussinessId, examId, type, pageNum: 1, pageSize: 999 };
}

/** `open`: not handed in; `waiting`: handed in, not marked yet. */
export type Result = {
  step: 'open' | 'waiting' | 'marked';
  score: number;
  passed: boolean;
  certificate: boolean;
  note: 'open' | 'waiting' | 'passed' | 'certificate' | 'again';
};

/** What a learner is told of a paper (status 0 in progress, 1 handed in, 2 marked). */
export function resultOf(info: KnownResult): Result {
  const blank = { score: 0, passed: false, certificate: false };
  if (info.status === 0) return { ...blank, step: 'open', note: 'open' };
  // Marked, but the score is kept back: for the learner that is still waiting.
  if (info.status !== 2 || info.score === null) return { ...blank, step: 'waiting', note: 'waiting' };
  const certificate = info.isPass && info.certificateId !== '';
  const note = certificate ? 'certificate' : info.isPass ? 'passed' : 'again';
  return { step: 'marked', score: info.score, passed: info.isPass, certificate, note };
}

/** Papers with the newest first. */
export function newestFirst(papers: readonly PaperEntry[]): readonly PaperEntry[] {
  return papers.toSorted((a, b) => (b.joinTime ?? 0) - (a.joinTime ?? 0));
}
