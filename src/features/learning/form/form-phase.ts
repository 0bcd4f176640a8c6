import type { LearningForm } from '#contract/platform/learning/form.ts';
import { shifted } from '#rules/exam/zone-shift.ts';

/** Whether a form can be filled in: not yet, no more, not a second time, now (002 §5), or nobody can read when. */
export type FormPhase = 'early' | 'late' | 'once' | 'unknown' | 'open';

type Collected = Pick<LearningForm, 'startTime' | 'endTime' | 'isOnce' | 'isSubmitted'>;

/** Start and end of the collection in epoch ms of this clock; `timeShiftMs`: see ClockState. */
export function collectionOf({ startTime, endTime }: Collected, timeShiftMs: number) {
  return { from: shifted(startTime, timeShiftMs), until: shifted(endTime, timeShiftMs) };
}

export function phaseOf(form: Collected, now: number, timeShiftMs: number): FormPhase {
  const { from, until } = collectionOf(form, timeShiftMs);
  if (form.isOnce && form.isSubmitted) return 'once';
  if (typeof until === 'number' && now > until) return 'late';
  if (typeof from === 'number' && now < from) return 'early';
  return from === 'unread' || until === 'unread' ? 'unknown' : 'open';
}
