/** Runs something once after a while; the answer cancels it. An argument, so that tests own the time. */
export type Timer = (run: () => void, milliseconds: number) => () => void;

/** Never keeps the process alive. */
export const systemTimer: Timer = (run, milliseconds) => {
  const handle = setTimeout(run, milliseconds);
  handle.unref();
  return () => clearTimeout(handle);
};
