/** The largest picture file of a card (G-142). */
export const largestFile = 5 * 1024 * 1024;
/** A picture smaller than this in its longer side cannot be read. */
export const smallestSide = 480;

/** Why a file is no picture of a card. */
export type FileProblem = 'type' | 'size' | 'broken' | 'small';

/** What a file tells before it is opened; null: nothing wrong so far. */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>): FileProblem | null {
  if (type !== 'image/jpeg' && type !== 'image/png') return 'type';
  return size > largestFile ? 'size' : null;
}

/** What the opened picture tells. */
export function pictureProblem({ width, height }: { width: number; height: number }): FileProblem | null {
  return Math.max(width, height) < smallestSide ? 'small' : null;
}
