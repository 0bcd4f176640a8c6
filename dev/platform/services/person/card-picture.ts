import { jpegSize } from '../../server/jpeg.ts';

/** A picture of a card, as far as its header tells. */
export interface CardPicture {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** The largest picture of a card, in bytes (G-142). */
const largest = 5 * 1024 * 1024;
/** A reader needs this many pixels in the longer side. */
const smallestSide = 480;
/** A picture that takes fewer bytes than this shows nothing. */
const emptyBelow = 4_000;

/** Reads a JPEG or PNG data URL; null: no such picture, or too large. */
export function cardPicture(image: string): CardPicture | null {
  const match = /^data:image\/(?:jpeg|png);base64,([A-Za-z0-9+/]+={0,2})$/.exec(image);
  if (!match) return null;
  const bytes = Buffer.from(match[1] ?? '', 'base64');
  const size = jpegSize(bytes) ?? pngSize(bytes);
  return size && bytes.length <= largest ? { bytes, ...size } : null;
}

/** True when there is enough in the picture to read a card from. */
export function isReadableCard({ bytes, width, height }: CardPicture): boolean {
  return Math.max(width, height) >= smallestSide && bytes.length >= emptyBelow;
}

const pngHead = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function pngSize(bytes: Buffer): { width: number; height: number } | null {
  if (bytes.length < 24 || !bytes.subarray(0, 8).equals(pngHead)) return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}
