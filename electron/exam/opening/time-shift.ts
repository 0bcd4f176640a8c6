const quarterMs = 15 * 60_000;
const toleranceMs = 120_000;

/**
 * Milliseconds to add to the times of a paper that was joined just now. Its join time is the platform's idea of `now`
 * (epoch ms by the Date header): where the two differ, the platform writes its times in another zone than UTC+8, or by
 * another clock, and all its times of this paper are off by as much. Zones differ by quarters of an hour.
 */
export function timeShift(joinTime: number, now: number): number {
  const off = now - joinTime;
  if (Math.abs(off) <= toleranceMs) return 0;
  const zones = Math.round(off / quarterMs) * quarterMs;
  return Math.abs(off - zones) <= toleranceMs ? zones : off;
}
