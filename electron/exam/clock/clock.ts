import type { PlatformClock } from '../../gateway/platform-client.ts';
import { intersect, middle, rangeOf, type OffsetRange } from './clock-estimate.ts';

/** The platform's clock with what the exam services need beside it. */
export interface ExamClock extends PlatformClock {
  /** Platform minus this machine's wall clock in ms, for the journal. */
  offset(): number;
  /** Takes the offset stored in a journal; only until the platform answered in this run, and never trusted. */
  restore(offset: number): void;
  /** True once the platform answered in this run, however the machine's clocks behaved since. */
  heard(): boolean;
  /** Looks for a sleep or a changed wall clock since the last look; called by a timer and by every reading. */
  check(): void;
}

/** Wall and monotonic clock may differ by this much between two checks: time services slew. */
const jumpThresholdMs = 2_000;
/** Smaller corrections are not worth an event. */
const worthTelling = 250;

/**
 * The platform's time: an interval estimate from Date headers, advanced by `monotonic` (ms) only. `wall` (epoch ms)
 * is the start value before anything is known, and the witness of sleeps and clock changes: after one of them the
 * clock is not trusted until the next answer.
 */
export function createPlatformClock(monotonic: () => number, wall: () => number): ExamClock {
  let base = wall() - monotonic();
  let witness = base;
  let range: OffsetRange | null = null;
  /** An answer that contradicts the range; believed once a second one says the same (a cache may have held the first). */
  let doubt: OffsetRange | null = null;
  let trusted = false;
  let heardOnce = false;
  const listeners = new Set<() => void>();

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function take(next: OffsetRange): void {
    range = next;
    doubt = null;
    const moved = Math.abs(middle(next) - base);
    const news = !trusted || moved > worthTelling;
    base = middle(next);
    trusted = true;
    heardOnce = true;
    if (news) tell();
  }

  function check(): void {
    const seen = wall() - monotonic();
    if (Math.abs(seen - witness) <= jumpThresholdMs) {
      witness = seen;
      return;
    }
    // A wall clock that ran ahead may mean a sleep that `monotonic` did not count: what was known is worth nothing then.
    if (seen > witness) range = null;
    witness = seen;
    if (!trusted) return;
    trusted = false;
    tell();
  }

  function observe(dateHeader: string, roundTrip: number): void {
    check();
    const heard = rangeOf(dateHeader, roundTrip, monotonic());
    if (!heard) return;
    const together = range && intersect(range, heard);
    const confirmed = doubt && intersect(doubt, heard);
    if (together) take(together);
    else if (!range || !trusted) take(heard);
    else if (confirmed) take(confirmed);
    else doubt = heard;
  }

  return {
    now() {
      check();
      return Math.round(monotonic() + base);
    },
    trusted() {
      check();
      return trusted;
    },
    observe,
    offset: () => Math.round(monotonic() + base - wall()),
    restore(offset) {
      if (heardOnce) return;
      base = wall() + offset - monotonic();
      tell();
    },
    heard: () => heardOnce,
    check,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
