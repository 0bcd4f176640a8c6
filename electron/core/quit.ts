import { app } from 'electron';
import type { Log } from './log.ts';

/** Queues and journals close before the process goes. */
export function quitInOrder(stop: () => Promise<void>, log: Log): void {
  let stopped = false;
  app.on('will-quit', (event) => {
    if (stopped) return;
    event.preventDefault();
    stopped = true;
    stop()
      .catch((error: unknown) => log('error', 'stop', error))
      .finally(() => app.quit());
  });
}
