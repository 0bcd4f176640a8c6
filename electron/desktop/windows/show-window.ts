/** What of a window is needed to show it. */
export interface ShowableWindow {
  once(event: 'ready-to-show', listener: () => void): unknown;
  show(): void;
  maximize(): void;
  isDestroyed(): boolean;
  readonly webContents: { once(event: 'did-finish-load', listener: () => void): unknown };
}

const longestWaitMs = 2_000;

/**
 * Shows a hidden window once its page is painted. On Wayland `ready-to-show` may never come for a hidden window, so a
 * loaded page and a time limit show it too.
 */
export function showWhenReady(window: ShowableWindow, maximized: boolean): void {
  let shown = false;
  const show = () => {
    clearTimeout(timer);
    if (shown || window.isDestroyed()) return;
    shown = true;
    // Maximising shows a window at once, so it waits as well.
    if (maximized) window.maximize();
    window.show();
  };
  const timer = setTimeout(show, longestWaitMs);
  window.once('ready-to-show', show);
  window.webContents.once('did-finish-load', show);
}
