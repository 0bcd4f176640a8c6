import { describe, expect, it } from 'vitest';
import { buttonStatus, deadlineOf, isLocked, windowState, type ExamWindow } from './exam-rules.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);
const fixed: ExamWindow = {
  isLimitTime: 1,
  startAt: at('2026-11-20T08:00:00'),
  endAt: at('2026-11-22T22:00:00'),
  days: [],
};
const monthly: ExamWindow = { isLimitTime: 2, startAt: null, endAt: null, days: [5, 15, 25] };
const long: ExamWindow = { isLimitTime: 3, startAt: null, endAt: null, days: [] };

describe('windowState', () => {
  it.each([
    ['before a fixed window', fixed, '2026-11-20T07:59:59', 'not-yet'],
    ['at its start', fixed, '2026-11-20T08:00:00', 'open'],
    ['at its end', fixed, '2026-11-22T22:00:00', 'ended'],
    ['long-term', long, '2030-01-01T00:00:00', 'open'],
  ] as const)('%s', (_, window, now, state) => {
    expect(windowState(window, at(now))).toBe(state);
  });

  it.each([
    ['a listed day, first second in UTC+8', '2026-11-15T00:00:00', 'open'],
    ['a listed day, last second in UTC+8', '2026-11-15T23:59:59', 'open'],
    ['the day before', '2026-11-14T23:59:59', 'not-today'],
    ['the day after', '2026-11-16T00:00:00', 'not-today'],
  ] as const)('monthly: %s', (_, now, state) => {
    expect(windowState(monthly, at(now))).toBe(state);
  });
});

describe('isLocked', () => {
  it.each([
    [{ rate: null, currentRate: 0, examPassed: null, formDone: null }, false],
    [{ rate: 80, currentRate: 79, examPassed: null, formDone: null }, true],
    [{ rate: 80, currentRate: 80, examPassed: null, formDone: null }, false],
    [{ rate: null, currentRate: 0, examPassed: false, formDone: null }, true],
    [{ rate: null, currentRate: 0, examPassed: true, formDone: false }, true],
    [{ rate: 80, currentRate: 90, examPassed: false, formDone: true }, true],
    [{ rate: 80, currentRate: 90, examPassed: true, formDone: true }, false],
  ])('%o is %s', (facts, locked) => expect(isLocked(facts)).toBe(locked));
});

describe('buttonStatus', () => {
  const none = { handedIn: 0, allowed: 2, passed: false, ended: false, open: false };
  it.each([
    ['never sat', none, 1],
    ['a paper is open', { ...none, handedIn: 1, open: true }, 1],
    ['failed with attempts left', { ...none, handedIn: 1 }, 2],
    ['failed, none left', { ...none, handedIn: 2 }, 3],
    ['failed, as often as one likes', { ...none, handedIn: 9, allowed: null }, 2],
    ['passed', { ...none, handedIn: 1, passed: true }, 3],
    ['ended', { ...none, ended: true }, 3],
  ] as const)('%s', (_, attempts, button) => expect(buttonStatus(attempts)).toBe(button));
});

describe('deadlineOf', () => {
  const joined = at('2026-11-22T21:30:00');
  it.each([
    ['the end of the window comes first', 60, fixed, at('2026-11-22T22:00:00')],
    ['the duration comes first', 10, fixed, joined + 600_000],
    ['a window without duration', null, fixed, at('2026-11-22T22:00:00')],
    ['neither', null, long, null],
  ] as const)('%s', (_, minutes, window, deadline) => expect(deadlineOf(joined, minutes, window)).toBe(deadline));
});
