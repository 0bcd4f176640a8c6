import { describe, expect, it } from 'vitest';
import { shortfallOf } from './shortfall.ts';

const failed = { step: 'marked', score: 22, passed: false } as const;
const terms = { passScore: 60, attemptsLeft: 1, startTime: null, endTime: null };
const clock = { now: 1000, timeShiftMs: 0 };

describe('shortfallOf', () => {
  it.each([
    ['not passed', failed, terms, { passMark: 60, missing: 38, attemptsLeft: 1, mayRetry: true }],
    ['no try left', failed, { ...terms, attemptsLeft: 0 }, { attemptsLeft: 0, mayRetry: false }],
    ['tries not told', failed, { ...terms, attemptsLeft: null }, { attemptsLeft: null, mayRetry: true }],
    ['the window is over', failed, { ...terms, endTime: 999 }, { attemptsLeft: 1, mayRetry: false }],
    ['before the window', failed, { ...terms, startTime: 1001 }, { mayRetry: false }],
    ['within the window', failed, { ...terms, startTime: 1, endTime: 1000 }, { mayRetry: true }],
  ])('%s', (_, result, facts, expected) => {
    expect(shortfallOf(result, facts, clock)).toMatchObject(expected);
  });

  it.each([
    ['passed', { ...failed, score: 61, passed: true }, terms],
    ['passed below the mark, as the platform decided', { ...failed, passed: true }, terms],
    ['not passed at the mark: no points are missing', { ...failed, score: 60 }, terms],
    ['no pass mark told', failed, { ...terms, passScore: 0 }],
    ['not marked yet', { ...failed, step: 'waiting' as const }, terms],
  ])('tells nothing: %s', (_, result, facts) => {
    expect(shortfallOf(result, facts, clock)).toBeNull();
  });

  it('reads the window in the zone of the platform', () => {
    expect(shortfallOf(failed, { ...terms, endTime: 500 }, { now: 1000, timeShiftMs: 600 })?.mayRetry).toBe(true);
  });
});
