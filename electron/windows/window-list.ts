import type { Carried } from '../../src/contract/ipc/window.ts';

/** All windows of the client: which was used last, which has the paper, what a new one takes over. */
export class WindowList<Window> {
  /** In the order of use, the last one at the end. */
  readonly #windows = new Map<number, Window>();
  readonly #carried = new Map<number, Carried>();
  #paper: number | null = null;

  add(id: number, window: Window, carried: Carried): void {
    this.#windows.set(id, window);
    this.#carried.set(id, carried);
  }

  /** A window that is gone has no paper any more. */
  remove(id: number): void {
    this.#windows.delete(id);
    this.#carried.delete(id);
    this.releasePaper(id);
  }

  /** The window got the focus. */
  used(id: number): void {
    const window = this.#windows.get(id);
    if (window === undefined) return;
    this.#windows.delete(id);
    this.#windows.set(id, window);
  }

  get(id: number): Window | null {
    return this.#windows.get(id) ?? null;
  }

  all(): Window[] {
    return [...this.#windows.values()];
  }

  lastUsed(): Window | null {
    return this.all().at(-1) ?? null;
  }

  /** What was handed over to a window; once, so that a reload after signing out brings nothing back. */
  takeCarried(id: number): Carried {
    const carried = this.#carried.get(id) ?? {};
    this.#carried.delete(id);
    return carried;
  }

  /** True when the paper belongs to this window now. */
  claimPaper(id: number): boolean {
    if (!this.#windows.has(id)) return false;
    this.#paper ??= id;
    return this.#paper === id;
  }

  releasePaper(id: number): void {
    if (this.#paper === id) this.#paper = null;
  }

  /** The window that has the paper. */
  paperWindow(): Window | null {
    return this.#paper === null ? null : this.get(this.#paper);
  }

  /** True when another window than this one has the paper. */
  isPaperElsewhere(id: number): boolean {
    return this.#paper !== null && this.#paper !== id;
  }
}
