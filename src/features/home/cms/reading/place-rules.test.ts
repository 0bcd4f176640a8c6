import { expect, it } from 'vitest';
import { offeredPlace, shareRead, withPlace } from './place-rules.ts';

it.each([
  [100, 500, 800, null],
  [100, 4000, 800, 0.175],
  [-1200, 4000, 800, 0.5],
  [-4000, 4000, 800, 1],
  [900, 4000, 800, 0],
  [0, 0, 800, null],
])('an article at %d of %d in a window of %d is read to %s', (top, height, windowHeight, share) => {
  expect(shareRead(top, height, windowHeight)).toBe(share);
});

it.each([
  [0.05, false],
  [0.1, true],
  [0.6, true],
  [0.95, true],
  [0.99, false],
])('a place at %d is offered: %s', (share, offered) => {
  expect(offeredPlace({ share, at: 1 }) !== null).toBe(offered);
});

it('no place is no offer', () => expect(offeredPlace(undefined)).toBeNull());

it('the newest fifty places are kept, one of each article', () => {
  let places = {};
  for (let at = 1; at <= 60; at += 1) places = withPlace(places, `a${at % 55}`, { share: 0.5, at });
  expect(Object.keys(places)).toHaveLength(50);
  expect(places).toHaveProperty('a5', { share: 0.5, at: 60 });
  expect(places).not.toHaveProperty('a6');
});
