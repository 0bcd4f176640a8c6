import { expect, it } from 'vitest';
import { areRead, guessStatuses, standingsIn, type Standing } from './guess-standing.ts';

const seen = (status: string, marked = false): Standing => ({ userPaperId: '7', status, marked });

it.each([
  ['numbers from 1', seen('1'), seen('2'), [], { inProgress: '1', handedIn: '2' }],
  [
    'an earlier paper that is marked',
    seen('1'),
    seen('2'),
    [seen('3', true)],
    { inProgress: '1', handedIn: '2', marked: '3' },
  ],
  ['an earlier paper of nobody knows what', seen('1'), seen('2'), [seen('9')], { inProgress: '1', handedIn: '2' }],
  ['marked at once', seen('1'), seen('3', true), [], { inProgress: '1', marked: '3' }],
  ['one number for both', seen('1'), seen('0'), [seen('0', true)], { inProgress: '1', handedIn: '0' }],
  ['words', seen('OPEN'), seen('DONE'), [], { inProgress: 'OPEN', handedIn: 'DONE' }],
  ['a list that lags behind', seen('1'), seen('1'), [], null],
  ['a list that says nothing', seen('1'), null, [], null],
])('only what was seen is said: %s', (_, open, closed, others, statuses) => {
  expect(guessStatuses(open, closed, others)).toEqual(statuses);
});

it.each([
  ['numbers of the documents', { inProgress: '0', handedIn: '1' }, true],
  ['one that was marked, which nobody could see', { inProgress: '0', handedIn: '2' }, true],
  ['usual words', { inProgress: 'DOING', handedIn: 'SUBMITTED' }, true],
  ['other numbers', { inProgress: '1', handedIn: '2' }, false],
  ['words of its own', { inProgress: 'ANSWERING', handedIn: 'DONE9' }, false],
])('what the client reads without a table is no news: %s', (_, statuses, read) => {
  expect(areRead(statuses)).toBe(read);
});

it('reads the papers of a list, their statuses as they came', () => {
  const list = {
    records: [
      { userPaperId: 6 },
      { userPaperId: 7, status: 'DOING', score: null },
      { userPaperId: '8', status: 2, score: 80 },
    ],
  };
  expect(standingsIn(list)).toEqual([
    { userPaperId: '7', status: 'DOING', marked: false },
    { userPaperId: '8', status: '2', marked: true },
  ]);
});
