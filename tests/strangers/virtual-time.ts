import { createRequire, syncBuiltinESMExports } from 'node:module';
import { setImmediate as nextRound } from 'node:timers/promises';

const load = createRequire(import.meta.url);

interface Planned {
  at: number;
  order: number;
  run: () => void;
  every: number | null;
}

/** Rounds of the event loop without anything to do, after which nothing happens before the next timer. */
const quietRounds = 4;
/** Looks at an empty plan, after which nothing comes any more: what cuts the power empties it for a moment. */
const patience = 25;
/** Work that no timer stands for: files, also those being closed. Node names no hashes of its threads. */
const busyResources = /^(?:FSReq|CloseReq)/;

/**
 * Time of a whole process that passes as soon as nothing happens any more: clocks and timers of Node are taken over, so
 * that the client's own modules wait for hours in no time. Nothing else may run in such a process.
 */
export class VirtualTime {
  readonly #startedAt: number;
  #now: number;
  #order = 0;
  /** How many wait for the next round of the event loop in `settle`. */
  #waiting = 0;
  #planned = new Map<object, Planned>();

  constructor(start: number) {
    this.#startedAt = start;
    this.#now = start;
  }

  readonly now = (): number => this.#now;

  /** Takes over `Date`, `performance.now`, timers of every kind and the machine's uptime. */
  install(): void {
    const plan = (run: () => void, ms: number, every: number | null) => this.#plan(run, ms, every);
    const elapsed = () => this.#now - this.#startedAt;
    const cancel = (handle: unknown) => {
      if (typeof handle === 'object' && handle !== null) this.#planned.delete(handle);
    };
    const now = this.now;
    const date = new Proxy(Date, {
      construct: (target, given, own) => Reflect.construct(target, given.length === 0 ? [now()] : given, own),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    });
    Object.assign(globalThis, {
      Date: date,
      setTimeout: (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) =>
        plan(() => run(...given), ms, null),
      setInterval: (run: () => void, ms = 0) => plan(run, ms, Math.max(1, ms)),
      clearTimeout: cancel,
      clearInterval: cancel,
    });
    Object.defineProperty(performance, 'now', { value: elapsed, configurable: true });
    Object.defineProperty(AbortSignal, 'timeout', {
      value: (ms: number) => {
        const aborter = new AbortController();
        plan(() => aborter.abort(new DOMException('The time is over.', 'TimeoutError')), ms, null);
        return aborter.signal;
      },
    });
    const wait = (ms = 0, value?: unknown) => new Promise((resolve) => plan(() => resolve(value), ms, null));
    Object.assign(load('node:timers/promises'), { setTimeout: wait });
    Object.assign(load('node:os'), { uptime: () => 600 + elapsed() / 1000 });
    syncBuiltinESMExports();
  }

  /** The same moment again, with nothing planned: what two stories do differently must not come from the hour of the day. */
  startOver(): void {
    this.forgetAll();
    this.#now = this.#startedAt;
  }

  /** Nothing that was planned before happens any more: the power is gone. */
  forgetAll(): void {
    this.#planned.clear();
  }

  /** Lets the time pass until this is done. Rejects after `limitMs` of it. */
  async until<Value>(work: Promise<Value>, limitMs: number): Promise<Value> {
    const end = this.#now + limitMs;
    const state = { done: false };
    const watched = work.finally(() => (state.done = true));
    watched.catch(() => undefined); // Its caller gets it below.
    for (let idle = 0; idle < patience;) {
      await this.settle();
      if (state.done) return watched;
      idle = this.#next(end) ? 0 : idle + 1;
    }
    throw new Error(`Nothing came of it in ${limitMs / 1000} s.`);
  }

  /** Lets so much time pass. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    await this.settle();
    while (this.#next(end)) await this.settle();
    this.#now = end;
  }

  /** Everything that needs no time has happened. */
  async settle(): Promise<void> {
    for (let quiet = 0; quiet < quietRounds; quiet += 1) {
      this.#waiting += 1;
      await nextRound();
      this.#waiting -= 1;
      const resources = process.getActiveResourcesInfo();
      // Rounds that others wait for are work too, other than those of a second one that waits here.
      const rounds = resources.filter((name) => name === 'Immediate').length;
      if (rounds > this.#waiting || resources.some((name) => busyResources.test(name))) quiet = -1;
    }
  }

  /** Runs what is planned next, no later than `end`; false: nothing is. */
  #next(end: number): boolean {
    let first: [object, Planned] | null = null;
    for (const entry of this.#planned) {
      const [, { at, order }] = entry;
      if (first === null || at < first[1].at || (at === first[1].at && order < first[1].order)) first = entry;
    }
    if (first === null || first[1].at > end) return false;
    const [handle, planned] = first;
    this.#now = Math.max(this.#now, planned.at);
    if (planned.every === null) this.#planned.delete(handle);
    else planned.at = this.#now + planned.every;
    planned.run();
    return true;
  }

  #plan(run: () => void, ms: number, every: number | null): object {
    const handle = {
      ref: () => handle,
      unref: () => handle,
      hasRef: () => false,
      refresh: () => handle,
      close: () => void this.#planned.delete(handle),
      [Symbol.dispose]: () => void this.#planned.delete(handle),
    };
    this.#order += 1;
    this.#planned.set(handle, {
      at: this.#now + (Number.isFinite(ms) ? Math.max(0, ms) : 0),
      order: this.#order,
      run,
      every,
    });
    return handle;
  }
}
