/**
 * True when the offered version of a pack is newer than the cached one (000 §4). Versions are dotted numbers (1.10 is
 * newer than 1.9) or timestamps; any other version counts as newer unless equal.
 */
export function isNewer(offered: string, cached: string | null): boolean {
  if (offered === '') return false;
  if (cached === null) return true;
  const [left, right] = [partsOf(offered), partsOf(cached)];
  if (!left || !right) return offered !== cached;
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
