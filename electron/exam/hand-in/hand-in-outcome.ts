import { isSuccess, needsSignIn, redirectCode } from '../../../src/contract/platform/codes.ts';
import { paperStatus, userPaperFindUserPaperInfo } from '../../../src/contract/platform/exam/user-paper.ts';
import { dataOf, type PlatformAnswer } from '../../gateway/platform-client.ts';

/** What is to be waited for before the next try. */
export type WaitingFor = 'network' | 'sign-in' | 'platform';

/**
 * What a call of the hand-in came to. `look`: the platform says that it has a paper of this attempt; its state tells
 * whether it does. `open`: the platform has no paper yet.
 */
export type Outcome =
  | { kind: 'delivered' }
  | { kind: 'refused'; message: string }
  | { kind: 'wait'; for: WaitingFor }
  | { kind: 'look' }
  | { kind: 'open' };

const alreadyHandedIn = 40901;

function isTrouble({ status, code }: { status: number; code: number }): boolean {
  if (status >= 500 || status === 408 || status === 429) return true;
  return code === redirectCode || (code >= 500 && code < 600) || code >= 50_000;
}

/** What every call has in common; null when the platform said something of its own. */
function common(answer: PlatformAnswer): Outcome | null {
  if (answer.kind === 'unreachable') return { kind: 'wait', for: 'network' };
  if (answer.kind === 'unknown') return { kind: 'wait', for: answer.status === null ? 'network' : 'platform' };
  if (needsSignIn(answer.code) || answer.status === 401 || answer.status === 403) {
    return { kind: 'wait', for: 'sign-in' };
  }
  return isTrouble(answer) ? { kind: 'wait', for: 'platform' } : null;
}

/** How a commit ended. Every refusal that is no trouble of the moment is final; the platform's sentence says why. */
export function judgeCommit(answer: PlatformAnswer): Outcome {
  const shared = common(answer);
  if (shared || answer.kind !== 'answered') return shared ?? { kind: 'wait', for: 'platform' };
  if (isSuccess(answer.code)) return { kind: 'delivered' };
  if (answer.code === alreadyHandedIn) return { kind: 'look' };
  return { kind: 'refused', message: answer.message };
}

/** What findUserPaperInfo says of this paper: `delivered` from status 1 on. Anything unexpected is asked again later. */
export function judgePaperInfo(answer: PlatformAnswer, userPaperId: string): Outcome {
  const shared = common(answer);
  if (shared) return shared;
  const info = dataOf(userPaperFindUserPaperInfo, answer);
  if (info === null || info.status === null || (info.userPaperId !== '' && info.userPaperId !== userPaperId)) {
    return { kind: 'wait', for: 'platform' };
  }
  return info.status >= paperStatus.handedIn ? { kind: 'delivered' } : { kind: 'open' };
}
