/**
 * Writes one value after the other; of those that arrive during a write of the same question only the latest is written.
 */
export class LatestWriter<Value extends { questionId: string }> {
  readonly #write: (value: Value) => Promise<boolean>;
  readonly #waiting = new Map<string, Value>();
  #busy: Promise<boolean> | null = null;

  /** `write` resolves with false when the value was not stored. */
  constructor(write: (value: Value) => Promise<boolean>) {
    this.#write = write;
  }

  /** Resolves when nothing waits: true when everything was stored. */
  write(value: Value): Promise<boolean> {
    this.#waiting.set(value.questionId, value);
    this.#busy ??= this.#drain();
    return this.#busy;
  }

  settled(): Promise<boolean> {
    return this.#busy ?? Promise.resolve(true);
  }

  async #drain(): Promise<boolean> {
    let stored = true;
    for (let next = this.#take(); next !== null; next = this.#take()) stored = (await this.#write(next)) && stored;
    this.#busy = null;
    return stored;
  }

  #take(): Value | null {
    const [first] = this.#waiting.values();
    if (first === undefined) return null;
    this.#waiting.delete(first.questionId);
    return first;
  }
}
