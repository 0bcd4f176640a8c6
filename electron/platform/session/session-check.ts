import { findMyIdentity, findMySaas } from '#contract/platform/account/session.ts';
import { getUserInfo } from '#contract/platform/account/user.ts';
import { isSuccess } from '#contract/platform/codes.ts';
import { deniesSession } from '../gateway/create-platform-client.ts';
import type { PlatformAnswer, PlatformClient } from '../gateway/platform-client.ts';
import type { Session } from './session.ts';

export interface SessionCheckOptions {
  session: Pick<Session, 'token' | 'end'>;
  platform: PlatformClient;
  report: (what: string, error: unknown) => void;
}

/**
 * Confirms a doubt about the session before anybody is signed out: the platform is asked by documented calls whose
 * token it is. The session ends when the account is denied and no other call accepts the token. One call that always
 * denies would otherwise end every session right after its sign-in.
 */
export function createSessionCheck({ session, platform, report }: SessionCheckOptions): (token: string) => void {
  let asking = false;

  async function check(token: string): Promise<void> {
    const answer = await platform.call(getUserInfo, {});
    if (session.token() !== token || !deniesSession(answer)) return;
    for (const call of [findMyIdentity, findMySaas]) {
      if (leavesSession(await platform.call(call, {})) || session.token() !== token) return;
    }
    // HTTP 403 is the code 403 of a platform without envelope (000 §8).
    const forbidden = answer.kind !== 'unreachable' && answer.status === 403;
    await session.end(forbidden ? 'code-403' : 'not-signed-in');
  }

  return (token) => {
    // The question itself may be denied, which is no new doubt.
    if (asking || session.token() !== token) return;
    asking = true;
    check(token)
      .catch((error: unknown) => report('checking the session', error))
      .finally(() => {
        asking = false;
      });
  };
}

/** True for an answer to a valid token, and for one that says nothing about the token. */
function leavesSession(answer: PlatformAnswer): boolean {
  if (answer.kind === 'answered') return !deniesSession(answer) && isSuccess(answer.code);
  return answer.kind === 'unreachable' || answer.status === null || answer.status >= 500;
}
