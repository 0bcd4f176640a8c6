import { drawFrame, encodeJpeg } from '../../../../domain/cameras/frame.ts';
import { dataUrlOf } from '../../../../lib/data-url.ts';
import { fileProblem, pictureProblem, type FileProblem } from './card-file.ts';

/** An ID card is 85.6 x 54 mm; so is the picture of the camera. */
const cardSize = { width: 1280, height: 808 };
/** Larger pictures are made smaller before they are sent: a reader needs no more. */
const longestSide = 1600;
const quality = 0.9;

/** The card as the camera shows it now, a JPEG data URL; null when it shows nothing. */
export async function takeCardPhoto(video: HTMLVideoElement): Promise<string | null> {
  const canvas = drawFrame(video, cardSize);
  return canvas && dataUrlOf(await encodeJpeg(canvas, quality));
}

/** Reads a picture file into a JPEG data URL, whole and upright. */
export async function readCardFile(file: File): Promise<{ photo: string } | { problem: FileProblem }> {
  const wrong = fileProblem(file);
  if (wrong) return { problem: wrong };
  const bitmap = await createImageBitmap(file).catch(() => null); // Named like a picture, but none.
  if (!bitmap) return { problem: 'broken' };
  const small = pictureProblem(bitmap);
  if (small) return { problem: small };
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return { photo: await dataUrlOf(await encodeJpeg(canvas, quality)) };
}
