import { expect, it } from 'vitest';
import type { ItemStudy } from '#contract/ipc/learning.ts';
import { studyFacts } from './study-facts.ts';

const none: ItemStudy = { place: null, seen: 0, towardsMs: 0, taken: 0, waiting: 0, unsure: 0, refused: 0 };

it.each([
  [{}, { timed: true, broken: false }, []],
  [{ taken: 2, towardsMs: 20_000 }, { timed: true, broken: false }, ['taken', 'nextMinute']],
  [{ taken: 2, towardsMs: 20_000 }, { timed: false, broken: false }, ['taken']],
  [{ waiting: 1, unsure: 1, refused: 1 }, { timed: true, broken: false }, ['waiting', 'unsure', 'refused']],
  [{}, { timed: true, broken: true }, ['notKept']],
])('of %j with %j it says %j', (study, how, keys) => {
  expect(studyFacts({ ...none, ...study }, how).map(({ key }) => key)).toEqual(keys);
});

it('says how long it is to the next minute', () => {
  const [fact] = studyFacts({ ...none, towardsMs: 42_500 }, { timed: true, broken: false });
  expect(fact?.values.seconds).toBe(18);
});
