import type { Timer } from '../timer.ts';

/** A timer that tests move by hand. */
export function createManualTimer(): { timer: Timer; now: () => number; pass(milliseconds: number): void } {
  let now = 0;
  let due: { at: number; run: () => void }[] = [];
  return {
    timer(run, milliseconds) {
      const entry = { at: now + milliseconds, run };
      due.push(entry);
      return () => {
        due = due.filter((other) => other !== entry);
      };
    },
    now: () => now,
    pass(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const next = due.filter((entry) => entry.at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        now = next.at;
        due = due.filter((entry) => entry !== next);
        next.run();
      }
      now = end;
    },
  };
}
