import type { Step } from '../step.ts';
import { whileOpen, type LockWindow } from './lock-window.ts';

export interface CapturedSeat {
  /** True where the learner sees the window through a capture of it, as in a remote session. */
  isCaptured: () => boolean;
  /** Calls back when displays come or go, as they do when a session is taken over from afar; returns a function that stops. */
  onDisplaysChange: (listener: () => void) => () => void;
}

/**
 * The window is black or missing in screenshots and shared screens. It ends by itself where the learner would see nothing
 * else: a session that somebody reaches from afar while the paper is open.
 */
export function contentProtection(window: LockWindow, { isCaptured, onDisplaysChange }: CapturedSeat): Step {
  return {
    name: 'content-protection',
    start(lost) {
      window.setContentProtection(true);
      const lift = whileOpen(window, () => window.setContentProtection(false));
      const stop = onDisplaysChange(() => {
        if (!isCaptured()) return;
        stop();
        lift();
        lost();
      });
      return () => {
        stop();
        lift();
      };
    },
  };
}
