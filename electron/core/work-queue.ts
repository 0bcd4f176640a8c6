import { backoff } from '../../src/contract/timing/backoff.ts';
import type { Timer } from '../exam/clock/timer.ts';

/** What one piece of work came to. `later`: it failed for now. */
export type StepOutcome = 'more' | 'nothing' | 'later';

export interface WorkQueueOptions {
  /** Does one piece of work. A rejection counts as `later`. */
  step: () => Promise<StepOutcome>;
  timer: Timer;
  /** Ms after the first failure, doubled by each further one up to a cap; 2 s and 60 s if not given. */
  retryWait?: { firstMs: number; capMs: number };
  /** 0 to 1: spreads the waits. */
  random?: () => number;
  report: (error: unknown) => void;
}

const usualWait = { firstMs: 2_000, capMs: 60_000 };

/** Does pieces of work one after the other; waits longer after each failure in a row. */
export class WorkQueue {
  readonly #options: WorkQueueOptions;
  #running: Promise<void> | null = null;
  #again = false;
  #soon = false;
  #stopped = false;
  #failures = 0;
  #cancelRetry: (() => void) | null = null;

  constructor(options: WorkQueueOptions) {
    this.#options = options;
  }

  /** There may be something to do. */
  wake(): void {
    this.#again = true;
    this.#running ??= this.#drain().finally(() => {
      this.#running = null;
      // Asked for after the last look and before this moment.
      if (this.#again && !this.#blocked()) this.wake();
    });
  }

  /** Waits no longer for the next try; asked for during a step that fails, the next one follows at once. */
  retryNow(): void {
    this.#soon = true;
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    this.wake();
  }

  /** Resolves when nothing is under way any more. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#cancelRetry?.();
    await this.#running;
  }

  get stopped(): boolean {
    return this.#stopped;
  }

  #blocked(): boolean {
    return this.#stopped || this.#cancelRetry !== null;
  }

  async #drain(): Promise<void> {
    this.#again = false;
    while (!this.#blocked()) {
      this.#soon = false;
      const outcome = await this.#step();
      if (outcome === 'later') {
        this.#failures += 1;
        if (!this.#soon) this.#waitForRetry();
        continue;
      }
      this.#failures = 0;
      if (outcome === 'nothing') return;
    }
  }

  async #step(): Promise<StepOutcome> {
    try {
      return await this.#options.step();
    } catch (error) {
      this.#options.report(error);
      return 'later';
    }
  }

  #waitForRetry(): void {
    const { timer, retryWait = usualWait, random } = this.#options;
    if (this.#stopped) return;
    const waitMs = backoff(this.#failures, random ? { ...retryWait, random } : retryWait);
    this.#cancelRetry = timer(() => this.retryNow(), waitMs);
  }
}
