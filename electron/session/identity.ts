import { demoLogin, getAccountUserInfo } from '../../src/contract/platform/account/account.ts';
import { dataOf, type PlatformClient } from '../gateway/platform-client.ts';
import { readAccount } from './account.ts';
import type { Session } from './session.ts';

const firstPause = 2_000;
const longestPause = 300_000;
/** The page of the demonstration asks for the account itself, after the branches (001 §2); this long it may take. */
const demoPatience = 5_000;

/** Keeps asking the platform whose token this is, until it says so; asks again for every new token. */
export function keepIdentity(session: Session, platform: PlatformClient, onConnected: (listener: () => void) => void) {
  let asking: string | null = null;
  let askedFor: string | null = null;
  let pause = firstPause;
  let timer: NodeJS.Timeout | undefined;

  function later(wait: number): void {
    timer = setTimeout(() => void ask(), wait);
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
      pause = firstPause;
      await session.identify(token, account);
    } else {
      later(pause);
      pause = Math.min(pause * 2, longestPause);
    }
  }

  let seen = session.token();
  session.onStateChange(() => {
    if (session.token() === seen) return;
    seen = session.token();
    pause = firstPause;
    clearTimeout(timer);
    if (session.begunBy() === demoLogin.id) later(demoPatience);
    else void ask();
  });
  onConnected(() => void ask());
  return { ask, stop: () => clearTimeout(timer) };
}
