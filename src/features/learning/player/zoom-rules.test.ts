import { expect, it } from 'vitest';
import { zoomAfter } from './zoom-rules.ts';

it.each([
  [1, 'in', 1.25],
  [3, 'in', 3],
  [1, 'out', 0.75],
  [0.5, 'out', 0.5],
  [2, 'fit', 1],
] as const)('%d %s is %d', (zoom, step, next) => expect(zoomAfter(zoom, step)).toBe(next));
