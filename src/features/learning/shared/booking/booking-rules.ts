import type { CalendarEvent } from '#contract/ipc/reminders.ts';
import type { Failure } from '#contract/platform/failure.ts';
import type { OfferedTraining } from '#contract/platform/learning/booking.ts';
import { knownTime } from '#contract/platform/read-time.ts';
import { shifted } from '#rules/exam/zone-shift.ts';

/** 002 §4: 0 failed, 1 passed, 2 booked (or `isReserved`, G-114), else not booked; unknown where nobody says either. */
export type Booking = 'failed' | 'passed' | 'booked' | 'notBooked' | 'unknown';

export function bookingOf({
  trainingResult,
  isReserved,
}: {
  trainingResult: number | null;
  isReserved: boolean | null;
}): Booking {
  if (trainingResult === 0) return 'failed';
  if (trainingResult === 1) return 'passed';
  if (trainingResult === 2 || isReserved === true) return 'booked';
  return trainingResult === null && isReserved === null ? 'unknown' : 'notBooked';
}

/** Start and end in epoch ms of this clock; `timeShiftMs`: see ClockState. */
export function timesOf({ startTime, endTime }: OfferedTraining, timeShiftMs: number) {
  return { from: shifted(startTime, timeShiftMs), until: shifted(endTime, timeShiftMs) };
}

/** How many places are free; null: the platform does not say. */
export function placesLeft({ limitNum, reservedNum }: OfferedTraining): number | null {
  return limitNum === null || reservedNum === null ? null : Math.max(0, limitNum - reservedNum);
}

/** Whether a date can be chosen, or why not. */
export type DateState = 'own' | 'free' | 'full' | 'begun' | 'closed';

export function dateStateOf(training: OfferedTraining, now: number, timeShiftMs: number): DateState {
  if (bookingOf(training) === 'booked') return 'own';
  const { from } = timesOf(training, timeShiftMs);
  if (typeof from === 'number' && from <= now) return 'begun';
  if (placesLeft(training) === 0) return 'full';
  // A date without an id cannot be asked for.
  return training.isTrainingCanReserve === false || training.trainingId === '' ? 'closed' : 'free';
}

/** True until the training begins: only until then can its booking be moved or cancelled. */
export function isChangeable(training: OfferedTraining, now: number, timeShiftMs: number): boolean {
  const { from } = timesOf(training, timeShiftMs);
  return bookingOf(training) === 'booked' && (typeof from !== 'number' || from > now);
}

/** Entry of a booked training for reminders and calendars; null: it has begun, or nobody says when it begins. */
export function eventOf(training: OfferedTraining, now: number, timeShiftMs: number): CalendarEvent | null {
  const { from, until } = timesOf(training, timeShiftMs);
  if (typeof from !== 'number' || from <= now || bookingOf(training) !== 'booked') return null;
  return {
    id: `training-${training.taskItemId}-${training.trainingId}`.slice(0, 128),
    title: training.trainingName,
    startsAt: from,
    endsAt: knownTime(until),
  };
}

/** Those to come first, the earliest on top; then what is over, the latest on top; without a date last. */
export function inOrder(trainings: readonly OfferedTraining[], now: number, timeShiftMs: number): OfferedTraining[] {
  const rank = (training: OfferedTraining): [number, number] => {
    const { from, until } = timesOf(training, timeShiftMs);
    if (typeof from !== 'number') return [2, 0];
    return (knownTime(until) ?? from) > now ? [0, from] : [1, -from];
  };
  return trainings.toSorted((a, b) => {
    const [first, second] = [rank(a), rank(b)];
    return first[0] - second[0] || first[1] - second[1];
  });
}

/** True when the platform may have carried out the call although it failed here. */
export function isOutcomeUnknown({ kind }: Failure): boolean {
  return kind === 'network' || kind === 'timeout' || kind === 'malformed';
}
