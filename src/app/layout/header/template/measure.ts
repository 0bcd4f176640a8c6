/** How many spots of a picture are looked at: the header is wide and low. */
const spots = { wide: 32, high: 3 };

/** Colours of a loaded picture as the header shows it, cut to its shape; empty when it cannot be read. */
export function coloursOf(picture: HTMLImageElement, shape: { width: number; height: number }): string[] {
  const canvas = document.createElement('canvas');
  canvas.width = spots.wide;
  canvas.height = spots.high;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || picture.naturalWidth === 0 || shape.height === 0) return [];
  const cut = coveredPart(picture.naturalWidth, picture.naturalHeight, shape.width / shape.height);
  try {
    context.drawImage(picture, cut.x, cut.y, cut.width, cut.height, 0, 0, spots.wide, spots.high);
    return hexes(context.getImageData(0, 0, spots.wide, spots.high).data);
  } catch {
    return []; // A picture of another origin may be shown but not read: white ink under the usual veil it is.
  }
}

/** The middle part of a picture that `object-fit: cover` leaves in a box of a ratio. */
function coveredPart(width: number, height: number, ratio: number) {
  const seen = width / height > ratio ? { width: height * ratio, height } : { width, height: width / ratio };
  return { ...seen, x: (width - seen.width) / 2, y: (height - seen.height) / 2 };
}

function hexes(bytes: Uint8ClampedArray): string[] {
  const found: string[] = [];
  for (let at = 0; at + 3 < bytes.length; at += 4) {
    const channels = Array.from(bytes.subarray(at, at + 3), (value) => value.toString(16).padStart(2, '0'));
    found.push(`#${channels.join('')}`);
  }
  return found;
}
