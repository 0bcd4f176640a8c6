/** Divergence in ms between the two clocks that is a sleep and not their different resolution. */
const sleepThreshold = 2_500;

/**
 * A monotonic clock in ms that goes on while the machine sleeps and never follows the wall clock.
 * `fine` (performance.now) stands still during sleep on some systems; `uptime` (os.uptime, seconds) does not, but is
 * coarse. The fine one gives the ticks, the coarse one the sleeps.
 */
export function createBootClock(fine: () => number, uptime: () => number): () => number {
  const start = uptime() * 1000 - fine();
  let slept = 0;
  return () => {
    const now = fine();
    const missing = uptime() * 1000 - now - start - slept;
    // Only forward: an uptime that falls back is a broken reading, and a monotonic clock must not.
    if (missing > sleepThreshold) slept += missing;
    return now + slept;
  };
}
