import type { Picture } from './png.ts';

/** Less than this in every channel is what antialiasing does between two runs. */
const tolerance = 24;

/** Pixels that differ visibly; a picture of another size differs in all of them. */
export function differentPixels(before: Picture, after: Picture): number {
  if (before.width !== after.width || before.height !== after.height) return after.width * after.height;
  let count = 0;
  for (let at = 0; at < after.pixels.length; at += 4) {
    const differs = [0, 1, 2, 3].some(
      (channel) => Math.abs((before.pixels[at + channel] ?? 0) - (after.pixels[at + channel] ?? 0)) > tolerance,
    );
    if (differs) count += 1;
  }
  return count;
}
