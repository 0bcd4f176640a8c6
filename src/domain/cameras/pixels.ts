import type { Size } from './video-format.ts';

/** An RGBA picture, row by row. */
export interface Pixels extends Size {
  data: Uint8ClampedArray<ArrayBuffer>;
}

/**
 * The pixels of a video frame. Not by drawing the video onto a canvas: without a GPU, Chromium leaks about a megabyte
 * with each. `into` is reused when it is large enough.
 */
export async function pixelsOf(frame: VideoFrame, into?: Uint8ClampedArray<ArrayBuffer>): Promise<Pixels> {
  const { width, height } = frame.visibleRect ?? { width: frame.codedWidth, height: frame.codedHeight };
  const bytes = width * height * 4;
  const data = into && into.length >= bytes ? into.subarray(0, bytes) : new Uint8ClampedArray(bytes);
  await frame.copyTo(data, { format: 'RGBA', layout: [{ offset: 0, stride: width * 4 }] });
  return { data, width, height };
}

/** The brightness (0 to 255, Rec. 601) of a picture scaled down to a size; each pixel is the mean of four samples. */
export function lumaAt({ data, width, height }: Pixels, size: Size): Uint8Array {
  const luma = new Uint8Array(size.width * size.height);
  const at = (x: number, y: number) => {
    const from = (Math.min(height - 1, Math.floor(y)) * width + Math.min(width - 1, Math.floor(x))) * 4;
    return 0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0);
  };
  const [stepX, stepY] = [width / size.width, height / size.height];
  for (let y = 0; y < size.height; y += 1) {
    const [above, below] = [(y + 0.25) * stepY, (y + 0.75) * stepY];
    for (let x = 0; x < size.width; x += 1) {
      const [left, right] = [(x + 0.25) * stepX, (x + 0.75) * stepX];
      luma[y * size.width + x] = Math.round(
        (at(left, above) + at(right, above) + at(left, below) + at(right, below)) / 4,
      );
    }
  }
  return luma;
}
