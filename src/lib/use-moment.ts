import { useEffect, useState } from 'react';

/** Timers beyond this many ms run at once. */
const longestTimerMs = 2_000_000_000;

/** Draws again when `now` reaches `moment` (epoch ms of the same clock); null: nothing is awaited. */
export function useMoment(moment: number | null, now: () => number): void {
  const [, redraw] = useState(0);
  const current = now();
  const left = moment === null ? null : moment - current;
  useEffect(() => {
    if (left === null || left < 0) return undefined;
    const timer = setTimeout(() => redraw((count) => count + 1), Math.min(left + 1, longestTimerMs));
    return () => clearTimeout(timer);
  });
}
