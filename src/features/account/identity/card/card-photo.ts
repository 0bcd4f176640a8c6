import { encodeJpeg, takeFrame } from '#domain/cameras/frame.ts';
import { dataUrlOf } from '#lib/data-url.ts';
import { fileProblem, pictureProblem, type FileProblem } from './card-file.ts';

/** The aspect ratio of an ID card, 85.6 x 54 mm. */
const cardSize = { width: 1280, height: 808 };
/** Larger pictures are scaled down before upload. */
const maxSidePx = 1600;
const quality = 0.9;

/** Takes a photo of the card, a JPEG data URL; null when the camera has no picture. */
export async function takeCardPhoto(video: HTMLVideoElement): Promise<string | null> {
  const canvas = await takeFrame(video, cardSize);
  return canvas && dataUrlOf(await encodeJpeg(canvas, quality));
}

/** Converts a picture file to a JPEG data URL, uncropped and upright. */
export async function readCardFile(file: File): Promise<{ photo: string } | { problem: FileProblem }> {
  const wrong = fileProblem(file);
  if (wrong) return { problem: wrong };
  const bitmap = await createImageBitmap(file).catch(() => null); // Not a picture, despite its type.
  if (!bitmap) return { problem: 'broken' };
  const small = pictureProblem(bitmap);
  if (small) return { problem: small };
  const scale = Math.min(1, maxSidePx / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return { photo: await dataUrlOf(await encodeJpeg(canvas, quality)) };
}
