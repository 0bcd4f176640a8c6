import type { Step } from '../step.ts';
import { whileOpen, type LockWindow } from './lock-window.ts';

/** The paper fills the screen. A window that was full screen before stays so. */
export function fullScreen(window: LockWindow): Step {
  return {
    name: 'full-screen',
    start() {
      const before = window.isFullScreen();
      window.setFullScreen(true);
      return whileOpen(window, () => window.setFullScreen(before));
    },
  };
}
