import type { WrittenTime } from '#contract/platform/read-time.ts';

const quarterMs = 15 * 60_000;
const toleranceMs = 120_000;
/** Two zones differ by no more. */
const furthestZoneMs = 26 * 3_600_000;

/**
 * Milliseconds to add to the times of a paper that was joined just now. Its join time is the platform's idea of `now`
 * (epoch ms by the Date header): where the two differ, the platform writes its times in another zone than UTC+8, or by
 * another clock, and all its times of this paper are off by as much. Zones differ by quarters of an hour.
 * `sure`: no answer contradicts `now`. Of one alone, or one that is contradicted, which may be of a node that is wrong,
 * only a zone is believed, and none of a time that names its own; null: nobody knows.
 */
export function timeShift({ at, zoned }: WrittenTime, now: number, sure: boolean): number | null {
  const off = now - at;
  if (Math.abs(off) <= toleranceMs) return 0;
  const zones = Math.round(off / quarterMs) * quarterMs;
  if (!zoned && Math.abs(off - zones) <= toleranceMs && Math.abs(zones) <= furthestZoneMs) return zones;
  return sure ? off : null;
}
