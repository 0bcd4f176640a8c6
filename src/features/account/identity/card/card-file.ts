/** Maximum size of a picture file. */
export const maxFileBytes = 5 * 1024 * 1024;
/** Minimum length of a picture's longer side. */
export const minSidePx = 480;

/** Why a file is rejected. */
export type FileProblem = 'type' | 'size' | 'broken' | 'small';

/** Checks a file before it is decoded; null: no problem. */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>): FileProblem | null {
  if (type !== 'image/jpeg' && type !== 'image/png') return 'type';
  return size > maxFileBytes ? 'size' : null;
}

/** Checks the decoded picture. */
export function pictureProblem({ width, height }: { width: number; height: number }): FileProblem | null {
  return Math.max(width, height) < minSidePx ? 'small' : null;
}
