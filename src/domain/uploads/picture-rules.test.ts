import { expect, it } from 'vitest';
import { largestPicture, pictureProblem } from './picture-rules.ts';

it.each([
  ['a.jpg', 'image/jpeg', 10, null],
  ['a.JPEG', 'image/jpeg', 10, null],
  ['a.png', 'image/png', largestPicture, null],
  ['a.png', '', 10, null],
  ['a.png', 'image/png', largestPicture + 1, 'pictureSize'],
  ['a.gif', 'image/gif', 10, 'pictureKind'],
  ['a.png', 'image/webp', 10, 'pictureKind'],
  ['licence', 'image/png', 10, 'pictureKind'],
] as const)('%s of type %j with %d bytes: %s', (name, type, size, problem) => {
  expect(pictureProblem({ name, type, size })).toBe(problem);
});
