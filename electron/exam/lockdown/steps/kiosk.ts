import type { Step } from '../step.ts';
import { whileOpen, type LockWindow } from './lock-window.ts';

/** Full screen without the system's bars and gestures, as far as the system hides them. */
export function kiosk(window: LockWindow): Step {
  return {
    name: 'kiosk',
    start() {
      // A machine for exams is in kiosk all day.
      if (window.isKiosk()) return () => undefined;
      const before = window.isFullScreen();
      window.setKiosk(true);
      return whileOpen(window, () => {
        window.setKiosk(false);
        // Leaving kiosk also leaves full screen.
        if (before) window.setFullScreen(true);
      });
    },
  };
}
