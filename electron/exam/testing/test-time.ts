import type { Timer } from '#electron/kernel/timer.ts';

interface Planned {
  at: number;
  run: () => void;
}

/** Time that passes when a test says so. */
export class TestTime {
  #now: number;
  #planned: Planned[] = [];

  readonly #settle: () => Promise<void>;

  /** `settle` resolves when nothing happens any more that needs no time. */
  constructor(start = 1_700_000_000_000, settle = settled) {
    this.#now = start;
    this.#settle = settle;
  }

  readonly now = (): number => this.#now;

  readonly timer: Timer = (run, milliseconds) => {
    const planned = { at: this.#now + milliseconds, run };
    this.#planned.push(planned);
    return () => {
      this.#planned = this.#planned.filter((other) => other !== planned);
    };
  };

  get planned(): number {
    return this.#planned.length;
  }

  /** The machine sleeps: the time passes and no timer runs; what was due runs with the next `advance`. */
  sleep(milliseconds: number): void {
    this.#now += milliseconds;
  }

  /** Lets the time pass timer by timer, and after each the promises it woke. */
  async advance(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    await this.#settle();
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#planned = this.#planned.filter((other) => other !== next);
      this.#now = Math.max(this.#now, next.at);
      next.run();
      await this.#settle();
    }
    this.#now = end;
  }

  #next(end: number): Planned | undefined {
    return this.#planned.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  }
}

/** Everything that needs no more time has happened: rounds of the event loop, far more than any chain here takes. */
export async function settled(): Promise<void> {
  for (let round = 0; round < 40; round += 1) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}
