import type { CameraPosition } from '../../../contract/ipc/evidence.ts';

/** Part of the interval by which a capture may come earlier or later, so that nobody can wait for it. */
const jitter = 0.2;
/** The camera may settle before its first picture. */
const settleMs = 3000;

/** Milliseconds until the first capture: the side follows half an interval after the front. */
export function firstCaptureIn(place: CameraPosition, everyMs: number, random: number): number {
  const stagger = place === 'front' ? 0 : everyMs / 2;
  return Math.round(settleMs + stagger + everyMs * jitter * random);
}

/** Milliseconds from one capture to the next; the platform's interval on average. */
export function nextCaptureIn(everyMs: number, random: number): number {
  return Math.round(everyMs * (1 - jitter + 2 * jitter * random));
}
