import { expect, it } from 'vitest';
import { joined, placesOf, spansOf } from './find-rules.ts';

it.each([
  [
    '断路器和断路器',
    '断路器',
    [
      [0, 3],
      [4, 7],
    ],
  ],
  ['断\n路 器', '断路器', [[0, 5]]],
  [
    'A fuse, a FUSE',
    'fuse',
    [
      [2, 6],
      [10, 14],
    ],
  ],
  [
    'aaaa',
    'aa',
    [
      [0, 2],
      [2, 4],
    ],
  ],
  ['30 mA', '30mA', [[0, 5]]],
  ['text', ' ', []],
  ['', 'x', []],
  ['short', 'longer than that', []],
] as const)('%j holds %j at %j', (text, query, spans) => {
  expect(spansOf(text, query)).toEqual(spans);
});

const items = [
  { text: '断路', x: 0.1, y: 0.2, width: 0.2, height: 0.02 },
  { text: '器', x: 0.1, y: 0.3, width: 0.1, height: 0.02 },
];

it('a span covers parts of each piece of text that it touches', () => {
  expect(joined(items)).toBe('断路器');
  expect(placesOf(items, [1, 3])).toEqual([
    { x: 0.2, y: 0.2, width: 0.1, height: 0.02 },
    { x: 0.1, y: 0.3, width: 0.1, height: 0.02 },
  ]);
  expect(placesOf(items, [2, 3])).toEqual([{ x: 0.1, y: 0.3, width: 0.1, height: 0.02 }]);
  expect(placesOf([], [0, 1])).toEqual([]);
  const line = { text: 'ab路\n', x: 0, y: 0, width: 1, height: 0.1 };
  expect(placesOf([line], [2, 3])).toEqual([{ x: 0.5, y: 0, width: 0.5, height: 0.1 }]);
});
