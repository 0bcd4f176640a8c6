import type { Endpoint, Input } from '#contract/platform/endpoint.ts';
import { CodedError } from '#electron/kernel/coded-error.ts';
import type { Timer } from '#electron/kernel/timer.ts';
import { WorkQueue, type StepOutcome } from '#electron/kernel/work-queue.ts';
import type { PlatformAnswer, PlatformClient, SessionWatch } from '../gateway/platform-client.ts';
import { didNotArrive, saveVerdict, type Went } from './save-verdict.ts';

const retryWait = { firstMs: 15_000, capMs: 600_000 };

export interface OutboxOptions {
  session: SessionWatch;
  timer: Timer;
  /**
   * Sends what waits of this account. `goesOn` turns false when the client stops or somebody else signs in: what was not
   * begun then stays.
   */
  deliver: (accountId: string, goesOn: () => boolean) => Promise<Went>;
  report: (error: unknown) => void;
}

/** Brings to the platform what a service stored for the account that is signed in; waits longer while it does not succeed. */
export class Outbox {
  readonly #options: OutboxOptions;
  readonly #queue: WorkQueue;

  constructor(options: OutboxOptions) {
    this.#options = options;
    const { timer, report, session } = options;
    this.#queue = new WorkQueue({ step: () => this.#deliver(), timer, retryWait, report });
    session.onChange(() => this.sync());
  }

  /** Sends what waits; asked for during a delivery, another one follows. */
  sync(): void {
    this.#queue.retryNow();
  }

  stop(): Promise<void> {
    return this.#queue.stop();
  }

  async #deliver(): Promise<StepOutcome> {
    const { session, deliver } = this.#options;
    const accountId = session.account()?.accountId;
    if (accountId === undefined) return 'nothing';
    const goesOn = () => !this.#queue.stopped && session.account()?.accountId === accountId;
    return (await deliver(accountId, goesOn)) === 'all' ? 'nothing' : 'later';
  }
}

/** Id of the account that is signed in; fails with `no-account`. */
export function signedIn(session: SessionWatch): string {
  const account = session.account();
  if (!account) throw new CodedError('no-account', 'Nobody is signed in.');
  return account.accountId;
}

/** Where something that is sent once stands; its service writes it to the disk. */
export interface Sending {
  /** It goes out now: after a crash nobody knows whether it arrived. */
  begin: () => Promise<unknown>;
  /** It certainly did not arrive, and waits again. */
  back: () => Promise<unknown>;
  /** The platform has said what became of it, for good. */
  settle: (verdict: 'done' | 'refused', answer: PlatformAnswer) => Promise<unknown>;
  /** The platform did not take it, by words of which nobody knows how long they hold: it is sent again later. */
  notTaken?: (answer: PlatformAnswer) => Promise<unknown>;
}

/**
 * Sends one thing: says on disk that it goes out, calls, judges the answer, and says on disk what came of it. What may have
 * arrived stays as `begin` left it: the next round compares it with the platform's record before it is sent again.
 */
export async function sendOnce<E extends Endpoint>(
  platform: PlatformClient,
  call: E,
  input: Input<E>,
  { begin, back, settle, notTaken }: Sending,
): Promise<Went> {
  await begin();
  const answer = await platform.call(call, input);
  const verdict = saveVerdict(call, answer);
  if (verdict === 'later') {
    if (didNotArrive(answer)) await back();
    return 'none';
  }
  if (verdict === 'not-taken') {
    await notTaken?.(answer);
    return 'some';
  }
  await settle(verdict, answer);
  return 'all';
}

/** What a read that comes before sending says of the round, when it gave nothing. */
export function unread(call: Pick<Endpoint, 'id'>, answer: PlatformAnswer): Exclude<Went, 'all'> {
  return saveVerdict(call, answer) === 'later' ? 'none' : 'some';
}
