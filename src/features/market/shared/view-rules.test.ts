import { expect, it } from 'vitest';
import { viewOf, viewWord } from './view-rules.ts';

it.each([
  [null, true, 'learner'],
  ['provider', true, 'provider'],
  ['provider', false, 'learner'],
  ['administrator', true, 'learner'],
] as const)('an address with %s, signed in %s, is the perspective of a %s [perspectives-two]', (word, signedIn, view) =>
  expect(viewOf(word, signedIn)).toBe(view),
);

it('a perspective is read as it was written', () => {
  expect(viewOf(viewWord('provider'), true)).toBe('provider');
  expect(viewOf(viewWord('learner'), true)).toBe('learner');
});
