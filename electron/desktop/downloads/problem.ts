import type { DownloadOutcome } from '#contract/ipc/downloads.ts';
import { isSuccess, needsSignIn } from '#contract/platform/codes.ts';
import { IdleTimeoutError } from '#electron/platform/gateway/idle-timeout.ts';

export type DownloadProblem = Extract<DownloadOutcome, { outcome: 'failed' }>['problem'];

/** A download that failed for a reason with its own text. */
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
  ENAMETOOLONG: 'no-permission',
};

/** The problem that an error stands for; an error that is not the disk's is one of the transfer. */
export function problemOf(error: unknown): DownloadProblem {
  if (error instanceof DownloadError) return error.problem;
  if (error instanceof IdleTimeoutError) return 'broken';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return byCode[code] ?? 'broken';
}

/** The problem that an answer without a PDF stands for, by its status and the code of its envelope (000 §8). */
export function problemOfAnswer(status: number, code: number | null): DownloadProblem {
  if (status === 403 || needsSignIn(code)) return 'session';
  if (code !== null && !isSuccess(code)) return 'refused';
  if (status >= 500) return 'broken';
  return status >= 400 ? 'refused' : 'not-pdf';
}
