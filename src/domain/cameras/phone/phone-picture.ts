import { sampleSize } from '../picture.ts';
import { lumaAt } from '../pixels.ts';
import type { Size } from '../video-format.ts';

/** The part of a frame that a whole picture covers, in its middle. */
export function fitInto(picture: Size, frame: Size): { x: number; y: number } & Size {
  const scale = Math.min(frame.width / picture.width, frame.height / picture.height);
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  return { x: Math.round((frame.width - width) / 2), y: Math.round((frame.height - height) / 2), width, height };
}

/** The picture of a data URL with a JPEG; null: it is none. */
export async function pictureOf(dataUrl: string): Promise<ImageBitmap | null> {
  const [, base64] = /^data:image\/jpeg;base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataUrl) ?? [];
  if (base64 === undefined) return null;
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  // Bytes that only claim to be a picture are none.
  return createImageBitmap(new Blob([bytes], { type: 'image/jpeg' })).catch(() => null);
}

/** Draws a picture whole, with black beside it; gives its brightness without what is beside it. */
export function drawPicture(picture: ImageBitmap, canvas: HTMLCanvasElement): Uint8Array | null {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  const { x, y, width, height } = fitInto(picture, canvas);
  context.fillStyle = 'black';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, x, y, width, height);
  const { data } = context.getImageData(x, y, width, height);
  return lumaAt({ data, width, height }, sampleSize);
}
