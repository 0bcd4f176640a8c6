import { paperStatus } from '../platform/exam/user-paper.ts';

/**
 * Whether a paper of the platform can still be sat. The status numbers are assumed: a submit time closes a paper
 * whatever its number, and a number that nobody knows closes none.
 */
export function isOpenPaper({ status, submitTime }: { status: number | null; submitTime: number | null }): boolean {
  const closed: readonly (number | null)[] = [paperStatus.handedIn, paperStatus.marked];
  return submitTime === null && !closed.includes(status);
}
