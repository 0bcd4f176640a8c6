import { getUserInfo } from '../../src/contract/platform/account/user.ts';
import { deniesSession } from '../gateway/create-platform-client.ts';
import type { PlatformClient } from '../gateway/platform-client.ts';
import type { Session } from './session.ts';

export interface SessionCheckOptions {
  session: Pick<Session, 'token' | 'end'>;
  platform: PlatformClient;
  report: (what: string, error: unknown) => void;
}

/**
 * Confirms a doubt about the session before anybody is signed out: the platform is asked by a documented call whose
 * token it is. Only a second denial ends the session; everything else leaves it as it is.
 */
export function createSessionCheck({ session, platform, report }: SessionCheckOptions): (token: string) => void {
  let asking = false;

  async function check(token: string): Promise<void> {
    const answer = await platform.call(getUserInfo, {});
    if (session.token() !== token || !deniesSession(answer)) return;
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
