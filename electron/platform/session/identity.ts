import { demoLogin, getAccountUserInfo } from '#contract/platform/account/account.ts';
import { getUserInfo } from '#contract/platform/account/user.ts';
import { backoff } from '#rules/timing/backoff.ts';
import { readAccount } from '../gateway/account.ts';
import { dataOf, type PlatformClient } from '../gateway/platform-client.ts';
import type { Session } from './session.ts';

const retryBackoff = { firstMs: 2_000, capMs: 300_000 };
/** After a demo sign-in the page itself reads the account, after the branches (001 §2). Main reads it after this delay. */
const demoDelayMs = 5_000;

/** Asks the platform which account the token belongs to, with retries until it answers, and again for every new token. */
export function pollAccount(session: Session, platform: PlatformClient, onConnected: (listener: () => void) => void) {
  let asking: string | null = null;
  let askedFor: string | null = null;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;

  function askLater(delayMs: number): void {
    timer = setTimeout(() => void ask(), delayMs);
    timer.unref();
  }

  async function ask(): Promise<void> {
    const token = session.token();
    if (token === null || token === askedFor || token === asking || session.identified()) return;
    asking = token;
    clearTimeout(timer);
    const account = await readWho();
    // The token has changed meanwhile; the new one is asked about separately.
    if (session.token() !== token) return;
    asking = null;
    if (account) {
      askedFor = token;
      failures = 0;
      await session.identify(token, account);
    } else {
      failures += 1;
      askLater(backoff(failures, retryBackoff));
    }
  }

  /** Where the platform lacks the assumed call, the documented one tells. */
  async function readWho() {
    const answer = await platform.call(getAccountUserInfo, {});
    const known = readAccount(dataOf(getAccountUserInfo, answer));
    const reached = answer.kind !== 'unreachable';
    return known ?? (reached ? readAccount(dataOf(getUserInfo, await platform.call(getUserInfo, {}))) : null);
  }

  let lastToken = session.token();
  session.onStateChange(() => {
    if (session.token() === lastToken) return;
    lastToken = session.token();
    failures = 0;
    clearTimeout(timer);
    if (session.begunBy() === demoLogin.id) askLater(demoDelayMs);
    else void ask();
  });
  onConnected(() => void ask());
  return { ask, stop: () => clearTimeout(timer) };
}
