/** What the system tells of its sleep. */
export type PowerChange = 'suspend' | 'resume';
export type OnPower = (listener: (change: PowerChange) => void) => void;

export interface SleepWatchOptions {
  onPower: OnPower;
  /** Milliseconds of a clock that goes on in sleep. */
  monotonic: () => number;
  /** `sleptMs` null: nobody said when the sleep began. */
  woke: (sleptMs: number | null) => void;
}

/** Tells of each sleep once, when it is over. */
export function watchSleep({ onPower, monotonic, woke }: SleepWatchOptions): void {
  let since: number | null = null;
  onPower((change) => {
    if (change === 'suspend') {
      since ??= monotonic();
      return;
    }
    const sleptMs = since === null ? null : Math.max(0, monotonic() - since);
    since = null;
    woke(sleptMs);
  });
}

/** The note of a seat whose machine slept during a paper. */
export function sleepNote(sleptMs: number | null): string {
  return sleptMs === null ? 'slept' : `slept:${Math.round(sleptMs / 1000)}`;
}
