import type { CalendarEvent } from '#contract/ipc/reminders.ts';
import { livePaths } from '#contract/paths/live.ts';
import type { LiveClass } from '#contract/platform/live/live.ts';
import { shifted } from '#rules/exam/zone-shift.ts';
import { stateOf } from './live-state.ts';

/** How long before a class its reminder appears. */
const leadMs = 15 * 60_000;

/** The class with its times moved by the platform's zone; `timeShiftMs`: see ClockState. */
export function timed<Live extends Pick<LiveClass, 'beginTime' | 'planEndTime'>>(
  live: Live,
  timeShiftMs: number,
): Live {
  return {
    ...live,
    beginTime: shifted(live.beginTime, timeShiftMs),
    planEndTime: shifted(live.planEndTime, timeShiftMs),
  };
}

/** What a class that is to come enters into a calendar; null: it has begun, or its time is not known. */
export function eventOf(live: LiveClass, now: number): CalendarEvent | null {
  const { beginTime, planEndTime } = live;
  if (stateOf(live, now) !== 'notStarted' || beginTime === null || beginTime <= now) return null;
  return {
    id: `live-${live.id}`.slice(0, 128),
    title: live.title,
    startsAt: beginTime,
    endsAt: planEndTime,
    leadMs,
    path: livePaths.attend.to({ id: live.id, liveRoomId: live.liveRoomId }),
  };
}
