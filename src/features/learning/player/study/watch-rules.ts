/** What a learner has watched since the last report, told by looks at the player. */
export interface Watch {
  /** Seconds. */
  at: number;
  /** The furthest second that was reached without a leap. */
  seen: number;
  /** Real ms that were played since the last report, whatever the speed. */
  playedMs: number;
  /** When the player was looked at last while it ran, ms of a clock that only runs forward; null: it did not run. */
  lookedAt: number | null;
}

export interface Look {
  at: number;
  now: number;
  running: boolean;
}

/** A longer gap between two looks was no playing: the computer slept. */
const longestGapMs = 5_000;
const fastest = 2;
/** Seconds that a player may be ahead of its looks. */
const slack = 1;

export function begunAt(at: number, seen: number): Watch {
  return { at, seen: Math.max(at, seen), playedMs: 0, lookedAt: null };
}

export function looked({ at: before, seen, playedMs, lookedAt }: Watch, { at, now, running }: Look): Watch {
  const passed = lookedAt === null ? 0 : Math.max(0, now - lookedAt);
  const counted = passed > longestGapMs ? 0 : passed;
  const went = at - before;
  const inOne = lookedAt !== null && went >= 0 && went <= (passed / 1000) * fastest + slack && before <= seen + slack;
  return {
    at,
    seen: inOne ? Math.max(seen, at) : seen,
    playedMs: playedMs + counted,
    lookedAt: running ? now : null,
  };
}

/** How far a learner may go, seconds: to what was seen where the tenant says so, until the item is done. */
export function seekLimit(seen: number, duration: number, { limited, done }: { limited: boolean; done: boolean }) {
  return limited && !done ? Math.min(duration, seen) : duration;
}

/** Where to begin: at the second of a link, never beyond what may be seen, else at the place that is kept. */
export function beginOf(linked: number | null, place: number | null, duration: number, furthest: number): number {
  return linked === null ? startOf(place, duration) : startOf(Math.min(linked, furthest), duration);
}

/** Where to begin: the place that is kept, or the start of what was left at its end. */
export function startOf(place: number | null, duration: number): number {
  return place === null || place >= duration - slack ? 0 : place;
}
