import { shifted } from '../../../contract/exam/zone-shift.ts';
import type { LearningForm } from '../../../contract/platform/learning/form.ts';

/** Whether a form can be filled in: not yet, no more, not a second time, or now (002 §5). */
export type FormPhase = 'early' | 'late' | 'once' | 'open';

type Collected = Pick<LearningForm, 'startTime' | 'endTime' | 'isOnce' | 'isSubmitted'>;

/** Start and end of the collection in epoch ms of this clock; `timeShiftMs`: see ClockState. */
export function collectionOf({ startTime, endTime }: Collected, timeShiftMs: number) {
  return { from: shifted(startTime, timeShiftMs), until: shifted(endTime, timeShiftMs) };
}

export function phaseOf(form: Collected, now: number, timeShiftMs: number): FormPhase {
  const { from, until } = collectionOf(form, timeShiftMs);
  if (form.isOnce && form.isSubmitted) return 'once';
  if (until !== null && now > until) return 'late';
  return from !== null && now < from ? 'early' : 'open';
}
