/** True when Chromium runs without windows: LECTERN_HOST_HEADLESS says so, or there is no display. */
export const headless = process.env.LECTERN_HOST_HEADLESS
  ? process.env.LECTERN_HOST_HEADLESS !== '0'
  : !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY;

/** Lines about the host's own work on stderr, with LECTERN_HOST_TRACE=1. */
export function trace(...parts: unknown[]): void {
  if (process.env.LECTERN_HOST_TRACE) console.error(`[host +${Math.round(performance.now())} ms]`, ...parts);
}

/** For promises nobody waits for: a page that goes away while we talk to it is no error, but it is traced. */
export function forget(work: Promise<unknown>): void {
  work.catch((error: unknown) => trace(error instanceof Error ? error.message : error));
}

/** Size of the only display when headless, from LECTERN_HOST_SCREEN=1600x1000. */
export const displaySize = ((): { width: number; height: number } => {
  const [width, height] = (process.env.LECTERN_HOST_SCREEN ?? '1600x1000').split('x').map(Number);
  return { width: width || 1600, height: height || 1000 };
})();

/** Opens Chromium to a test that cannot start the app with switches, as an installed one refuses them: LECTERN_HOST_DEVTOOLS=1. */
export const devTools: readonly string[] = process.env.LECTERN_HOST_DEVTOOLS ? ['--remote-debugging-port=0'] : [];
