import type { SaidTime } from '#contract/platform/read-time.ts';

/** A time of the platform whose zone is not UTC+8, in epoch ms; `timeShiftMs` as main noticed it (ClockState). */
export function shifted(at: number | null, timeShiftMs: number): number | null;
export function shifted(at: SaidTime, timeShiftMs: number): SaidTime;
export function shifted(at: SaidTime, timeShiftMs: number): SaidTime {
  return typeof at === 'number' ? at + timeShiftMs : at;
}
