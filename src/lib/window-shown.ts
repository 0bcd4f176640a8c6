// Main tells, because a page whose timers are not throttled has `visibilityState` "visible" in a minimised window too.
let minimised = false;
const listeners = new Set<() => void>();

/** Takes what main tells of this window. */
export function setWindowShown(shown: boolean): void {
  if (minimised === !shown) return;
  minimised = !shown;
  for (const listener of listeners) listener();
}

/** False while nothing of this window is on the screen. */
export function isWindowShown(): boolean {
  return !minimised && document.visibilityState === 'visible';
}

/** Returns a function that stops listening. */
export function onWindowShownChange(listener: () => void): () => void {
  listeners.add(listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    listeners.delete(listener);
    document.removeEventListener('visibilitychange', listener);
  };
}
