import type { SeatSignal } from '#contract/ipc/lockdown.ts';
import type { Step } from '../step.ts';

export interface SignalsOptions {
  read: () => SeatSignal[];
  /** Calls back when displays come or go; returns a function that stops. */
  onDisplaysChange: (listener: () => void) => () => void;
  note: (signal: SeatSignal) => void;
}

/** Reports each signal once per paper, also one that appears later. */
export function signals({ read, onDisplaysChange, note }: SignalsOptions): Step {
  return {
    name: 'signals',
    start() {
      const noted = new Set<SeatSignal>();
      const tell = () => {
        for (const signal of read()) {
          if (noted.has(signal)) continue;
          noted.add(signal);
          note(signal);
        }
      };
      tell();
      return onDisplaysChange(tell);
    },
  };
}
