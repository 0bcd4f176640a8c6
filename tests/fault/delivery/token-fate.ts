import { endsSession } from '#contract/platform/codes.ts';
import type { createFakeSession } from '#electron/exam/testing/fake-session.ts';
import type { TestTime } from '#electron/exam/testing/test-time.ts';
import type { PlatformAnswer, SignedInAccount } from '#electron/platform/gateway/platform-client.ts';
import { pick } from '../random.ts';
import type { Trouble } from './model-platform.ts';

const minute = 60_000;

export interface TokenFateOptions {
  /** How the platform refuses a token that it has ended; none: it ends no token. */
  endings: readonly PlatformAnswer[];
  session: ReturnType<typeof createFakeSession>;
  account: SignedInAccount;
  time: TestTime;
  random: () => number;
}

/** Whether the learner's token is valid: once the platform ends it, only a fresh sign-in helps. */
export class TokenFate {
  readonly #options: TokenFateOptions;
  #ended: PlatformAnswer | null = null;
  #signsIn = false;

  constructor(options: TokenFateOptions) {
    this.#options = options;
  }

  /** The answer to a call whose token is not valid, or ends with it; null: it is. */
  refuse(): PlatformAnswer | null {
    const { endings, random } = this.#options;
    if (this.#ended) return this.#ended;
    if (endings.length === 0 || random() < 0.1) return null;
    this.#ended = endings[pick(random, endings.length)] ?? null;
    this.hear(this.#ended);
    // A bare 401 or 602 ends the session only once another call has confirmed it; a fresh token may come before.
    if (random() < 0.7) this.#options.time.timer(() => this.#end(), random() * 10_000);
    this.#signInSoon();
    return this.#ended;
  }

  /** The client acts at once on codes that end a session; somebody signs in some minutes later. */
  hear(trouble: Trouble | null): Trouble | null {
    const answered = trouble !== null && typeof trouble === 'object' && trouble.kind === 'answered';
    if (!answered || !endsSession(trouble.code)) return trouble;
    this.#options.session.become(null);
    this.#signInSoon();
    return trouble;
  }

  /** A fresh token, in a session that may be another one. */
  renew(): void {
    const { session, account } = this.#options;
    this.#ended = null;
    session.become(account);
  }

  #end(): void {
    if (this.#ended) this.#options.session.become(null);
  }

  #signInSoon(): void {
    if (this.#signsIn) return;
    this.#signsIn = true;
    const { time, random } = this.#options;
    time.timer(
      () => {
        this.#signsIn = false;
        this.renew();
      },
      random() * 5 * minute,
    );
  }
}
