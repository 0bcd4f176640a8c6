import type { Tracker } from './track.ts';

/** A recorded event; `at` in epoch ms. */
export interface Tracked {
  name: string;
  page: string;
  at: number;
}

/** A batch is sent when it has this many events, or when its first event has this age. */
export const batchSize = 20;
export const batchAgeMs = 30_000;

export interface TrackerOptions {
  /** Sends a batch; must not throw. */
  deliver: (events: readonly Tracked[]) => void;
  /** Whether there is consent; checked before recording and sending. */
  allowed: () => boolean;
  now: () => number;
  /** Subscribes to the window being hidden; returns a function that unsubscribes. */
  onHide: (listener: () => void) => () => void;
}

/** The tracker with consent checks: records in memory, sends in batches. */
export function createTracker({ deliver, allowed, now, onHide }: TrackerOptions): Tracker {
  let pending: Tracked[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let route = '/';

  function clear(): void {
    clearTimeout(timer);
    timer = undefined;
    pending = [];
  }

  function flush(): void {
    const batch = pending;
    clear();
    if (batch.length > 0 && allowed()) deliver(batch);
  }

  function record(name: string): void {
    if (!allowed()) return;
    pending.push({ name, page: route, at: now() });
    timer ??= setTimeout(flush, batchAgeMs);
    if (pending.length >= batchSize) flush();
  }

  const stopListening = onHide(flush);
  return {
    page(opened) {
      route = opened;
      record('page');
    },
    event: record,
    clear,
    stop() {
      stopListening();
      clear();
    },
  };
}
