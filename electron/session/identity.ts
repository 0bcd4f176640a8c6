import { demoLogin, getAccountUserInfo } from '../../src/contract/platform/account/account.ts';
import { backoff } from '../../src/contract/timing/backoff.ts';
import { dataOf, type PlatformClient } from '../gateway/platform-client.ts';
import { readAccount } from './account.ts';
import type { Session } from './session.ts';

const retryWait = { firstMs: 2_000, capMs: 300_000 };
/** The page of the demonstration asks for the account itself, after the branches (001 §2); this long it may take. */
const demoWaitMs = 5_000;

/** Keeps asking the platform whose token this is, until it says so; asks again for every new token. */
export function pollAccount(session: Session, platform: PlatformClient, onConnected: (listener: () => void) => void) {
  let asking: string | null = null;
  let askedFor: string | null = null;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;

  function later(waitMs: number): void {
    timer = setTimeout(() => void ask(), waitMs);
    timer.unref();
  }

  async function ask(): Promise<void> {
    const token = session.token();
    if (token === null || token === askedFor || token === asking || session.identified()) return;
    asking = token;
    clearTimeout(timer);
    const answer = await platform.call(getAccountUserInfo, {});
    // Another token came meanwhile, and was asked for.
    if (session.token() !== token) return;
    asking = null;
    const account = readAccount(dataOf(getAccountUserInfo, answer));
    if (account) {
      askedFor = token;
      failures = 0;
      await session.identify(token, account);
    } else {
      failures += 1;
      later(backoff(failures, retryWait));
    }
  }

  let seen = session.token();
  session.onStateChange(() => {
    if (session.token() === seen) return;
    seen = session.token();
    failures = 0;
    clearTimeout(timer);
    if (session.begunBy() === demoLogin.id) later(demoWaitMs);
    else void ask();
  });
  onConnected(() => void ask());
  return { ask, stop: () => clearTimeout(timer) };
}
