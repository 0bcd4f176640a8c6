import { expect, it } from 'vitest';
import { worseSeeds } from './ranks.ts';
import type { Outcome } from './story.ts';

const outcome = (profiled: boolean, stopped: string | null, more: Partial<Outcome> = {}): Outcome => ({
  seed: 7,
  profiled,
  acknowledged: 5,
  lost: 0,
  twice: 0,
  blindly: 0,
  falsehoods: [],
  deadEnds: [],
  stopped,
  waited: false,
  ...more,
});

it.each([
  ['all works, and then the result is not read', null, 'the result: nothing read', [7]],
  ['a result, and then none', 'the result: null for 48', 'receipt: unverified nothing', [7]],
  ['opened, and then not', 'a question shown as unknown', 'opening: malformed ', [7]],
  ['opened, and then all works', 'a question shown as unknown', null, []],
  ['the same', 'signing in: status 502', 'signing in: status 503', []],
])('%s', (_, plain, profiled, worse) => {
  expect(worseSeeds([outcome(false, plain), outcome(true, profiled)])).toEqual(worse);
});

it('harm is worse, however far a story came', () => {
  const harmed = outcome(true, null, { falsehoods: ['"handed in"'] });
  expect(worseSeeds([outcome(false, 'opening: malformed '), harmed])).toEqual([7]);
});

it('who waited past the end in one of the two stories is not held against the profile', () => {
  const late = outcome(true, 'receipt: sealed platform', { waited: true });
  expect(worseSeeds([outcome(false, 'the result: null for 44'), late])).toEqual([]);
  expect(worseSeeds([outcome(false, 'the result: null for 44', { waited: true }), late])).toEqual([7]);
});
