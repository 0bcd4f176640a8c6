/** Sampling grid: the header is wide and low. */
const sampleGrid = { wide: 32, high: 3 };

/** Samples the colours of a loaded picture as cropped by the header; empty when the pixels are not readable. */
export function coloursOf(picture: HTMLImageElement, shape: { width: number; height: number }): string[] {
  const canvas = document.createElement('canvas');
  canvas.width = sampleGrid.wide;
  canvas.height = sampleGrid.high;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || picture.naturalWidth === 0 || shape.height === 0) return [];
  const crop = visiblePart(picture.naturalWidth, picture.naturalHeight, shape.width / shape.height);
  try {
    context.drawImage(picture, crop.x, crop.y, crop.width, crop.height, 0, 0, sampleGrid.wide, sampleGrid.high);
    return hexColours(context.getImageData(0, 0, sampleGrid.wide, sampleGrid.high).data);
  } catch {
    return []; // Pixels of another origin are not readable: the default overlay with light text is used.
  }
}

/** The part of a picture visible with `object-fit: cover` in a box of an aspect ratio. */
function visiblePart(width: number, height: number, ratio: number) {
  const seen = width / height > ratio ? { width: height * ratio, height } : { width, height: width / ratio };
  return { ...seen, x: (width - seen.width) / 2, y: (height - seen.height) / 2 };
}

function hexColours(bytes: Uint8ClampedArray): string[] {
  const found: string[] = [];
  for (let at = 0; at + 3 < bytes.length; at += 4) {
    const channels = Array.from(bytes.subarray(at, at + 3), (value) => value.toString(16).padStart(2, '0'));
    found.push(`#${channels.join('')}`);
  }
  return found;
}
