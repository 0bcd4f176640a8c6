import { expect, it } from 'vitest';
import { hasFittingCheckCharacter } from './credit-code.ts';

it.each([
  ['91350100M000100Y43', true],
  ['91310000775785552L', true],
  ['91350100M000100Y44', false],
  ['91350100M000100Y4', false],
  ['91350100M000100YI3', false],
  ['', false],
])('the check character of %j fits: %s', (code, fits) => {
  expect(hasFittingCheckCharacter(code)).toBe(fits);
});
