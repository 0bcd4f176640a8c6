/** Clients that act by themselves at the same moment, such as the opening of an exam, do so within this time of it. */
export const openingSpanMs = 60_000;

/**
 * Where in a span a client acts of its own accord, in ms from its beginning: the same for the same names, evenly over
 * many clients. Nothing that a learner asked for waits for it.
 */
export function spread(names: readonly string[], spanMs = openingSpanMs): number {
  let hash = 0x811c9dc5;
  for (const char of JSON.stringify(names)) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return Math.floor((((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296) * spanMs);
}
