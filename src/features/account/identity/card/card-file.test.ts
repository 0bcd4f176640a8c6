import { expect, it } from 'vitest';
import { fileProblem, maxFileBytes, pictureProblem } from './card-file.ts';

it.each([
  ['image/jpeg', 1, null],
  ['image/png', maxFileBytes, null],
  ['image/png', maxFileBytes + 1, 'size'],
  ['image/gif', 1, 'type'],
  ['application/pdf', 1, 'type'],
  ['', 1, 'type'],
])('a file of type %j with %i bytes: %s', (type, size, problem) => {
  expect(fileProblem({ type, size })).toBe(problem);
});

it.each([
  [480, 302, null],
  [302, 480, null],
  [479, 302, 'small'],
])('a picture of %i x %i: %s', (width, height, problem) => {
  expect(pictureProblem({ width, height })).toBe(problem);
});
