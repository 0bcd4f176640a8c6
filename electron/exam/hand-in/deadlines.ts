import type { PlatformClock, SessionWatch } from '../../gateway/platform-client.ts';
import type { AttemptStore, DueAttempt } from '../attempts/attempt-store.ts';
import type { Timer } from '../clock/timer.ts';

export interface DeadlinesOptions {
  store: Pick<AttemptStore, 'due'>;
  clock: PlatformClock;
  session: SessionWatch;
  /** Epoch ms of this machine. */
  now: () => number;
  timer: Timer;
  /** Asks the platform once more whether the deadline still stands; never rejects. */
  confirm: (accountId: string, attemptId: string) => Promise<void>;
  /** Hands the paper in because its time is up, or because staff decided so. */
  timeUp: (accountId: string, attemptId: string, reason: 'time-up' | 'staff') => Promise<unknown>;
  report: (what: string, error: unknown) => void;
}

/** Deadlines are checked at least this often: attempts begin, and clocks are corrected, between two checks. */
const checkEveryMs = 1_000;
/** The platform may take this long to answer after a start before this machine's own clock decides. */
const firstAnswerMs = 60_000;

/** Milliseconds that an attempt has left. The time of a platform that has not answered is guessed from the offset stored in its journal. */
export function timeLeft(
  due: Pick<DueAttempt, 'deadline' | 'clockOffset'>,
  time: { platform: number | null; machine: number },
): number {
  return due.deadline - (time.platform ?? time.machine + due.clockOffset);
}

/**
 * Hands papers in when their time is up, also when it ran out while the client was off. Nothing else ends a paper here:
 * no camera and no monitoring.
 */
export class Deadlines {
  readonly #options: DeadlinesOptions;
  #startedAt = 0;
  #checking: Promise<void> | null = null;
  #cancel: (() => void) | null = null;
  #stopWatching: (() => void)[] = [];
  #running = false;
  /** Deadlines that were confirmed, by attempt: each is asked for once. */
  readonly #confirmed = new Map<string, number>();

  constructor(options: DeadlinesOptions) {
    this.#options = options;
  }

  start(): void {
    const { session, clock, now } = this.#options;
    this.#running = true;
    this.#startedAt = now();
    this.#stopWatching = [session.onChange(() => this.#check()), clock.onChange(() => this.#check())];
    this.#check();
  }

  async stop(): Promise<void> {
    this.#running = false;
    this.#cancel?.();
    for (const stop of this.#stopWatching) stop();
    await this.#checking;
  }

  #check(): void {
    if (this.#running) this.#checking ??= this.#checkOnce();
  }

  async #checkOnce(): Promise<void> {
    let wait = checkEveryMs;
    try {
      wait = await this.#closeDue();
    } catch (error) {
      this.#options.report('the deadlines could not be checked', error);
    }
    this.#checking = null;
    this.#cancel?.();
    if (this.#running) this.#cancel = this.#options.timer(() => this.#check(), wait);
  }

  /** Resolves to the milliseconds until the next check. */
  async #closeDue(): Promise<number> {
    const { store, session } = this.#options;
    const account = session.account()?.accountId;
    if (account === undefined) return checkEveryMs;
    let wait = checkEveryMs;
    for (const due of await store.due(account)) {
      const left = this.#left(due);
      if (left > 0) wait = Math.min(wait, left);
      else if (await this.#stands(account, due)) await this.#close(account, due);
    }
    return wait;
  }

  #left(due: DueAttempt): number {
    const { clock, now } = this.#options;
    const trusted = clock.trusted();
    // A machine whose clock is wrong gets the chance to hear the right time before its learner loses the paper.
    if (!trusted && now() - this.#startedAt < firstAnswerMs) return checkEveryMs;
    return timeLeft(due, { platform: trusted ? clock.now() : null, machine: now() });
  }

  /** Extra time may have been granted since the rules were read. */
  async #stands(account: string, { attemptId, deadline, byStaff }: DueAttempt): Promise<boolean> {
    if (byStaff) return true;
    if (this.#confirmed.get(attemptId) === deadline) return true;
    this.#confirmed.set(attemptId, deadline);
    await this.#options.confirm(account, attemptId);
    const due = (await this.#options.store.due(account)).find((other) => other.attemptId === attemptId);
    return due !== undefined && this.#left(due) <= 0;
  }

  /** One that fails is tried again at the next check, and holds up no other. */
  async #close(account: string, { attemptId, byStaff }: DueAttempt): Promise<void> {
    try {
      await this.#options.timeUp(account, attemptId, byStaff ? 'staff' : 'time-up');
    } catch (error) {
      this.#options.report('a paper could not be handed in at its deadline', error);
    }
  }
}
