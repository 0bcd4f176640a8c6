import type { ClockState } from '#contract/ipc/exam.ts';
import type { ExamClock } from './clock.ts';
import type { PlatformZone } from './platform-zone.ts';

/** What the page is told of the time. */
export function clockState(clock: ExamClock, zone: Pick<PlatformZone, 'shiftMs'>): ClockState {
  return {
    now: clock.now(),
    trusted: clock.trusted(),
    known: clock.likely(),
    disputed: clock.disputed(),
    sure: clock.known(),
    earliest: clock.earliest(),
    timeShiftMs: zone.shiftMs(),
  };
}
