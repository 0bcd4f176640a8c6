import type { LiveClass } from '#contract/platform/live/live.ts';
import { stateOf } from '#domain/lives/live-state.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Up to here a beginning is told in minutes. */
const inMinutes = 2 * hour;

/** How soon a class begins; `now`: within a minute. Rounded down: nobody comes late for having read it. */
export type StartsIn = 'now' | { amount: number; unit: 'minute' | 'hour' };

/** Null: it begins in a day or later, or its time has come. */
export function startsIn(leftMs: number): StartsIn | null {
  if (leftMs <= 0 || leftMs >= day) return null;
  if (leftMs < minute) return 'now';
  return leftMs < inMinutes
    ? { amount: Math.floor(leftMs / minute), unit: 'minute' }
    : { amount: Math.floor(leftMs / hour), unit: 'hour' };
}

/** When what `startsIn` says changes next, in ms from now. */
export function changesIn(leftMs: number): number {
  if (leftMs >= day) return leftMs - day;
  return leftMs % (leftMs < inMinutes ? minute : hour);
}

/** How often the platform is asked about a class that should have begun or ended. */
const askEveryMs = 30_000;

/** When the list is to be read again: a class begins or ends then, or is late with it; null: never. Epoch ms. */
export function nextReadAt(lives: readonly LiveClass[], now: number, readAt: number): number | null {
  const moments = lives.flatMap((live) => {
    const state = stateOf(live, now);
    const change = state === 'notStarted' ? live.beginTime : state === 'running' ? live.planEndTime : null;
    return change === null ? [] : [change > now ? change : Math.max(now, readAt + askEveryMs)];
  });
  return moments.length === 0 ? null : Math.min(...moments);
}
