/** What the steps use of the window that shows the paper. */
export interface LockWindow {
  isDestroyed: () => boolean;
  isFullScreen: () => boolean;
  setFullScreen: (on: boolean) => void;
  isKiosk: () => boolean;
  setKiosk: (on: boolean) => void;
  isAlwaysOnTop: () => boolean;
  setAlwaysOnTop: (on: boolean, level?: 'floating') => void;
  setContentProtection: (on: boolean) => void;
}

/** An undo that does nothing once the window is gone: its effects went with it. */
export function whileOpen(window: LockWindow, undo: () => void): () => void {
  return () => {
    if (!window.isDestroyed()) undo();
  };
}
