import { sampleSize } from './picture.ts';
import { lumaAt, pixelsOf } from './pixels.ts';
import type { Size } from './video-format.ts';

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

/** The current frame, to be closed by the caller; null when there is none. */
function frameOf(video: HTMLVideoElement): VideoFrame | null {
  return hasPicture(video) ? new VideoFrame(video) : null;
}

/** The picture of this moment in a size, cut from the middle; null when there is none. */
export async function takeFrame(video: HTMLVideoElement, size: Size): Promise<HTMLCanvasElement | null> {
  const frame = frameOf(video);
  if (!frame) return null;
  const { data, width, height } = await pixelsOf(frame).finally(() => frame.close());
  const whole = canvasOf({ width, height });
  whole.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0);
  if (width === size.width && height === size.height) return whole;
  const cut = canvasOf(size);
  const part = cropTo({ width, height }, size);
  cut.getContext('2d')?.drawImage(whole, part.x, part.y, part.width, part.height, 0, 0, size.width, size.height);
  return cut;
}

function canvasOf({ width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
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

/** A small brightness picture, and when the camera took it (µs of its own clock). */
export interface Sample {
  luma: Uint8Array;
  takenAt: number;
}

/** A sample of this moment, for the analysis of light; null when there is none. */
export function createSampler(): (video: HTMLVideoElement) => Promise<Sample | null> {
  let buffer: Uint8ClampedArray<ArrayBuffer> | undefined;
  return async (video) => {
    const frame = frameOf(video);
    if (!frame) return null;
    const takenAt = frame.timestamp;
    const pixels = await pixelsOf(frame, buffer).finally(() => frame.close());
    buffer = pixels.data;
    return { luma: lumaAt(pixels, sampleSize), takenAt };
  };
}
