import { describe, expect, it } from 'vitest';
import { lumaAt } from './pixels.ts';

type Colour = readonly [number, number, number];
const black: Colour = [0, 0, 0];
const white: Colour = [255, 255, 255];
const red: Colour = [255, 0, 0];
const green: Colour = [0, 255, 0];
const blue: Colour = [0, 0, 255];

const picture = (width: number, colours: readonly Colour[]) => ({
  data: new Uint8ClampedArray(colours.flatMap((colour) => [...colour, 255])),
  width,
  height: colours.length / width,
});

describe('brightness of a picture scaled down', () => {
  it.each([
    ['black', [black], [0]],
    ['white', [white], [255]],
    ['red weighs less than green', [red], [76]],
    ['green', [green], [150]],
    ['blue', [blue], [29]],
    ['the mean of the pixels that become one', [black, white, white, black], [128]],
  ])('%s', (_, colours, expected) => {
    const size = { width: 1, height: 1 };
    expect([...lumaAt(picture(Math.sqrt(colours.length), colours), size)]).toEqual(expected);
  });

  it('is sampled by position', () => {
    const colours = [white, white, black, black, white, white, black, black];
    expect([...lumaAt(picture(4, colours), { width: 2, height: 1 })]).toEqual([255, 0]);
  });
});
