import { expect, it } from 'vitest';
import { asksLearner, timeQuestion, type TimeFacts } from './time-question.ts';

const facts: TimeFacts = {
  deadline: 1000,
  known: false,
  disputed: false,
  up: false,
  now: 500,
  machine: 500,
  connection: 'offline',
};

it.each<[what: string, change: Partial<TimeFacts>, question: ReturnType<typeof timeQuestion>]>([
  ['a time that is known', { known: true }, null],
  ['a paper without an end', { deadline: null, machine: 5000 }, null],
  ['a platform that is away', {}, 'away'],
  ['a platform that answers', { connection: 'online', machine: 5000 }, 'asking'],
  ['a computer whose clock says that it is over', { machine: 1000 }, 'over'],
  ['a paper that main seals', { known: true, up: true, now: 1000 }, null],
  ['an end that nothing but its name shows', { known: true, now: 1000, endBasis: 'assumed' }, 'assumed'],
  ['the same once main seals by a later end', { known: true, now: 1000, endBasis: 'assumed', up: true }, null],
  ['the same before it', { known: true, endBasis: 'assumed' }, null],
  ['an end that was shown, and a later one that nothing shows', { known: true, shownEnd: 600 }, 'later'],
  ['the same long before it', { known: true, deadline: 900_000, shownEnd: 120_501 }, null],
  ['the same at the later one', { known: true, now: 1000, shownEnd: 600, up: true }, null],
  ['answers of the platform that disagree', { known: true, now: 1000 }, 'disputed'],
  ['the same before the end', { known: true, disputed: true }, 'asking'],
])('%s: %j', (_, change, question) => expect(timeQuestion({ ...facts, ...change })).toBe(question));

it('only what may have ended asks the learner', () => {
  expect((['asking', 'away', 'over', 'disputed', 'assumed', 'later', null] as const).filter(asksLearner)).toEqual([
    'over',
    'disputed',
    'assumed',
    'later',
  ]);
});
