/** Shows on the taskbar how far long work is; null: no work. Values from 0 to 1; above 1: unknown. */
export type ShowProgress = (fraction: number | null) => void;

/** The progress of several works at a time as one bar. */
export class TaskbarProgress {
  readonly #show: ShowProgress;
  readonly #works = new Map<string, number | null>();

  constructor(show: ShowProgress) {
    this.#show = show;
  }

  /** `fraction` null: it is not known how far this work is. */
  tell(work: string, fraction: number | null): void {
    this.#works.set(work, fraction);
    this.#draw();
  }

  end(work: string): void {
    if (this.#works.delete(work)) this.#draw();
  }

  #draw(): void {
    const known = [...this.#works.values()];
    if (known.length === 0) return this.#show(null);
    const fractions = known.filter((fraction) => fraction !== null);
    if (fractions.length < known.length) return this.#show(indeterminate);
    this.#show(fractions.reduce((sum, fraction) => sum + fraction, 0) / fractions.length);
  }
}

/** Electron draws a bar that runs for a value above 1. */
const indeterminate = 2;
