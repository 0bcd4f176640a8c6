import { expect, it } from 'vitest';
import { afterWheel, zoomAfter, zoomSteps } from './zoom.ts';

it.each([
  [1, 'in', 1.1],
  [1, 'out', 0.9],
  [2, 'in', 2],
  [0.5, 'out', 0.5],
  [1.2, 'in', 1.25],
  [1.2, 'out', 1.1],
  [1.7, 'reset', 1],
  [3, 'in', 2],
  [0.2, 'out', 0.5],
] as const)('from %d %s to %d', (zoom, direction, next) => {
  expect(zoomAfter(zoom, direction)).toBe(next);
});

it('passes through every step in both directions', () => {
  const up = zoomSteps.slice(1).map((_, index) => zoomAfter(zoomSteps[index]!, 'in'));
  expect(up).toEqual(zoomSteps.slice(1));
  const down = zoomSteps.slice(0, -1).map((_, index) => zoomAfter(zoomSteps[index + 1]!, 'out'));
  expect(down).toEqual(zoomSteps.slice(0, -1));
});

it('small wheel movements add up; a change of direction resets the sum', () => {
  expect(afterWheel(0, -120)).toEqual({ rest: 0, direction: 'in' });
  expect(afterWheel(0, 40)).toEqual({ rest: 40, direction: null });
  expect(afterWheel(40, 40)).toEqual({ rest: 80, direction: null });
  expect(afterWheel(80, 40)).toEqual({ rest: 0, direction: 'out' });
  expect(afterWheel(80, -40)).toEqual({ rest: -40, direction: null });
});
