/**
 * True when the platform's version of a pack is newer than the kept one (000 §4). Versions are numbers between dots
 * (1.10 is newer than 1.9), or a time; of others only equality is known, so a different one counts as newer.
 */
export function isNewer(offered: string, kept: string | null): boolean {
  if (offered === '') return false;
  if (kept === null) return true;
  const [left, right] = [partsOf(offered), partsOf(kept)];
  if (!left || !right) return offered !== kept;
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

function partsOf(version: string): number[] | null {
  const numbers = version.replace(/^v/i, '').split(/[.\-_: T]/);
  return numbers.every((part) => /^\d{1,15}$/.test(part)) ? numbers.map(Number) : null;
}
