import { useEffect, useState } from 'react';

/** Milliseconds left until a moment of `now`, told once a second; 0 when it has passed, null without a moment. */
export function useCountdown(until: number | null, now: () => number): number | null {
  const [, tick] = useState(0);
  const left = until === null ? null : Math.max(0, until - now());
  const running = left !== null && left > 0;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return left;
}
