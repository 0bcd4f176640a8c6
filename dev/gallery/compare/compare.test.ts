import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { differentPixels } from './compare.ts';

/** A PNG of one row of these pixels, four bytes each. */
function picture(...pixels: readonly (readonly number[])[]): Buffer {
  const png = new PNG({ width: pixels.length, height: 1 });
  png.data.set(pixels.flat());
  return PNG.sync.write(png);
}

const grey = [100, 100, 100, 255];
it.each([
  ['the same', picture(grey), picture(grey), 0],
  ['what nobody sees', picture(grey), picture([110, 100, 90, 255]), 0],
  ['one pixel', picture(grey, grey), picture(grey, [180, 100, 100, 255]), 1],
  ['another size', picture(grey), picture(grey, grey), 2],
])('%s', (_, before, after, expected) => {
  expect(differentPixels(before, after)).toBe(expected);
});
