let current: string | null = null;
let pending = false;
const listeners = new Set<() => void>();

/** After any of these the user decides where the focus belongs. */
const userActs = ['keydown', 'pointerdown'] as const;

/**
 * Called with the address of each screen that opens: its heading takes the focus, unless the user acts before it is
 * shown.
 */
export function arriveAt(screen: string): void {
  if (screen === current) return;
  current = screen;
  pending = true;
  for (const act of userActs) document.addEventListener(act, settle, { capture: true, once: true });
  for (const listener of listeners) listener();
}

function settle(): void {
  pending = false;
  for (const act of userActs) document.removeEventListener(act, settle, { capture: true });
}

/** Calls back at each screen that opens, for a heading that stays; returns the end of it. */
export function onArrival(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Moves the focus to a heading that appeared: of a screen that just opened, or of a step whose predecessor had the
 * focus and is gone. A dialog retains the focus, and so does what the user went to.
 */
export function focusNewHeading(heading: HTMLElement | null): void {
  const focused = document.activeElement;
  if (!heading || focused?.closest('[role="dialog"], [role="alertdialog"]')) return;
  if (pending || focused === null || focused === document.body) focusHeading(heading);
}

/** Focuses without scrolling: the router restores the position of the page. */
export function focusHeading(heading: HTMLElement | null): void {
  if (!heading) return;
  settle();
  heading.focus({ preventScroll: true });
}
