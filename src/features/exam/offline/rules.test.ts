import { describe, expect, it } from 'vitest';
import type { SaidTime } from '#contract/platform/read-time.ts';
import { nextStepAt, stepOf, taskNumber } from './rules.ts';

const minute = 60_000;
const at = (start: SaidTime, end: SaidTime, isExtracted: boolean | null = false, isMarked = false) => ({
  startTime: start,
  endTime: end,
  isExtracted,
  isMarked,
});

describe('the step of a practical exam', () => {
  it.each([
    ['long before', at(100 * minute, 200 * minute), 10 * minute, 'before', 80 * minute],
    ['20 minutes before', at(100 * minute, 200 * minute), 80 * minute, 'draw', 200 * minute + 1],
    [
      'nobody says whether they were drawn',
      at(100 * minute, 200 * minute, null),
      150 * minute,
      'untold',
      200 * minute + 1,
    ],
    ['nobody says so after it', at(100 * minute, 200 * minute, null), 201 * minute, 'untold', null],
    ['while it runs', at(100 * minute, 200 * minute), 150 * minute, 'draw', 200 * minute + 1],
    ['at its last moment', at(100 * minute, 200 * minute), 200 * minute, 'draw', 200 * minute + 1],
    ['after it', at(100 * minute, 200 * minute), 201 * minute, 'missed', null],
    ['drawn', at(100 * minute, 200 * minute, true), 150 * minute, 'drawn', null],
    ['drawn, and over', at(100 * minute, 200 * minute, true), 300 * minute, 'drawn', null],
    ['marked', at(100 * minute, 200 * minute, true, true), 300 * minute, 'marked', null],
    ['with an end that nobody can read', at(100 * minute, 'unread'), 150 * minute, 'unknown', null],
    ['long before, with such an end', at(100 * minute, 'unread'), 10 * minute, 'before', 80 * minute],
    ['with a start that nobody can read', at('unread', 200 * minute), 150 * minute, 'unknown', 200 * minute + 1],
    ['after it, with such a start', at('unread', 200 * minute), 201 * minute, 'missed', null],
    ['without times', at(null, null), 0, 'draw', null],
    ['without an end', at(100 * minute, null), 500 * minute, 'draw', null],
  ])('%s', (_, facts, now, step, next) => {
    expect(stepOf(facts, now)).toBe(step);
    expect(nextStepAt(facts, now)).toBe(next);
  });
});

it.each([
  ['2', 3, 2],
  ['3', 3, 3],
  ['4', 3, 1],
  ['0', 3, 1],
  ['1.5', 3, 1],
  ['x', 3, 1],
  [null, 3, 1],
])('task %s of %i is number %i', (given, count, expected) => expect(taskNumber(given, count)).toBe(expected));
