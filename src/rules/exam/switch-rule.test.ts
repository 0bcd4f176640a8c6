import { expect, it } from 'vitest';
import { endsPaper, switchRule } from './switch-rule.ts';

it.each([
  ['no limit', null, 2, null],
  ['a limit of nothing', 0, 2, null],
  ['a limit alone', 5, null, { limit: 5, consequence: null }],
  ['an unknown consequence', 5, 7, { limit: 5, consequence: null }],
  ['staff are told', 5, 1, { limit: 5, consequence: 'told' }],
  ['the paper is handed in', 5, 2, { limit: 5, consequence: 'handed-in' }],
])('%s', (_, switchLimit, switchConsequence, expected) => {
  expect(switchRule({ switchLimit, switchConsequence })).toEqual(expected);
});

it.each([
  [5, 5, 'handed-in', false],
  [6, 5, 'handed-in', true],
  [6, 5, 'told', false],
  [6, 5, undefined, false],
  [6, null, 'handed-in', false],
] as const)('%s switches of %s, then %s: %s', (count, limit, consequence, expected) => {
  expect(endsPaper(count, limit, consequence)).toBe(expected);
});
