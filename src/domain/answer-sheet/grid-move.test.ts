import { expect, it } from 'vitest';
import { gridMove } from './grid-move.ts';

// Two sections: 0-9 in rows of seven and three, 10-13 in one row of four.
const sizes = [10, 4];

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 13, 13],
  ['ArrowLeft', 0, 0],
  ['ArrowLeft', 10, 9],
  ['Home', 12, 0],
  ['End', 2, 13],
  ['ArrowDown', 1, 8],
  ['ArrowDown', 6, 9],
  ['ArrowDown', 8, 11],
  ['ArrowDown', 12, 12],
  ['ArrowUp', 11, 8],
  ['ArrowUp', 13, 9],
  ['ArrowUp', 8, 1],
  ['ArrowUp', 3, 3],
  ['Enter', 3, null],
])('%s from cell %s goes to %s', (key, at, to) => expect(gridMove(key, at, sizes)).toBe(to));
