/** Time as the exam services see it; an argument, so that tests need not wait. */
export interface Timers {
  /** Epoch ms of this machine. */
  now(): number;
  /** Runs once after `ms`; the result calls it off. */
  after(ms: number, run: () => void): () => void;
}

/** Real time. A pending timer keeps no process alive. */
export const systemTimers: Timers = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
