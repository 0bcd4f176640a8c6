import { lumaOf, sampleSize } from './picture.ts';

/** Width and height in px. */
export interface Size {
  width: number;
  height: number;
}

/** True when a video has a picture to take. */
export function hasPicture(video: HTMLVideoElement): boolean {
  return video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && video.videoWidth > 0;
}

/** The part of a picture with the wanted proportions, cut from its middle. */
export function cropTo(source: Size, wanted: Size): { x: number; y: number } & Size {
  const scale = Math.min(source.width / wanted.width, source.height / wanted.height);
  const [width, height] = [wanted.width * scale, wanted.height * scale];
  return { x: (source.width - width) / 2, y: (source.height - height) / 2, width, height };
}

/** The picture of this moment in a size, cut from the middle; null when there is none. */
export function drawFrame(video: HTMLVideoElement, size: Size): HTMLCanvasElement | null {
  if (!hasPicture(video)) return null;
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  const { x, y, width, height } = cropTo({ width: video.videoWidth, height: video.videoHeight }, size);
  context.drawImage(video, x, y, width, height, 0, 0, size.width, size.height);
  return canvas;
}

/** A JPEG of a drawn frame, `quality` 0 to 1. */
export function encodeJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('the frame could not be encoded')));
    canvas.toBlob(done, 'image/jpeg', quality);
  });
}

/** A JPEG that keeps to a number of bytes if one of the qualities does; the last one is taken anyway. */
export async function encodeWithin(
  encode: (quality: number) => Promise<Blob>,
  qualities: readonly [number, ...number[]],
  bytes: number,
): Promise<Blob> {
  const [first, ...rest] = qualities;
  let blob = await encode(first);
  for (const quality of rest) {
    if (blob.size <= bytes) break;
    blob = await encode(quality);
  }
  return blob;
}

/** A small brightness picture of this moment, for the analysis of light; null when there is none. */
export function createSampler(): (video: HTMLVideoElement) => Uint8Array | null {
  const canvas = document.createElement('canvas');
  canvas.width = sampleSize.width;
  canvas.height = sampleSize.height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (video) => {
    if (!context || !hasPicture(video)) return null;
    context.drawImage(video, 0, 0, sampleSize.width, sampleSize.height);
    return lumaOf(context.getImageData(0, 0, sampleSize.width, sampleSize.height).data);
  };
}
