import type { CameraPosition } from '#contract/ipc/evidence.ts';

/** Part of the interval by which a capture may come earlier or later, so that nobody can wait for it. */
const jitter = 0.2;
/** The camera may settle before its first picture. */
const settleMs = 3000;

/** Milliseconds until the first capture: the side follows half an interval after the front. */
export function firstCaptureIn(place: CameraPosition, everyMs: number, random: number): number {
  const stagger = place === 'front' ? 0 : everyMs / 2;
  return Math.round(settleMs + stagger + everyMs * jitter * random);
}

/**
 * Both cameras together take at most this of the way up, on average; bits per ms are kbit per s. Heartbeats and the heads of
 * requests fit in 64 with them.
 */
const kbitPerSecond = 61;

/**
 * Milliseconds from one capture to the next; the platform's interval on average. `sentBytes`: what this camera has taken since
 * the last pause, base64 and all: after a burst of pictures the next one waits until the average is kept again.
 */
export function nextCaptureIn(
  everyMs: number,
  random: number,
  { sentBytes = 0, cameras = 1 }: { sentBytes?: number; cameras?: 1 | 2 } = {},
): number {
  const leastMs = (sentBytes * 8) / (kbitPerSecond / cameras);
  return Math.round(Math.max(leastMs, everyMs) * (1 - jitter + 2 * jitter * random)) || 0;
}

/** Pictures of a burst, and the pause between them. */
export const burst = { pictures: 3, everyMs: 1_500 } as const;
const betweenBurstsMs = 60_000;

/** Whether an event is worth a burst now: one a minute at most, whatever happens meanwhile. `last` null: none was. */
export function mayBurst(last: number | null, now: number): boolean {
  return last === null || now - last >= betweenBurstsMs;
}
