import { describe, expect, it } from 'vitest';
import { due, upcoming, withReminder, type StoredReminder } from './rules.ts';

const minute = 60_000;
const one: StoredReminder = { id: 'e-1', title: '考试', startsAt: 100 * minute, owner: 'a', shown: false };

describe('due', () => {
  it.each([
    ['a minute too early', one, 'a', 69 * minute, false],
    ['30 min before', one, 'a', 70 * minute, true],
    ['16 min before a class with 15', { ...one, leadMs: 15 * minute }, 'a', 84 * minute, false],
    ['15 min before it', { ...one, leadMs: 15 * minute }, 'a', 85 * minute, true],
    ['the client starts late', one, 'a', 99 * minute, true],
    ['it has started', one, 'a', 100 * minute, false],
    ['it was shown', { ...one, shown: true }, 'a', 80 * minute, false],
    ['another account is signed in', one, 'b', 80 * minute, false],
    ['nobody is signed in', one, null, 80 * minute, false],
  ])('%s', (_, reminder, owner, now, expected) => {
    expect(due([reminder], owner, now)).toEqual(expected ? [reminder] : []);
  });
});

describe('withReminder', () => {
  it.each([
    ['the same moment stays shown', 100 * minute, true],
    ['a moved exam is told again', 200 * minute, false],
  ])('%s', (_, startsAt, shown) => {
    const list = withReminder([{ ...one, shown: true }], 'a', { id: 'e-1', title: '考试', startsAt });
    expect(list).toEqual([{ ...one, startsAt, shown }]);
  });

  it('accounts do not replace each other', () => {
    expect(withReminder([one], 'b', one)).toHaveLength(2);
  });
});

it('upcoming drops what has started', () => {
  expect(upcoming([one, { ...one, startsAt: 5 }], 5)).toEqual([one]);
});
