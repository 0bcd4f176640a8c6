/** How the draft stands on this computer. */
export type Keeping =
  | { kind: 'none' | 'waiting' | 'failed' }
  /** Epoch ms of this computer. */
  | { kind: 'kept'; at: number };

/** A pause of the hands after which what they typed is written. */
const pauseMs = 300;

/** Writes a draft at every pause, one write at a time, the latest one only. */
export class DraftKeeper<Draft> {
  readonly #write: (draft: Draft) => Promise<number>;
  readonly #tell: (keeping: Keeping) => void;
  #waiting: Draft | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #busy: Promise<boolean> | null = null;
  #good = true;

  /** `write` resolves with the time of writing and rejects when the draft is not on disk. */
  constructor(write: (draft: Draft) => Promise<number>, tell: (keeping: Keeping) => void) {
    this.#write = write;
    this.#tell = tell;
  }

  keep(draft: Draft): void {
    this.#waiting = draft;
    this.#tell({ kind: 'waiting' });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), pauseMs);
  }

  /** Writes what waits; false: the latest draft is not on disk. */
  flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    if (this.#busy) return this.#busy;
    if (this.#waiting === null) return Promise.resolve(this.#good);
    this.#busy = this.#drain();
    return this.#busy;
  }

  /** Forgets what waits: the platform has it. Resolves when no write is under way. */
  async end(): Promise<void> {
    clearTimeout(this.#timer);
    this.#waiting = null;
    await this.#busy;
  }

  async #drain(): Promise<boolean> {
    while (this.#waiting !== null) {
      const next = this.#waiting;
      this.#waiting = null;
      try {
        const at = await this.#write(next);
        this.#good = true;
        if (this.#waiting === null) this.#tell({ kind: 'kept', at });
      } catch {
        // The writer has logged why; the learner is told.
        this.#good = false;
        this.#tell({ kind: 'failed' });
      }
    }
    this.#busy = null;
    return this.#good;
  }
}
