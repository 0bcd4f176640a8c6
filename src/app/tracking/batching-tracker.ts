import type { Tracker } from './track.ts';

/** One thing that was counted; `at` in epoch ms. */
export interface Tracked {
  name: string;
  page: string;
  at: number;
}

/** A batch goes when it has so many events, or its first one is so old (ms). */
export const batchSize = 20;
export const batchAge = 30_000;

export interface TrackerOptions {
  /** Sends a batch; it must not throw. */
  deliver: (events: readonly Tracked[]) => void;
  /** Asked before anything is counted. */
  allowed: () => boolean;
  now: () => number;
  /** Calls back when the window is hidden; returns the way to stop. */
  onHide: (listener: () => void) => () => void;
}

/** The real tracking module: counts in memory only, sends in batches. */
export function createTracker({ deliver, allowed, now, onHide }: TrackerOptions): Tracker {
  let waiting: Tracked[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let route = '/';

  function forget(): void {
    clearTimeout(timer);
    timer = undefined;
    waiting = [];
  }

  function flush(): void {
    const batch = waiting;
    forget();
    if (batch.length > 0 && allowed()) deliver(batch);
  }

  function count(name: string): void {
    if (!allowed()) return;
    waiting.push({ name, page: route, at: now() });
    timer ??= setTimeout(flush, batchAge);
    if (waiting.length >= batchSize) flush();
  }

  const stopListening = onHide(flush);
  return {
    page(opened) {
      route = opened;
      count('page');
    },
    event: count,
    forget,
    stop() {
      stopListening();
      forget();
    },
  };
}
