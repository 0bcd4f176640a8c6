import type { Step } from '../step.ts';
import { whileOpen, type LockWindow } from './lock-window.ts';

/** The window is black or missing in screenshots and shared screens. */
export function contentProtection(window: LockWindow): Step {
  return {
    name: 'content-protection',
    start() {
      window.setContentProtection(true);
      return whileOpen(window, () => window.setContentProtection(false));
    },
  };
}
