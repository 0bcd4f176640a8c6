import { createHash } from 'node:crypto';
import type { CommitBody } from '#contract/platform/exam/user-paper.ts';
import { answerCount, canonicalAnswers } from '#rules/exam/canonical-answers.ts';

/** What identifies the content of a sealed paper, here and in the platform's record. */
export interface SealedAnswers {
  /** Questions that were answered. */
  count: number;
  /** SHA-256 (hex) of the canonical answers. */
  hash: string;
  commitType: number;
}

/** Identifies the content of a commit. */
export function sealedAnswers({ answerList, commitType }: CommitBody): SealedAnswers {
  const hash = createHash('sha256').update(canonicalAnswers(answerList)).digest('hex');
  return { count: answerCount(answerList), hash, commitType };
}

/** The first characters of a hash, in groups that can be read aloud. */
export function fingerprint(hash: string): string {
  return `${hash.slice(0, 4)} ${hash.slice(4, 8)} ${hash.slice(8, 12)}`.toUpperCase();
}
