import type { Connection } from '../../src/contract/ipc/app.ts';
import { backoff } from '../../src/contract/timing/backoff.ts';

/** What a request tells about reachability. `doubtful`: it may or may not have arrived. */
export type Contact = 'reached' | 'unreachable' | 'doubtful';

/** Whether the platform can be reached: learned from every request, and by probing after a failed one. */
export interface ConnectionWatch {
  state: () => Connection;
  note: (contact: Contact) => void;
  onChange: (listener: (state: Connection) => void) => () => void;
  stop: () => void;
}

const probeBackoff = { firstMs: 1_000, capMs: 60_000 };

/** `probe` resolves when the platform sends any answer, and rejects otherwise. */
export function watchConnection(probe: () => Promise<unknown>, random: () => number = Math.random): ConnectionWatch {
  let state: Connection = 'unknown';
  let timer: NodeJS.Timeout | null = null;
  let failures = 0;
  let stopped = false;
  const listeners = new Set<(state: Connection) => void>();

  function setState(next: Connection): void {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener(next);
  }

  function stopProbing(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    failures = 0;
  }

  function probeLater(): void {
    if (timer || stopped) return;
    // Jitter spreads the probes of many clients after an outage.
    failures += 1;
    timer = setTimeout(runProbe, backoff(failures, probeBackoff) * (0.5 + random() / 2));
    timer.unref();
  }

  function runProbe(): void {
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
      stopProbing();
      setState('online');
      return;
    }
    if (contact === 'unreachable') setState('offline');
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
      stopProbing();
    },
  };
}
