/** Where the platform's clock can be, relative to a monotonic clock: `platform - monotonic` in ms, known at `at`. */
export interface OffsetRange {
  low: number;
  high: number;
  /** Monotonic ms. */
  at: number;
}

/** Two quartz clocks drift apart by at most this share; 100 ppm is generous. */
const drift = 100e-6;

/**
 * What one answer says. The Date header is cut to whole seconds and was made somewhere between sending and receiving,
 * so the range is one second plus the round trip wide. Null when the header is no date.
 */
export function rangeOf(dateHeader: string, roundTrip: number, receivedAt: number): OffsetRange | null {
  const date = Date.parse(dateHeader);
  if (!Number.isFinite(date)) return null;
  const sentAt = receivedAt - Math.max(0, roundTrip);
  return { low: date - receivedAt, high: date + 1000 - sentAt, at: receivedAt };
}

/** The same knowledge later: as uncertain as the drift since then makes it. */
export function aged(range: OffsetRange, at: number): OffsetRange {
  const slack = Math.max(0, at - range.at) * drift;
  return { low: range.low - slack, high: range.high + slack, at };
}

/** What both say together; null when they contradict each other. */
export function intersect(older: OffsetRange, newer: OffsetRange): OffsetRange | null {
  const before = aged(older, newer.at);
  const low = Math.max(before.low, newer.low);
  const high = Math.min(before.high, newer.high);
  return low <= high ? { low, high, at: newer.at } : null;
}

export function middle(range: OffsetRange): number {
  return (range.low + range.high) / 2;
}
