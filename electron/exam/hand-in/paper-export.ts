import type { HandInState } from '../../../src/contract/ipc/exam.ts';
import type { SealedPaper } from '../attempts/attempt-store.ts';
import { sealedBody } from './hand-in-body.ts';
import { sealedAnswers } from './sealed-answers.ts';

/** A sealed paper as staff take it away: what the commit carries, and what tells that nobody changed it. */
export function exportOf(paper: SealedPaper, { phase, held, refusal, fingerprint }: HandInState) {
  const commit = sealedBody(paper);
  const { count, hash } = sealedAnswers(commit);
  const { attempt, accountId, reason, sealedAt } = paper;
  return {
    format: 'lectern-sealed-paper',
    version: 1,
    exam: attempt.exam,
    accountId,
    reason,
    sealedAt: new Date(sealedAt).toISOString(),
    answers: { count, sha256: hash, code: fingerprint },
    platform: { phase, held, message: refusal },
    commit,
  };
}
