import { paperStatus } from '../platform/exam/user-paper.ts';

interface Standing {
  status: number | null;
  submitTime: number | null;
}

/**
 * How a paper of the platform stands. The status numbers are assumed: a submit time closes a paper whatever its number,
 * and a number that nobody knows says nothing.
 */
export function paperStanding({ status, submitTime }: Standing): 'open' | 'closed' | 'unknown' {
  if (submitTime !== null || status === paperStatus.handedIn || status === paperStatus.marked) return 'closed';
  return status === paperStatus.inProgress ? 'open' : 'unknown';
}

/** Whether a paper of the platform can still be sat: what is not certainly closed can. */
export function isOpenPaper(paper: Standing): boolean {
  return paperStanding(paper) !== 'closed';
}
