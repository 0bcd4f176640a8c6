import { expect, it } from 'vitest';
import { stage } from './fixed-colours.ts';

interface Stop {
  rgb: readonly number[];
  alpha: number;
  percent: number;
}

function stopsOf(gradient: string): Stop[] {
  return [...gradient.matchAll(/rgba\(([^)]+)\)\s*([\d.]+)%/g)].map(([, colour = '', percent]) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = colour.split(',').map(Number);
    return { rgb: [red, green, blue], alpha, percent: Number(percent) };
  });
}

function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of white text on a white picture under one stop of a gradient. */
function contrastUnder({ rgb, alpha }: Stop): number {
  const behind = rgb.map((value) => value * alpha + 255 * (1 - alpha));
  return 1.05 / (luminance(behind) + 0.05);
}

// Words take the left half of a wide photograph and the whole of a narrow one.
it.each([
  ['fade', stage.fade, 50],
  ['veil', stage.veil, 100],
])('white text can be read on a white picture behind the %s', (_, gradient, upTo) => {
  const stops = stopsOf(gradient).filter(({ percent }) => percent <= upTo);
  expect(stops.at(-1)?.percent).toBe(upTo);
  for (const stop of stops) expect(contrastUnder(stop)).toBeGreaterThan(4.5);
});
