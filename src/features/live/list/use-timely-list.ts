import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import type { LiveClass } from '#contract/platform/live/live.ts';
import { clockAtom, platformNow } from '#domain/app-state.ts';
import { timed } from '#domain/lives/live-event.ts';
import { nextReadAt } from '../shared/live-times.ts';

/** Timers beyond this many ms run at once. */
const longestTimerMs = 2_000_000_000;

interface ReadList {
  items: readonly LiveClass[];
  /** When the list was read, in epoch ms of this computer. */
  readAt: number;
  refetch: () => Promise<unknown>;
}

/** Reads the list again when a class begins or ends, and until the platform says that it did. */
export function useTimelyList({ items, readAt, refetch }: ReadList): void {
  const clock = useAtomValue(clockAtom);
  const again = useEffectEvent(() => void refetch());
  useEffect(() => {
    const now = platformNow(clock);
    const age = Date.now() - readAt;
    const next = nextReadAt(
      items.map((live) => timed(live, clock.timeShiftMs)),
      now,
      now - age,
    );
    if (next === null) return undefined;
    const timer = setTimeout(again, Math.min(Math.max(0, next - now) + 1, longestTimerMs));
    return () => clearTimeout(timer);
  }, [items, readAt, clock]);
}
