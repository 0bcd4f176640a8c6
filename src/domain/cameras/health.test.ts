import { describe, expect, it } from 'vitest';
import { freshHealth, nextHealth, type Health, type SeenPicture } from './health.ts';

const lit: SeenPicture = { mean: 120, spread: 40, change: 0.4, isNew: true };
const still: SeenPicture = { ...lit, change: 0, isNew: false };
/** A document camera over a still desk. */
const smoothed: SeenPicture = { ...lit, change: 0 };
const dark: SeenPicture = { mean: 20, spread: 15, change: 0.4, isNew: true };
const covered: SeenPicture = { mean: 2, spread: 1, change: 0, isNew: true };

/** The condition after pictures every 500 ms. */
function after(...pictures: SeenPicture[]): Health {
  return pictures.reduce((health, facts, index) => nextHealth(health, facts, (index + 1) * 500), freshHealth(0));
}
const times = (count: number, facts: SeenPicture) => Array.from({ length: count }, () => facts);

describe('the condition of a running camera', () => {
  it.each([
    ['a living picture', times(10, lit), 'ok'],
    ['dark for a moment', [...times(4, lit), ...times(3, dark)], 'ok'],
    ['dark for two seconds', [...times(4, lit), ...times(5, dark)], 'dark'],
    ['light again', [...times(8, dark), lit], 'ok'],
    ['covered', [...times(4, lit), ...times(5, covered)], 'covered'],
    [
      'covered from dark: the worse word after its own two seconds',
      [...times(8, dark), ...times(5, covered)],
      'covered',
    ],
    ['still for a second', [lit, ...times(3, still)], 'ok'],
    ['still for one and a half seconds', [lit, ...times(4, still)], 'frozen'],
    ['a still desk under a camera that smooths', [lit, ...times(100, smoothed)], 'ok'],
    ['one in which a pixel changes now and then', times(40, lit).flatMap((one) => [one, ...times(4, smoothed)]), 'ok'],
    ['the same picture for a minute', [lit, ...times(122, smoothed)], 'frozen'],
    ['moving again', [lit, ...times(9, still), lit], 'ok'],
    // As on Wayland, which tells no program that its window is minimised.
    ['pictures that move on and count as no new ones', [lit, ...times(20, { ...lit, isNew: false })], 'ok'],
  ] as const)('%s', (_, pictures, expected) => {
    expect(after(...pictures).condition).toBe(expected);
  });

  it('a frozen camera is told within three seconds', () => {
    const firstFrozen = Array.from({ length: 10 }, (_, count) => after(lit, ...times(count, still)).condition).indexOf(
      'frozen',
    );
    expect((firstFrozen + 1) * 500 - 500).toBeLessThanOrEqual(3000);
  });
});
