import { expect, it } from 'vitest';
import { listMove } from './list-move.ts';

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 2],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, null],
])('%s at %d of 3 goes to %s', (key, at, to) => expect(listMove(key, at, 3)).toBe(to));
