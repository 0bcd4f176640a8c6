import type { PlatformClock } from '../gateway/platform-client.ts';
import { intersect, middle, rangeOf, type OffsetRange } from './clock-estimate.ts';

/** The platform's clock with what the exam services need beside it. */
export interface ExamClock extends PlatformClock {
  /** Platform minus this machine's wall clock in ms, for the journal. */
  offset(): number;
  /** Platform minus the monotonic clock of this run, in ms: it changes where answers correct the time, and nowhere else. */
  frame(): number;
  /** Takes what a journal knows. Never trusted; where answers say a later time, both stay possible for a while. */
  restore(stored: StoredTime): void;
  /** True once the platform answered in this run, however the machine's clocks behaved since. */
  heard(): boolean;
  /**
   * True once two answers, some seconds apart, agreed on the time, in this run or by a journal of this start of the
   * machine: one alone may be a proxy's, or of a node that is wrong.
   */
  known(): boolean;
  /** True where the time may be shown, unless it is disputed: it is known, or one answer and this machine's clock say the same. */
  likely(): boolean;
  /** True while two clocks of the platform speak for different times, and this machine's for neither or for the earlier one. */
  disputed(): boolean;
  /** What a record is stamped with, epoch ms; null: nobody knows the time, or two clocks of the platform differ. */
  agreed(): number | null;
  /** True while two answers agree on the time and none of late is more than a minute from it. */
  unopposed(): boolean;
  /** The earliest time (epoch ms) that any answer of late speaks for: what cannot be taken back waits until this is over too. */
  earliest(): number;
  /** Looks for a sleep or a changed wall clock since the last look; called by a timer and by every reading. */
  check(): void;
}

/** What a journal knows of the time. */
export interface StoredTime {
  /** Platform minus this machine's wall clock in ms when it was begun. */
  offset: number;
  /** The latest time (epoch ms of the platform) that it knew; no time lies before it. */
  latest: number;
  /** The platform's time now, by a journal of this start of the machine; null: nobody knows. */
  carried: number | null;
}

/** Wall and monotonic clock may differ by this much between two checks: time services slew. */
const jumpThresholdMs = 2_000;
/** Smaller corrections are not worth an event. */
const worthTelling = 250;
/** Two answers count as two from here on: a copy that a cache keeps giving out falls behind by then. */
const apartMs = 3_000;
/** An answer that contradicts what is known and that nothing repeats is forgotten after this. */
const doubtMs = 60_000;
/**
 * Two clocks that differ by more are in dispute, until the earlier one has not been heard for `settledMs`; for as long as this run
 * where this machine's clock says the same as it.
 */
const disputeMs = 60_000;
/** An answer and this machine's clock say the same within this. */
const witnessMs = 120_000;
const settledMs = 600_000;
/** What a journal of this start of the machine knows is right within this: uptime is counted in whole seconds on some systems. */
const carriedMs = 2_000;

/** Answers that agree. `since`: monotonic ms of the first of them. */
interface Agreement extends OffsetRange {
  since: number;
}

function together(older: Agreement, newer: OffsetRange): Agreement | null {
  const both = intersect(older, newer);
  return both && { ...both, since: older.since };
}

/**
 * The platform's time: an interval estimate from Date headers, advanced by `monotonic` (ms) only. `wall` (epoch ms)
 * is the start value before anything is known, and the witness of sleeps and clock changes: after one of them the
 * clock is not trusted until the next answer that agrees.
 */
