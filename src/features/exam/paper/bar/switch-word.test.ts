import { expect, it } from 'vitest';
import { switchWord } from './switch-word.ts';

it.each([
  [1, { switchLimit: null }, 'counted'],
  [1, { switchLimit: 5 }, 'limited'],
  [5, { switchLimit: 5, switchConsequence: 'told' }, 'limited'],
  [4, { switchLimit: 5, switchConsequence: 'handed-in' }, 'limited'],
  [5, { switchLimit: 5, switchConsequence: 'handed-in' }, 'last'],
] as const)('%s switches with %o', (count, rules, expected) => {
  expect(switchWord(count, rules)).toBe(expected);
});
