import { isSuccess, endsSession } from '../../../src/contract/platform/codes.ts';
import type { PlatformAnswer } from '../../gateway/platform-client.ts';
import { waitFor, type Wait } from './hand-in-outcome.ts';

/**
 * What the platform answered to a commit. `not-sent`: it certainly never arrived. `taken`: the platform says that it has
 * the paper. `already`: the attempt is handed in. `too-late`, `unknown-paper`: final, unless the record says otherwise.
 */
export type CommitAnswer =
  | Wait
  | { kind: 'not-sent' }
  | { kind: 'taken' }
  | { kind: 'already' | 'too-late' | 'unknown-paper'; message: string };

/** The only refusals that end a delivery (002 §7, assumed). Whatever else a platform says is taken for a passing trouble. */
const refusals: ReadonlyMap<number, 'already' | 'too-late' | 'unknown-paper'> = new Map([
  [40_901, 'already'],
  [40_902, 'too-late'],
  [40_401, 'unknown-paper'],
]);

export function readCommitAnswer(answer: PlatformAnswer): CommitAnswer {
  if (answer.kind === 'unreachable') return { kind: 'not-sent' };
  if (answer.kind === 'unknown') return waitAfter(answer);
  const { code, message, status } = answer;
  // A success inside a failed response contradicts itself; the record tells what is true.
  if (isSuccess(code)) return status < 400 ? { kind: 'taken' } : waitAfter(answer);
  const refusal = refusals.get(code);
  return refusal ? { kind: refusal, message } : waitAfter(answer);
}

/** The wait after an answer that says nothing about the paper. */
export function waitAfter(answer: PlatformAnswer): Wait {
  if (answer.kind === 'unreachable') return waitFor('network');
  const { retryAfterMs = 0 } = answer;
  if (answer.kind === 'unknown') return waitFor(answer.status === null ? 'network' : 'platform', { retryAfterMs });
  if (endsSession(answer.code)) return waitFor('sign-in', answer);
  return waitFor('platform', { message: answer.message, retryAfterMs });
}
