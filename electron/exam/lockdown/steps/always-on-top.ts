import type { Step } from '../step.ts';
import { whileOpen, type LockWindow } from './lock-window.ts';

/** The paper stays above other windows; `floating` leaves the candidate windows of input methods above it. */
export function alwaysOnTop(window: LockWindow): Step {
  return {
    name: 'always-on-top',
    start() {
      const before = window.isAlwaysOnTop();
      window.setAlwaysOnTop(true, 'floating');
      return whileOpen(window, () => window.setAlwaysOnTop(before));
    },
  };
}