export function createPlatformClock(monotonic: () => number, wall: () => number): ExamClock {
  let base = wall() - monotonic();
  let witness = base;
  let range: Agreement | null = null;
  /** An answer that contradicts the range; believed once a later one says the same (a cache may have held the first). */
  let doubt: Agreement | null = null;
  /** The earliest time that was known before other answers contradicted it. `heard`: by answers, not by a journal and this machine. */
  let former: { base: number; since: number; heard: boolean } | null = null;
  /** What a journal knew: `platform - monotonic` at the least, until the time is known. */
  let floor: number | null = null;
  /** `platform - monotonic` by a journal of another start and this machine's clock: proof of nothing, and enough to doubt. */
  let expected: number | null = null;
  let trusted = false;
  let known = false;
  let heardOnce = false;
  const listeners = new Set<() => void>();

  function tell(): void {
    for (const listener of listeners) listener();
  }

  /** This machine's clock says the same. */
  function witnessed(candidate: number): boolean {
    return Math.abs(candidate - (wall() - monotonic())) <= witnessMs;
  }

  /** Two of three say the earlier time: no silence of one of them settles that. */
  function holds({ base: earlier, heard }: { base: number; heard: boolean }): boolean {
    return heard && earlier < base && witnessed(earlier);
  }

  function isApart(other: number): boolean {
    return Math.abs(other - base) > disputeMs;
  }

  function hold(earlier: number, since: number, heard: boolean): void {
    const held = former && former.base <= earlier ? former : { base: earlier, heard };
    former = { ...held, since };
  }

  function take(next: Agreement): void {
    const before = base;
    // One answer and this machine against two that say something else; a journal's time that they left alone is held below.
    const stood = known || (floor === null && likely());
    const confirmed = next.at - next.since >= apartMs;
    // What a journal knew is not given up for one answer.
    if (confirmed || known || floor === null) base = middle(next);
    const news = !trusted || (confirmed && !known) || Math.abs(base - before) > worthTelling;
    const against = stood ? before : confirmed && expected !== null && expected < base ? expected : base;
    if (isApart(against)) hold(against, next.at, known);
    else if (former && next.at - former.since >= settledMs && !holds(former)) former = null;
    range = next;
    known ||= confirmed;
    trusted = true;
    if (news) tell();
  }

  function check(): void {
    const seen = wall() - monotonic();
    const jumped = Math.abs(seen - witness) > jumpThresholdMs;
    witness = seen;
    if (!jumped || !trusted) return;
    trusted = false;
    tell();
  }

  function observe(dateHeader: string, roundTrip: number): void {
    check();
    heardOnce ||= Number.isFinite(Date.parse(dateHeader));
    const at = monotonic();
    const heard = rangeOf(dateHeader, roundTrip, at);
    if (!heard) return;
    const alone = { ...heard, since: at };
    const agreed = range ? together(range, heard) : alone;
    if (agreed) return take(agreed);
    const repeated = doubt && together(doubt, heard);
    doubt = repeated ?? alone;
    // Until the time is known, the answer that this machine agrees with is the likelier one of two.
    if (range && !known && witnessed(middle(doubt)) && !witnessed(middle(range))) {
      const other = range;
      take(doubt);
      doubt = other;
      return;
    }
    if (!range || !repeated || at - repeated.since < apartMs) return;
    const other = middle(repeated);
    const bothSpeak = range.at > repeated.since && at - range.at <= doubtMs;
    // Two clocks that nearly agree are no dispute, and a time that goes to and fro between them helps nobody.
    if (bothSpeak && !isApart(other)) return;
    if (!bothSpeak || (witnessed(other) && !witnessed(base))) {
      take(repeated);
      doubt = null;
      if (!bothSpeak) return;
    }
    const was = former;
    hold(Math.min(base, other), at, true);
    if (was === null) tell();
  }

  /** An answer that contradicts the time, and is not forgotten yet. */
  function opposing(): Agreement | null {
    return doubt !== null && monotonic() - doubt.at <= doubtMs ? doubt : null;
  }

  function earliest(): number {
    const at = monotonic();
    const opposed = opposing();
    if (!known && floor !== null) return Math.round(at + floor);
    const doubted = opposed === null ? base : middle(opposed);
    return Math.round(at + Math.min(base, doubted, former?.base ?? base));
  }

  function now(): number {
    check();
    return Math.round(monotonic() + base);
  }

  function likely(): boolean {
    return known || (trusted && range !== null && witnessed(middle(range)));
  }

  function contradicted(): boolean {
    return base - (former?.base ?? base) > disputeMs;
  }

  return {
    now,
    trusted() {
      check();
      return trusted;
    },
    observe,
    offset: () => Math.round(monotonic() + base - wall()),
    frame: () => Math.round(base),
    restore({ offset, latest, carried }) {
      const at = monotonic();
      const prior = Math.max(wall() + offset, latest) - at;
      if (known && carried === null && base - prior > disputeMs) {
        hold(prior, at, false);
        return tell();
      }
      if (known) return;
      expected = carried === null ? prior : null;
      // A journal of another start says less of the time than one answer.
      if (heardOnce && carried === null) return;
      floor = latest > 0 ? latest - at : null;
      base = prior;
      if (carried !== null) {
        base = carried - at;
        range = { low: base - carriedMs, high: base + carriedMs, at, since: at - apartMs };
        known = true;
      }
      tell();
    },
    heard: () => heardOnce,
    known: () => known,
    likely,
    disputed: () => contradicted() && !witnessed(base),
    agreed() {
      const at = now();
      // Who can set this machine's clock must not choose between two times of the platform.
      return likely() && !contradicted() ? at : null;
    },
    unopposed() {
      const opposed = opposing();
      return known && trusted && former === null && (opposed === null || !isApart(middle(opposed)));
    },
    earliest,
    check,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
