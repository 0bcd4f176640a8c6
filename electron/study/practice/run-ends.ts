import type { PracticeRef } from '#contract/ipc/practice.ts';
import type { Timer } from '#electron/kernel/timer.ts';
import { WorkQueue, type StepOutcome } from '#electron/kernel/work-queue.ts';
import type { PlatformClock, SessionWatch } from '#electron/platform/gateway/platform-client.ts';
import type { PracticeStore } from './practice-store.ts';
import { isOver, withTimeUp } from './state-rules.ts';

export interface RunEndsOptions {
  store: Pick<PracticeStore, 'stored'> & { states: Pick<PracticeStore['states'], 'change'> };
  session: SessionWatch;
  clock: Pick<PlatformClock, 'now' | 'trusted' | 'onChange'>;
  /** Ms of a clock that only runs forward. */
  monotonic: () => number;
  timer: Timer;
  changed: (ref: PracticeRef) => void;
  report: (what: string, error: unknown) => void;
  /** A run ended and has to be synced. */
  ended: () => void;
}

/** The longest wait between two checks: a timer does not count the time of a sleep. */
const longestWaitMs = 60_000;
/** How long a start waits for the platform's time before this machine's clock decides. */
const trustWithinMs = 15_000;

/** Ends runs whose time is over, whatever the page shows. */
export class RunEnds {
  readonly #options: RunEndsOptions;
  readonly #startedAt: number;
  readonly #stopClock: () => void;
  readonly #queue: WorkQueue;
  #stopTimer: (() => void) | null = null;

  constructor(options: RunEndsOptions) {
    this.#options = options;
    this.#startedAt = options.monotonic();
    this.#queue = new WorkQueue({
      step: () => this.#checkAll(),
      timer: options.timer,
      retryWait: { firstMs: longestWaitMs, capMs: longestWaitMs },
      report: (error) => options.report('a practice run was not ended', error),
    });
    options.session.onChange(() => this.check());
    this.#stopClock = options.clock.onChange(() => this.check());
    this.check();
  }

  /** Ends what is over now and waits for the next end; asked for during a check, another one follows. */
  check(): void {
    this.#queue.retryNow();
  }

  async stop(): Promise<void> {
    this.#stopTimer?.();
    this.#stopClock();
    await this.#queue.stop();
  }

  async #checkAll(): Promise<StepOutcome> {
    const account = this.#options.session.account();
    if (account) this.#wait(await this.#endOver(account.accountId));
    return 'nothing';
  }

  /** Resolves with the time to the next end in ms; null: no run has one. */
  async #endOver(accountId: string): Promise<number | null> {
    const { store, clock, monotonic, changed, ended } = this.#options;
    const ageMs = monotonic() - this.#startedAt;
    if (!clock.trusted() && ageMs < trustWithinMs) return trustWithinMs - ageMs;
    const waits: number[] = [];
    for (const { practice, state } of await store.stored(accountId)) {
      const now = clock.now();
      if (isOver(state, now)) {
        await store.states.change(accountId, practice.ref, (current) =>
          withTimeUp(current, practice, now, now - ageMs),
        );
        changed(practice.ref);
        ended();
      } else if (state.run?.endedAt === null && state.run.endsAt !== null) {
        waits.push(state.run.endsAt - now);
      }
    }
    return waits.length > 0 ? Math.min(...waits) : null;
  }

  #wait(milliseconds: number | null): void {
    this.#stopTimer?.();
    this.#stopTimer = null;
    if (milliseconds === null || this.#queue.stopped) return;
    this.#stopTimer = this.#options.timer(() => this.check(), Math.min(milliseconds, longestWaitMs));
  }
}
