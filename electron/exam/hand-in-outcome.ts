import * as z from 'zod/mini';
import type { PlatformAnswer } from '../gateway/platform-client.ts';
import { number, object, text } from './wire.ts';

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

/** Envelope codes after which the session is over (000 §8; 602 of 001 §9, gaps G-003). */
const sessionOver: readonly number[] = [303, 10000, 403, 602];
/** Success of the envelope (gaps G-003). */
const success: readonly number[] = [0, 200];
const alreadyHandedIn = 40901;

function isTrouble({ status, code }: { status: number; code: number }): boolean {
  if (status >= 500 || status === 408 || status === 429) return true;
  return code === 302 || (code >= 500 && code < 600) || code >= 50_000;
}

/** What every call has in common; null when the platform said something of its own. */
function common(answer: PlatformAnswer): Outcome | null {
  if (answer.kind === 'unreachable') return { kind: 'wait', for: 'network' };
  if (answer.kind === 'unknown') return { kind: 'wait', for: answer.status === null ? 'network' : 'platform' };
  if (sessionOver.includes(answer.code) || answer.status === 401 || answer.status === 403) {
    return { kind: 'wait', for: 'sign-in' };
  }
  return isTrouble(answer) ? { kind: 'wait', for: 'platform' } : null;
}

/** How a commit ended. Every refusal that is no trouble of the moment is final; the platform's sentence says why. */
export function judgeCommit(answer: PlatformAnswer): Outcome {
  const shared = common(answer);
  if (shared || answer.kind !== 'answered') return shared ?? { kind: 'wait', for: 'platform' };
  if (success.includes(answer.code)) return { kind: 'delivered' };
  if (answer.code === alreadyHandedIn) return { kind: 'look' };
  return { kind: 'refused', message: answer.message };
}

const paperInfo = object({ userPaperId: text, status: number });

/** What findUserPaperInfo says of this paper: `delivered` from status 1 on. Anything unexpected is asked again later. */
export function judgePaperInfo(answer: PlatformAnswer, userPaperId: string): Outcome {
  const shared = common(answer);
  if (shared || answer.kind !== 'answered') return shared ?? { kind: 'wait', for: 'platform' };
  if (!success.includes(answer.code)) return { kind: 'wait', for: 'platform' };
  const info = z.parse(paperInfo, answer.data);
  if (info.status === null || (info.userPaperId !== '' && info.userPaperId !== userPaperId)) {
    return { kind: 'wait', for: 'platform' };
  }
  return info.status >= 1 ? { kind: 'delivered' } : { kind: 'open' };
}
