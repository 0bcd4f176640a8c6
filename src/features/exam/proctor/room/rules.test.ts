import { describe, expect, it } from 'vitest';
import { conditionWith, freshPlace, nextPlace, placeOf, type Place } from './rules.ts';

const face = { x: 0.4, y: 0.3, width: 0.2, height: 0.3, score: 0.9 };

it.each([
  ['nobody looked', null, 'ok'],
  ['one face in the middle', [face], 'ok'],
  ['nobody', [], 'no-face'],
  ['only a poster far behind', [{ ...face, height: 0.05 }], 'no-face'],
  ['two', [face, { ...face, x: 0.1 }], 'several-faces'],
  ['one, and a poster', [face, { ...face, height: 0.05 }], 'ok'],
  ['one at the edge', [{ ...face, x: 0.82 }], 'moved'],
  ['one at the lower edge', [{ ...face, y: 0.8 }], 'moved'],
] as const)('%s: %s', (_, faces, place) => {
  expect(placeOf(faces)).toBe(place);
});

describe('looks one after the other', () => {
  it.each([
    [
      'a short look away is none',
      [
        ['no-face', 4],
        ['ok', 8],
        ['no-face', 12],
      ],
      'ok',
    ],
    [
      'looks that agree for 8 s count',
      [
        ['no-face', 4],
        ['no-face', 8],
        ['no-face', 12],
      ],
      'no-face',
    ],
    [
      'getting better counts at once',
      [
        ['no-face', 0],
        ['no-face', 12],
        ['ok', 16],
      ],
      'ok',
    ],
    [
      'another trouble begins to count anew',
      [
        ['no-face', 0],
        ['no-face', 12],
        ['several-faces', 16],
      ],
      'no-face',
    ],
  ] as const)('%s', (_, looks, seen) => {
    const after = looks.reduce(
      (watch, [place, seconds]) => nextPlace(watch, place as Place, seconds * 1000),
      freshPlace(0),
    );
    expect(after.seen).toBe(seen);
  });
});

it.each([
  [null, 'no-face', null],
  ['dark', 'no-face', 'dark'],
  ['ok', 'moved', 'moved'],
  ['ok', 'ok', 'ok'],
] as const)('a camera that is %s with a place that is %s: %s', (camera, place, told) => {
  expect(conditionWith(camera, place)).toBe(told);
});
