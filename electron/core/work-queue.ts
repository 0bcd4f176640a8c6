import { backoff } from '../../src/contract/timing/backoff.ts';
import type { Timer } from '../exam/clock/timer.ts';

/** What one piece of work came to. `later`: it failed for now. */
export type StepOutcome = 'more' | 'nothing' | 'later';

export interface WorkQueueOptions {
  /** Does one piece of work. A rejection counts as `later`. */
  step: () => Promise<StepOutcome>;
  timer: Timer;
  /** 0 to 1. */
  random: () => number;
  report: (error: unknown) => void;
}

const retryWait = { firstMs: 2_000, capMs: 60_000 };

/** Does pieces of work one after the other; waits longer after each failure in a row. */
export class WorkQueue {
  readonly #options: WorkQueueOptions;
  #running: Promise<void> | null = null;
  #again = false;
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
      if (this.#again && !this.#blocked()) this.wake();
    });
  }

  /** Waits no longer for the next try. */
  retryNow(): void {
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
      const outcome = await this.#step();
      if (outcome === 'nothing') return;
      if (outcome === 'more') this.#failures = 0;
      else this.#waitForRetry();
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
    const { timer, random } = this.#options;
    this.#failures += 1;
    this.#cancelRetry?.();
    this.#cancelRetry = timer(() => this.retryNow(), backoff(this.#failures, { ...retryWait, random }));
  }
}
