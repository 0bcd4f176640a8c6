import { basisOfCode, basisOfField, weakest, type Fact } from '#contract/platform/basis.ts';
import { paperStatus } from '#contract/platform/exam/user-paper.ts';
import type { PlatformProfile } from '#contract/platform/profile/profile.ts';

interface Standing {
  status: number | null;
  submitTime: number | null;
}

export type PaperStanding = 'open' | 'closed' | 'unknown';

/**
 * How a paper of the platform stands. The status numbers are assumed: a submit time closes a paper whatever its number,
 * and a number that nobody knows says nothing.
 */
export function paperStanding({ status, submitTime }: Standing): PaperStanding {
  if (submitTime !== null || status === paperStatus.handedIn || status === paperStatus.marked) return 'closed';
  return status === paperStatus.inProgress ? 'open' : 'unknown';
}

/** The same with what it rests on; `call`: whose answer it is. */
export function standingFact(paper: Standing, call: string, profile: PlatformProfile): Fact<PaperStanding> {
  const value = paperStanding(paper);
  const status = Object.entries(paperStatus).find(([, number]) => number === paper.status)?.[0];
  const byStatus =
    status === undefined
      ? 'assumed'
      : weakest(basisOfField(call, 'status', profile), basisOfCode('paperStatus', status, profile));
  // A number that the profile calls "in progress" is contradicted by a submit time that it names, too.
  const byTime = paper.submitTime === null ? 'assumed' : basisOfField(call, 'submitTime', profile);
  const saysClosed = status === 'handedIn' || status === 'marked';
  if (value === 'closed') return { value, basis: byTime === 'assumed' && saysClosed ? byStatus : byTime };
  return { value, basis: byStatus };
}

/** Whether a paper of the platform can still be sat: what is not certainly closed can. */
export function isOpenPaper(paper: Standing): boolean {
  return paperStanding(paper) !== 'closed';
}
