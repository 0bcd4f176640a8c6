import { isDeepStrictEqual } from 'node:util';
import type { Connection, ConnectionTrouble } from '#contract/ipc/app.ts';
import { systemTimer, type Timer } from '#electron/kernel/timer.ts';
import { backoff } from '#rules/timing/backoff.ts';
import { troubleOf } from './connection-error.ts';

/** What a request tells about reachability. `doubtful`: it may or may not have arrived. */
export type Contact = 'reached' | 'unreachable' | 'doubtful';

/** Whether the platform can be reached: learned from every request, and by probing after a failed one. */
export interface ConnectionWatch {
  state: () => Connection;
  /** What is known of the last failure, while the platform is not reached. */
  trouble: () => ConnectionTrouble | null;
  note: (contact: Contact, trouble?: ConnectionTrouble | null) => void;
  /** Probes now; resolves with what came of it. */
  probe: () => Promise<void>;
  onChange: (listener: (state: Connection) => void) => () => void;
  onTrouble: (listener: (trouble: ConnectionTrouble | null) => void) => () => void;
  stop: () => void;
}

const probeBackoff = { firstMs: 1_000, capMs: 90_000 };

/** `probe` resolves when the platform sends any answer, and rejects otherwise. */
export function watchConnection(
  probe: () => Promise<unknown>,
  random: () => number = Math.random,
  startTimer: Timer = systemTimer,
): ConnectionWatch {
  let state: Connection = 'unknown';
  let cancel: (() => void) | null = null;
  let failures = 0;
  let stopped = false;
  let trouble: ConnectionTrouble | null = null;
  const listeners = new Set<(state: Connection) => void>();
  const troubleListeners = new Set<(trouble: ConnectionTrouble | null) => void>();

  /** Before the state, so that nobody hears `offline` and then why. */
  function setTrouble(next: ConnectionTrouble | null): void {
    if (isDeepStrictEqual(next, trouble)) return;
    trouble = next;
    for (const listener of troubleListeners) listener(next);
  }

  function setState(next: Connection): void {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener(next);
  }

  function stopProbing(): void {
    cancel?.();
    cancel = null;
    failures = 0;
  }

  function probeLater(): void {
    if (cancel || stopped) return;
    // Jitter spreads the probes of many clients after an outage.
    failures += 1;
    cancel = startTimer(() => void runProbe(), backoff(failures, probeBackoff) * (0.5 + random() / 2));
  }

  async function runProbe(): Promise<void> {
    await probe().then(
      () => note('reached'),
      (error: unknown) => {
        cancel?.();
        cancel = null;
        note('unreachable', troubleOf(error));
      },
    );
  }

  function note(contact: Contact, next: ConnectionTrouble | null = null): void {
    if (stopped) return;
    if (contact === 'reached') {
      stopProbing();
      setTrouble(null);
      setState('online');
      return;
    }
    if (contact === 'unreachable') {
      setTrouble(next);
      setState('offline');
    }
    probeLater();
  }

  return {
    state: () => state,
    trouble: () => trouble,
    note,
    probe: runProbe,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onTrouble(listener) {
      troubleListeners.add(listener);
      return () => troubleListeners.delete(listener);
    },
    stop() {
      stopped = true;
      stopProbing();
    },
  };
}
