/** Facts of one small picture, as brightness from 0 (black) to 255. */
export interface PictureFacts {
  /** Mean brightness. */
  mean: number;
  /** Standard deviation of the brightness: a covered lens has next to none. */
  spread: number;
  /** Share of the pixels that changed since the picture before, 0 to 1; null: it is the first one. */
  change: number | null;
}

/** What a picture may be told: `ok` says nothing about people. */
export type PictureLook = 'ok' | 'dark' | 'covered';

/** Size of the pictures that are looked at: enough for light, too small to know anybody. */
export const sampleSize = { width: 64, height: 48 } as const;

/** Measures a picture, and how much of it changed since the one before. */
export function measure(luma: Uint8Array, before: Uint8Array | null): PictureFacts {
  if (luma.length === 0) return { mean: 0, spread: 0, change: null };
  const mean = luma.reduce((sum, value) => sum + value, 0) / luma.length;
  const variance = luma.reduce((sum, value) => sum + (value - mean) ** 2, 0) / luma.length;
  return { mean, spread: Math.sqrt(variance), change: changeOf(luma, before) };
}

function changeOf(luma: Uint8Array, before: Uint8Array | null): number | null {
  if (before?.length !== luma.length) return null;
  const changed = luma.reduce((count, value, pixel) => count + (value === before[pixel] ? 0 : 1), 0);
  return changed / luma.length;
}

/** Below this spread there is nothing to see: a hand or a lid at the lens. */
const flat = 6;
const darkMean = 45;

/**
 * Light that comes through: a white desk is as flat as a lid. Cameras expose it as a middle grey, about 118, which a lid or
 * a hand on the lens does not reach.
 */
const brightMean = 100;

/** Tells a dark or covered picture. A hint for the learner, never a reason to stop. */
export function lookOf({ mean, spread }: PictureFacts): PictureLook {
  if (spread < flat && mean < brightMean) return 'covered';
  return mean < darkMean ? 'dark' : 'ok';
}
