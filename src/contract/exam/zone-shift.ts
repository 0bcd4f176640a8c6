/** A time of the platform whose zone is not UTC+8, in epoch ms; `timeShiftMs` as main noticed it (ClockState). */
export function shifted(at: number | null, timeShiftMs: number): number | null {
  return at === null ? null : at + timeShiftMs;
}
