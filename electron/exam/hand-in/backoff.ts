const first = 1_000;
const cap = 60_000;

/** Milliseconds until the next try after `tries` failed ones: full jitter, from 1 s growing to 60 s. */
export function backoff(tries: number, random: () => number): number {
  const ceiling = Math.min(cap, first * 2 ** Math.min(30, Math.max(0, tries - 1)));
  return Math.round(random() * ceiling);
}
