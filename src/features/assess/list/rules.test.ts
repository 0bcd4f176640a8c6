import { describe, expect, it } from 'vitest';
import { endOf, standingOf } from '../shared/standing.ts';
import { actionOf, assessFilters } from './rules.ts';

const item = (isValid: number | null, endTime: number | null, validEndTime: number | null = null) => ({
  isValid,
  endTime,
  validEndTime,
});

it('a tab asks for its own state: 0 in progress, 1 expired [eval-filter]', () =>
  expect(assessFilters).toEqual({ all: undefined, inProgress: 0, expired: 1 }));

describe('the end', () => {
  it.each([
    [item(0, 100, 200), 100],
    [item(0, null, 200), 200],
    [item(0, null), null],
  ])('of %j is %s', (given, end) => expect(endOf(given)).toBe(end));
});

describe('state and button', () => {
  it.each([
    [item(0, 100), 50, 'inProgress', 'start'],
    [item(0, 100), 100, 'inProgress', 'start'],
    [item(0, 100), 101, 'expired', 'view'],
    [item(0, null, 100), 101, 'expired', 'view'],
    [item(1, 100), 50, 'expired', 'view'],
    [item(1, null), 50, 'expired', 'view'],
    [item(0, null), 50, 'inProgress', 'start'],
    [item(null, 100), 50, 'inProgress', 'start'],
    [item(null, null), 50, 'unknown', 'start'],
  ] as const)('%j at %d is %s: %s [eval-action]', (given, now, state, action) => {
    expect(standingOf(given, now)).toBe(state);
    expect(actionOf(given, now)).toBe(action);
  });
});
