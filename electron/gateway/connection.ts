import type { Connection } from '../../src/contract/ipc/app.ts';
import { backoff } from '../../src/contract/timing/backoff.ts';

/** How a request went, as far as reachability is concerned. `doubtful`: it may or may not have arrived. */
export type Contact = 'reached' | 'unreachable' | 'doubtful';

/** Whether the platform can be reached, learned from every request, and from a light probe after a failed one. */
export interface ConnectionWatch {
  state: () => Connection;
  note: (contact: Contact) => void;
  onChange: (listener: (state: Connection) => void) => () => void;
  stop: () => void;
}

const probeWait = { firstMs: 1_000, capMs: 60_000 };

/** `probe` resolves when the platform gave any answer at all, and rejects otherwise. */
export function watchConnection(probe: () => Promise<unknown>, random: () => number = Math.random): ConnectionWatch {
  let state: Connection = 'unknown';
  let timer: NodeJS.Timeout | null = null;
  let failures = 0;
  let stopped = false;
  const listeners = new Set<(state: Connection) => void>();

  function become(next: Connection): void {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener(next);
  }

  function rest(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    failures = 0;
  }

  function probeLater(): void {
    if (timer || stopped) return;
    // Jitter keeps a room full of clients from asking in step after an outage.
    failures += 1;
    timer = setTimeout(ask, backoff(failures, probeWait) * (0.5 + random() / 2));
    timer.unref();
  }

  function ask(): void {
    void probe().then(
      () => note('reached'),
      () => {
        timer = null;
        note('unreachable');
      },
    );
  }

  function note(contact: Contact): void {
    if (stopped) return;
    if (contact === 'reached') {
      rest();
      become('online');
      return;
    }
    if (contact === 'unreachable') become('offline');
    probeLater();
  }

  return {
    state: () => state,
    note,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      stopped = true;
      rest();
    },
  };
}
