import { expect, it } from 'vitest';
import { movementIn, nextView, samePictures, unseen, type SideView } from './side-view.ts';

const size = 64 * 48;
/** A picture with stripes; `hand`: where so many bright pixels lie; `noise`: what a sensor adds; `light`: what a lamp adds. */
const picture = ({ hand = -1, noise = 0, light = 0, shift = 0 }) =>
  Uint8Array.from({ length: size }, (_, at) => {
    const stripe = Math.floor((at + shift) / 100) % 2 === 0 ? 60 : 150;
    const lit = hand >= 0 && at >= hand && at < hand + 30 ? 240 : stripe;
    return lit + light + (noise ? (at * 7) % noise : 0);
  });

const lookAt = (sides: readonly Uint8Array[], fronts: readonly (Uint8Array | null)[] = []): SideView =>
  sides.reduce((view, side, at) => nextView(view, side, fronts[at] ?? null), unseen);
const times = (count: number, make: (at: number) => Uint8Array) => Array.from({ length: count }, (_, at) => make(at));

it.each([
  ['one look', times(1, () => picture({})), null],
  ['a hand that moves', times(2, (at) => picture({ hand: at * 300 })), true],
  ['nothing that moves, for a moment', times(9, () => picture({})), null],
  ['nothing that moves, for long', times(10, () => picture({})), false],
  ['the noise of a sensor', times(10, (at) => picture({ noise: 3 + (at % 9) })), false],
  ['a lamp that is switched on', times(10, (at) => picture({ light: at > 5 ? 50 : 0 })), false],
  ['a hand that moved once', [...times(2, (at) => picture({ hand: at * 300 })), ...times(9, () => picture({}))], true],
])('%s', (_, sides, moved) => {
  expect(movementIn(lookAt(sides))).toBe(moved);
});

const stripes = times(3, () => picture({}));
it.each([
  ['two looks', stripes.slice(1), stripes, null],
  ['the same, lit otherwise', stripes, times(3, () => picture({ light: 20, noise: 3 })), true],
  ['another place', stripes, times(3, () => picture({ shift: 50 })), false],
  ['two walls', times(3, () => new Uint8Array(size).fill(90)), times(3, () => new Uint8Array(size).fill(95)), false],
  ['no picture of the front', stripes, [], false],
  ['the same, but not any more', [...stripes, picture({})], [...stripes, picture({ shift: 50 })], false],
])('both cameras show %s', (_, sides, fronts, same) => {
  expect(samePictures(lookAt(sides, fronts))).toBe(same);
});
