const live = '[aria-live="polite"], [aria-live="assertive"], [role="alert"], [role="status"], output';

/** Texts that a screen reader is told since `start`: what enters a live region, or an alert that enters the page. */
export class Announcements {
  readonly #told: string[] = [];
  readonly #observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      for (const node of addedNodes) this.#note(target, node);
    }
  });

  start(): void {
    this.#observer.observe(document.body, { childList: true, subtree: true });
  }

  stop(): void {
    this.#observer.disconnect();
  }

  /** How often a text was told. */
  count(text: string): number {
    return this.#told.filter((told) => told.includes(text)).length;
  }

  #note(target: Node, node: Node): void {
    const text = node.textContent?.trim() ?? '';
    if (text === '') return;
    const parent = target instanceof Element ? target : target.parentElement;
    const silent = parent?.closest('[aria-live="off"]');
    if (!silent && parent?.closest(live)) return void this.#told.push(text);
    if (!(node instanceof Element)) return;
    const inside = [...(node.matches('[role="alert"]') ? [node] : []), ...node.querySelectorAll('[role="alert"]')];
    for (const alert of inside) this.#told.push(alert.textContent?.trim() ?? '');
  }
}
