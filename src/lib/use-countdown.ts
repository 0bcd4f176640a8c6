import { useEffect, useState } from 'react';

/**
 * Milliseconds left until `until` by the clock `now`, updated every second; 0 when it has passed, null when `until` is
 * null.
 */
export function useCountdown(until: number | null, now: () => number): number | null {
  const [, tick] = useState(0);
  const leftMs = until === null ? null : Math.max(0, until - now());
  const running = leftMs !== null && leftMs > 0;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return leftMs;
}
