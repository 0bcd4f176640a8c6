import { backoff } from '#rules/timing/backoff.ts';
import type { Timer } from './timer.ts';

/**
 * What one piece of work came to. `later`: it failed for now, and is tried again after the usual wait; `laterMs`: after so
 * many ms. `pauseMs`: it is done, and the next one waits for so long whatever happens.
 */
export type StepOutcome = 'more' | 'nothing' | 'later' | { laterMs: number } | { pauseMs: number };

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
  #held = false;
  #stopped = false;
  #failures = 0;
  #cancelRetry: (() => void) | null = null;
  #cancelPause: (() => void) | null = null;

  constructor(options: WorkQueueOptions) {
    this.#options = options;
  }

  /** There may be something to do. */
  wake(): void {
    this.#again = true;
    this.#running ??= this.#drain().finally(() => {
      this.#running = null;
      // Asked for after the last look and before this moment.
      if (this.#again && !this.blocked) this.wake();
    });
  }

  /** Begins nothing while it is held. */
  hold(held: boolean): void {
    this.#held = held;
    if (!held) this.wake();
  }

  /** Waits no longer for the next try; asked for during a step that fails, the next one follows at once. */
  retryNow(): void {
    this.#soon = true;
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    this.wake();
  }

  /** Tries now; resolves when nothing is left, or a try failed. */
  async tryNow(): Promise<void> {
    this.retryNow();
    await this.#running;
  }

  /** Resolves when nothing is under way any more. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#cancelRetry?.();
    this.#cancelPause?.();
    await this.#running;
  }

  get stopped(): boolean {
    return this.#stopped;
  }

  /** True while no next piece of work may begin. */
  get blocked(): boolean {
    return this.#held || this.#stopped || this.#cancelRetry !== null || this.#cancelPause !== null;
  }

  async #drain(): Promise<void> {
    this.#again = false;
    while (!this.blocked) {
      this.#soon = false;
      const outcome = await this.#step();
      if (outcome === 'later' || (typeof outcome === 'object' && 'laterMs' in outcome)) {
        this.#failures += 1;
        if (!this.#soon) this.#waitForRetry(outcome === 'later' ? null : outcome.laterMs);
        continue;
      }
      this.#failures = 0;
      if (outcome === 'nothing') return;
      if (outcome !== 'more') this.#pause(outcome.pauseMs);
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

  #waitForRetry(givenMs: number | null): void {
    const { timer, retryWait = usualWait, random } = this.#options;
    if (this.#stopped) return;
    const waitMs = givenMs ?? backoff(this.#failures, random ? { ...retryWait, random } : retryWait);
    this.#cancelRetry = timer(() => this.retryNow(), waitMs);
  }

  #pause(pauseMs: number): void {
    if (this.#stopped) return;
    this.#cancelPause = this.#options.timer(() => {
      this.#cancelPause = null;
      this.wake();
    }, pauseMs);
  }
}
