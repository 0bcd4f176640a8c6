import { basisOfCode, isEvidence, type Basis } from '#contract/platform/basis.ts';
import { isSuccess, endsSession } from '#contract/platform/codes.ts';
import { codeTables } from '#contract/platform/profile/code-tables.ts';
import type { PlatformProfile } from '#contract/platform/profile/profile.ts';
import { saysBusy, type PlatformAnswer } from '#electron/platform/gateway/platform-client.ts';
import { waitFor, type Wait } from './hand-in-outcome.ts';

/** Why a platform does not take a paper. `busy`: what it says is no reason that this client knows. */
export type Refusal = 'busy' | keyof typeof codeTables.commitRefusal;

/**
 * What the platform answered to a commit. `not-sent`: it certainly never arrived. `unheard`: nobody knows. `taken`: the
 * platform says that it has the paper. `refused`: it says that it does not take it.
 */
export type CommitAnswer =
  | { kind: 'not-sent' }
  | { kind: 'taken' }
  | { kind: 'unheard'; wait: Wait }
  | { kind: 'refused'; why: Refusal; basis: Basis; wait: Wait };

export function readCommitAnswer(answer: PlatformAnswer, profile: PlatformProfile): CommitAnswer {
  if (answer.kind === 'unreachable') return { kind: 'not-sent' };
  const wait = waitAfter(answer);
  if (answer.kind === 'unknown') return { kind: 'unheard', wait };
  // A success inside a failed response contradicts itself; the record tells what is true.
  if (isSuccess(answer.code)) return answer.status < 400 ? { kind: 'taken' } : { kind: 'unheard', wait };
  const named = refusalOf(answer.code);
  const basis = named === 'busy' ? 'assumed' : basisOfCode('commitRefusal', named, profile);
  // What nobody but this client calls a number of refusal counts less than the words beside it.
  const why = isEvidence(basis) ? named : (refusalSaid(answer.message) ?? named);
  return { kind: 'refused', why, basis, wait };
}

/** Null: its words say nothing of the kind. */
function refusalSaid(message: string): Refusal | null {
  if (saysBusy(message)) return 'busy';
  const already = /已(?:经)?(?:交卷|提交|交过)|重复(?:交卷|提交)|already (?:been )?(?:handed|submitted)/i;
  return already.test(message) ? 'alreadyHandedIn' : null;
}

function refusalOf(code: number): Refusal {
  const { alreadyHandedIn, tooLate, unknownPaper } = codeTables.commitRefusal;
  if (code === alreadyHandedIn) return 'alreadyHandedIn';
  if (code === tooLate) return 'tooLate';
  return code === unknownPaper ? 'unknownPaper' : 'busy';
}

/** The wait after an answer that says nothing about the paper. */
export function waitAfter(answer: PlatformAnswer): Wait {
  if (answer.kind === 'unreachable') return waitFor('network');
  const { retryAfterMs = 0 } = answer;
  if (answer.kind === 'unknown') return waitFor(answer.status === null ? 'network' : 'platform', { retryAfterMs });
  if (endsSession(answer.code)) return waitFor('sign-in', answer);
  return waitFor('platform', { message: answer.message, retryAfterMs });
}
