import type { Inherited } from '#contract/ipc/window.ts';

/** The windows of the client by id: order of use, which one holds the paper, and what a new one inherits. */
export class WindowList<Window> {
  /** In the order of use, the most recent last. */
  readonly #windows = new Map<number, Window>();
  readonly #inherited = new Map<number, Inherited>();
  readonly #paths = new Map<number, string>();
  #paper: number | null = null;
  readonly #paperListeners = new Set<() => void>();

  add(id: number, window: Window, inherited: Inherited): void {
    this.#windows.set(id, window);
    this.#inherited.set(id, inherited);
  }

  /** Also releases the paper that the window held. */
  remove(id: number): void {
    this.#windows.delete(id);
    this.#inherited.delete(id);
    this.#paths.delete(id);
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

  /** What a window inherits; only once, so that a reload after signing out restores nothing. */
  takeInherited(id: number): Inherited {
    const inherited = this.#inherited.get(id) ?? {};
    this.#inherited.delete(id);
    return inherited;
  }

  /** Leads a window to a path, which its page takes when it can: a page that still loads hears no event. */
  givePath(id: number, path: string): void {
    if (this.#windows.has(id)) this.#paths.set(id, path);
  }

  /** The path that the window was led to last, once; null: none. */
  takePath(id: number): string | null {
    const path = this.#paths.get(id) ?? null;
    this.#paths.delete(id);
    return path;
  }

  /** True when this window holds the paper now. */
  claimPaper(id: number): boolean {
    if (!this.#windows.has(id)) return false;
    if (this.#paper === null) this.#setPaper(id);
    return this.#paper === id;
  }

  releasePaper(id: number): void {
    if (this.#paper === id) this.#setPaper(null);
  }

  /** Called when a window begins or ceases to hold the paper. */
  onPaperChange(listener: () => void): void {
    this.#paperListeners.add(listener);
  }

  #setPaper(id: number | null): void {
    this.#paper = id;
    for (const listener of this.#paperListeners) listener();
  }

  /** The window that holds the paper. */
  paperWindow(): Window | null {
    return this.#paper === null ? null : this.get(this.#paper);
  }

  /** True when another window than this one holds the paper. */
  isPaperElsewhere(id: number): boolean {
    return this.#paper !== null && this.#paper !== id;
  }
}
