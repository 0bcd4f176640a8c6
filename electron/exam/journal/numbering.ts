/** A log gets fewer records than this in a second, over its whole life. */
const recordsPerSecond = 64;
/** More than a log gets at once when it begins. */
const burst = 65_536;
/** Half of what a record's four bytes can count. */
const highest = 2 ** 31;

/**
 * The number that records follow when a copy cannot be read which may hold later ones than `last`. By the age of the log:
 * a run that sees only the other copy, before or after, counts from another number, and what was written later sorts
 * later.
 */
export function numberAfterUnseen(last: number, ageMs: number): number {
  const byAge = burst + Math.floor((ageMs / 1000) * recordsPerSecond);
  // Only a clock that was set back or far ahead makes it useless.
  return byAge > last && byAge < highest ? byAge : last + burst;
}
