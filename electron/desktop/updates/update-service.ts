import type { NewVersion, NoUpdates, UpdateHold, UpdateState } from '#contract/ipc/updates.ts';
import { CodedError } from '#electron/kernel/coded-error.ts';
import type { Timer } from '#electron/kernel/timer.ts';
import { UpdateError } from './signed-feed.ts';

/** What asks the feed, loads and installs. */
export interface UpdateEngine {
  /** Null: nothing newer for this machine. Rejects with UpdateError. */
  check: () => Promise<NewVersion | null>;
  /** Loads what the last check found; resolves once it is whole and verified. Rejects with UpdateError. */
  load: (onProgress: (received: number, total: number) => void, signal: AbortSignal) => Promise<void>;
  /** False: nothing is installed at the end of the client, unless the learner asked for it. */
  installsAtEnd: boolean;
  /** Asks the windows and ends the client. */
  quit: () => void;
  /** What is done with what is ready once the client has ended in order; nothing until this is told. */
  atEnd: (what: AtEnd) => void;
}

/** `restart`: install, then start the client again. */
export type AtEnd = 'nothing' | 'install' | 'restart';

export interface UpdateServiceOptions {
  /** Loaded with its first use. */
  engine: (() => Promise<UpdateEngine>) | NoUpdates;
  hold: () => Promise<UpdateHold | null>;
  changed: (state: UpdateState) => void;
  /** Epoch ms. */
  now: () => number;
  timer: Timer;
  report: (what: string, error: unknown) => void;
}

const firstCheckMs = 60_000;
const checkEveryMs = 6 * 60 * 60_000;
/** How soon what holds an update back is looked at again, also while it loads. */
const holdLookMs = 5_000;
/** How long an end of the client is the one that the learner asked for; a window may have been kept open. */
const askedMs = 120_000;

/** Keeps the client up to date: never before a paper is at the platform or in a freeze window, and only by what is signed and whole. */
export class UpdateService {
  readonly #options: UpdateServiceOptions;
  #state: UpdateState;
  #engine: Promise<UpdateEngine> | null = null;
  #cancelTimer: (() => void) | null = null;
  #restartAskedAt: number | null = null;

  constructor(options: UpdateServiceOptions) {
    this.#options = options;
    this.#state =
      typeof options.engine === 'string' ? { kind: 'off', why: options.engine } : { kind: 'idle', checkedAt: null };
  }

  state(): UpdateState {
    return this.#state;
  }

  start(): void {
    if (this.#state.kind !== 'off') this.#checkIn(firstCheckMs);
  }

  /** Resolves when the feed was asked and what it offers is loaded. */
  async check(): Promise<void> {
    if (this.#isBusy()) return;
    const held = await this.#options.hold();
    if (this.#isBusy()) return;
    if (held !== null) {
      this.#tell({ kind: 'held', by: held });
      this.#checkIn(holdLookMs);
      return;
    }
    this.#checkIn(checkEveryMs);
    this.#tell({ kind: 'checking' });
    try {
      await this.#update();
    } catch (error) {
      this.#options.report('updating', error);
      this.#tell({ kind: 'failed', why: error instanceof UpdateError ? error.problem : 'other' });
    }
  }

  #isBusy(): boolean {
    return ['off', 'checking', 'loading', 'ready'].includes(this.#state.kind);
  }

  /** Rejects with `held` while a paper is open, in a freeze window, or when nothing is ready. */
  async install(): Promise<void> {
    if (this.#state.kind !== 'ready' || (await this.#options.hold()) !== null) {
      throw new CodedError('held', 'Nothing can be installed now.');
    }
    this.#restartAskedAt = this.#options.now();
    (await this.#loadEngine()).quit();
  }

  async stop(): Promise<void> {
    this.#cancelTimer?.();
    if (this.#state.kind !== 'ready') return;
    const engine = await this.#loadEngine();
    // Until it is known: a client that is ended in a hurry installs nothing.
    engine.atEnd('nothing');
    if ((await this.#options.hold()) !== null) return;
    const asked = this.#restartAskedAt !== null && this.#options.now() - this.#restartAskedAt < askedMs;
    if (asked) engine.atEnd('restart');
    else if (engine.installsAtEnd) engine.atEnd('install');
  }

  async #update(): Promise<void> {
    const engine = await this.#loadEngine();
    const found = await engine.check();
    if (found === null) {
      this.#tell({ kind: 'idle', checkedAt: this.#options.now() });
      return;
    }
    const stop = new AbortController();
    const unwatch = this.#watchHold(stop);
    this.#tell({ kind: 'loading', received: 0, total: null, ...found });
    try {
      await engine.load((received, total) => this.#tell({ kind: 'loading', received, total, ...found }), stop.signal);
      this.#tell({ kind: 'ready', atEnd: engine.installsAtEnd, ...found });
    } catch (error) {
      const held = await this.#options.hold();
      if (!stop.signal.aborted || held === null) throw error;
      this.#tell({ kind: 'held', by: held });
      this.#checkIn(holdLookMs);
    } finally {
      unwatch();
    }
  }

  /** A paper that begins meanwhile needs the network more. */
  #watchHold(stop: AbortController): () => void {
    const { hold, timer } = this.#options;
    let over = false;
    const look = async () => {
      const held = await hold();
      if (over) return;
      if (held !== null) stop.abort();
      else cancel = timer(() => void look(), holdLookMs);
    };
    let cancel = timer(() => void look(), holdLookMs);
    return () => {
      over = true;
      cancel();
    };
  }

  #checkIn(milliseconds: number): void {
    this.#cancelTimer?.();
    this.#cancelTimer = this.#options.timer(() => void this.check(), milliseconds);
  }

  #loadEngine(): Promise<UpdateEngine> {
    const { engine } = this.#options;
    if (typeof engine === 'string') throw new CodedError('held', 'This client does not update itself.');
    this.#engine ??= engine();
    return this.#engine;
  }

  #tell(state: UpdateState): void {
    this.#state = state;
    this.#options.changed(state);
  }
}
