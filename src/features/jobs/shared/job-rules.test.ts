import { describe, expect, it } from 'vitest';
import { isClosed, isNarrowed, levelOf, payOf, queryOf, readFilter } from './job-rules.ts';

const none = { city: null, name: null, pay: null, experience: null, education: null };

describe('payOf', () => {
  it.each([
    [5000, 7000, { key: 'range', min: 5000, max: 7000 }],
    [7000, 5000, { key: 'range', min: 5000, max: 7000 }],
    [5000, 5000, { key: 'one', min: 5000, max: 5000 }],
    [5000, null, { key: 'from', min: 5000, max: 0 }],
    [null, 7000, { key: 'upTo', min: 0, max: 7000 }],
    [0, 0, { key: 'unknown', min: 0, max: 0 }],
    [null, null, { key: 'unknown', min: 0, max: 0 }],
  ])('%s to %s', (salaryMin, salaryMax, expected) => {
    expect(payOf({ salaryMin, salaryMax })).toEqual(expected);
  });
});

describe('the address', () => {
  it.each([
    [none, {}, false],
    [{ ...none, city: '3201' }, { cityCode: '3201' }, true],
    [{ ...none, name: ' 电工 ' }, { name: '电工' }, true],
    [{ ...none, pay: '5000-7000' }, { salaryMin: 5000, salaryMax: 7000 }, true],
    [{ ...none, pay: '9000-' }, { salaryMin: 9000 }, true],
    [{ ...none, pay: '-5000' }, { salaryMax: 5000 }, true],
    [{ ...none, experience: '2', education: '4' }, { experience: 2, education: 4 }, true],
    [{ ...none, pay: 'x', experience: '0', education: '9' }, {}, false],
  ])('%j asks for %j', (words, query, narrowed) => {
    const filter = readFilter(words);
    expect(queryOf(filter)).toEqual(query);
    expect(isNarrowed(filter)).toBe(narrowed);
  });
});

it('only the platform’s word closes a position', () => {
  expect([isClosed({ status: 0 }), isClosed({ status: 1 }), isClosed({ status: null })]).toEqual([true, false, false]);
});

it.each([
  [3, 3],
  [9, null],
  [null, null],
])('level %s is %s', (level, expected) => {
  expect(levelOf([0, 1, 2, 3, 4], level)).toBe(expected);
});
