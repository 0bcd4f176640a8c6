/** Exactly 5 MB is taken (000 §5). */
export const largestPicture = 5 * 1024 * 1024;

/** For the file picker. */
export const acceptedPictures = '.jpg,.jpeg,.png';

/** What is wrong with a chosen file, as a key below `uploads:problems`; null: it may be uploaded (000 §5). */
export function pictureProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  const kind = type === '' || type === 'image/jpeg' || type === 'image/png';
  if (!kind || !/\.(jpe?g|png)$/i.test(name)) return 'pictureKind';
  return size > largestPicture ? 'pictureSize' : null;
}
