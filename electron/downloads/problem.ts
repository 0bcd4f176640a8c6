import type { DownloadOutcome } from '../../src/contract/ipc/downloads.ts';
import { isSuccess, needsSignIn } from '../../src/contract/platform/codes.ts';
import { IdleTimeoutError } from '../gateway/idle-timeout.ts';

export type DownloadProblem = Extract<DownloadOutcome, { outcome: 'failed' }>['problem'];

/** A download that failed for a reason that has a sentence of its own. */
export class DownloadError extends Error {
  readonly problem: DownloadProblem;

  constructor(problem: DownloadProblem) {
    super(`The download failed: ${problem}.`);
    this.name = 'DownloadError';
    this.problem = problem;
  }
}

const byCode: Readonly<Record<string, DownloadProblem>> = {
  ENOSPC: 'no-space',
  EDQUOT: 'no-space',
  EFBIG: 'no-space',
  EACCES: 'no-permission',
  EPERM: 'no-permission',
  EROFS: 'no-permission',
  EBUSY: 'no-permission',
  EISDIR: 'no-permission',
  ENOENT: 'no-permission',
  ENOTDIR: 'no-permission',
};

/** What a failure on the way comes to; whatever is not the disk's is the stream's. */
export function problemOf(error: unknown): DownloadProblem {
  if (error instanceof DownloadError) return error.problem;
  if (error instanceof IdleTimeoutError) return 'broken';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return byCode[code] ?? 'broken';
}

/** What an answer without a PDF comes to: its envelope says why (000 §8). */
export function problemOfAnswer(status: number, code: number | null): DownloadProblem {
  if (status === 403 || needsSignIn(code)) return 'session';
  if (code !== null && !isSuccess(code)) return 'refused';
  if (status >= 500) return 'broken';
  return status >= 400 ? 'refused' : 'not-pdf';
}
