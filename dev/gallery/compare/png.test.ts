import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { differentPixels } from './difference.ts';
import { decodePng } from './png.ts';

/** A PNG of these filtered rows; checksums are not looked at. */
function png(width: number, rows: readonly (readonly number[])[], { colour = 6, depth = 8 } = {}): Uint8Array {
  const chunk = (type: string, body: Uint8Array) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(body.length);
    return Buffer.concat([length, Buffer.from(type, 'latin1'), body, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(rows.length, 4);
  header.set([depth, colour, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('decodePng', () => {
  it.each([
    ['no filter', 0, [10, 20, 30, 255], [40, 50, 60, 255]],
    ['sub', 1, [10, 20, 30, 255], [30, 30, 30, 0]],
    ['average of left and nothing above', 3, [10, 20, 30, 255], [35, 40, 45, 128]],
    ['paeth of left', 4, [10, 20, 30, 255], [30, 30, 30, 0]],
  ])('%s', (_, filter, first, second) => {
    const { pixels } = decodePng(png(2, [[filter, ...first, ...second]]));
    expect([...pixels]).toEqual([10, 20, 30, 255, 40, 50, 60, 255]);
  });

  it('up adds the row above', () => {
    const { pixels, height } = decodePng(
      png(1, [
        [0, 10, 20, 30, 255],
        [2, 1, 1, 1, 0],
      ]),
    );
    expect([height, ...pixels]).toEqual([2, 10, 20, 30, 255, 11, 21, 31, 255]);
  });

  it('RGB is opaque', () => {
    expect([...decodePng(png(1, [[0, 1, 2, 3]], { colour: 2 })).pixels]).toEqual([1, 2, 3, 255]);
  });

  it.each([
    ['no PNG', Buffer.from('GIF89a')],
    ['a palette', png(1, [[0, 1]], { colour: 3 })],
    ['16 bits', png(1, [[0, 1]], { depth: 16 })],
  ])('refuses %s', (_, bytes) => {
    expect(() => decodePng(bytes)).toThrow(/PNG|8-bit/);
  });
});

describe('differentPixels', () => {
  const picture = (...pixels: number[]) => ({ width: pixels.length / 4, height: 1, pixels: new Uint8Array(pixels) });
  const grey = [100, 100, 100, 255];
  it.each([
    ['the same', picture(...grey), picture(...grey), 0],
    ['antialiasing', picture(...grey), picture(120, 100, 80, 255), 0],
    ['one channel', picture(...grey, ...grey), picture(...grey, 130, 100, 100, 255), 1],
    ['another size', picture(...grey), picture(...grey, ...grey), 2],
  ])('%s', (_, before, after, expected) => {
    expect(differentPixels(before, after)).toBe(expected);
  });
});
