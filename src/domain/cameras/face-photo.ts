import { dataUrlOf } from '#lib/data-url.ts';
import { cropTo, encodeJpeg, takeFrame } from './frame.ts';

/** The picture that is sent: a 300x300 JPEG (001 §9, G-151). */
const photoSize = { width: 300, height: 300 };
const quality = 0.9;

/** Takes the picture of this moment as a data URL; null when the camera shows nothing. */
export async function takePhoto(video: HTMLVideoElement): Promise<string | null> {
  const canvas = await takeFrame(video, photoSize);
  return canvas && dataUrlOf(await encodeJpeg(canvas, quality));
}

/** Reads a picture file into the same form; null when it is no image (001 §4). */
export async function readPhoto(file: File): Promise<string | null> {
  if (!file.type.startsWith('image/')) return null;
  const bitmap = await createImageBitmap(file).catch(() => null); // Named like an image, but none.
  if (!bitmap) return null;
  const canvas = document.createElement('canvas');
  canvas.width = photoSize.width;
  canvas.height = photoSize.height;
  const { x, y, width, height } = cropTo(bitmap, photoSize);
  canvas.getContext('2d')?.drawImage(bitmap, x, y, width, height, 0, 0, photoSize.width, photoSize.height);
  bitmap.close();
  return dataUrlOf(await encodeJpeg(canvas, quality));
}
