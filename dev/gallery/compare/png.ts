import { inflateSync } from 'node:zlib';

/** A decoded picture: four bytes a pixel, red, green, blue, alpha. */
export interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Decodes what Chromium's screenshots are: PNG, 8 bits a channel, RGB or RGBA, not interlaced. Throws on any other. */
export function decodePng(bytes: Uint8Array): Picture {
  const file = Buffer.from(bytes);
  if (signature.some((byte, at) => file[at] !== byte)) throw new Error('This is no PNG.');
  let header: Buffer | null = null;
  const data: Buffer[] = [];
  for (let at = signature.length; at + 12 <= file.length;) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const body = file.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') header = body;
    if (type === 'IDAT') data.push(body);
    at += length + 12;
  }
  if (!header) throw new Error('The PNG has no header.');
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const colour = header.readUInt8(9);
  if (header.readUInt8(8) !== 8 || (colour !== 2 && colour !== 6) || header.readUInt8(12) !== 0)
    throw new Error('Only 8-bit RGB and RGBA without interlacing are read.');
  const channels = colour === 6 ? 4 : 3;
  const rows = unfilter(inflateSync(Buffer.concat(data)), width * channels, height, channels);
  return { width, height, pixels: channels === 4 ? rows : withAlpha(rows) };
}

/** Undoes the five filters of the PNG specification (§9). */
function unfilter(raw: Uint8Array, stride: number, height: number, channels: number): Uint8Array {
  const out = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x += 1) {
      const left = x < channels ? 0 : (out[y * stride + x - channels] ?? 0);
      const up = y === 0 ? 0 : (out[(y - 1) * stride + x] ?? 0);
      const corner = x < channels || y === 0 ? 0 : (out[(y - 1) * stride + x - channels] ?? 0);
      out[y * stride + x] = (raw[y * (stride + 1) + 1 + x] ?? 0) + predicted(filter, left, up, corner);
    }
  }
  return out;
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const sum = left + up - corner;
  const [a, b, c] = [Math.abs(sum - left), Math.abs(sum - up), Math.abs(sum - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

function withAlpha(rgb: Uint8Array): Uint8Array {
  const count = rgb.length / 3;
  const out = new Uint8Array(count * 4).fill(255);
  for (let pixel = 0; pixel < count; pixel += 1) out.set(rgb.subarray(pixel * 3, pixel * 3 + 3), pixel * 4);
  return out;
}
