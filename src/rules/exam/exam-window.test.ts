import { describe, expect, it } from 'vitest';
import { daysBetween, nextChangeOf, opennessOf, windowOf } from './exam-window.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);
const longTerm = { isLimitTime: 3, startTime: null, endTime: null, regularDate: '' };
const hour = 3_600_000;

describe('window', () => {
  it('1 is fixed, 2 monthly, other long-term [exam-limit-time] [exam-monthly-days]', () => {
    expect(windowOf({ ...longTerm, isLimitTime: 1, startTime: 1, endTime: 2 }, 0)).toEqual({
      kind: 'fixed',
      from: 1,
      to: 2,
    });
    expect(windowOf({ ...longTerm, isLimitTime: 2, regularDate: '25, 5,15,5,x,40' }, 0)).toEqual({
      kind: 'monthly',
      days: [5, 15, 25],
      zoneMs: 8 * hour,
    });
    for (const isLimitTime of [0, 3, 9])
      expect(windowOf({ ...longTerm, isLimitTime }, 0)).toEqual({ kind: 'long-term' });
  });

  it('where nobody tells which, the times are all that is known, and none of them is no "always"', () => {
    const untold = { ...longTerm, isLimitTime: null };
    expect(opennessOf(windowOf(untold, 0), 5)).toEqual({ state: 'unknown' });
    expect(windowOf({ ...untold, startTime: 1, endTime: 2 }, 0)).toEqual({ kind: 'fixed', from: 1, to: 2 });
  });

  it.each([
    ['before', '2026-11-20T09:59:59', 'before'],
    ['on the start', '2026-11-20T10:00:00', 'open'],
    ['on the end', '2026-11-20T12:00:00', 'open'],
    ['after', '2026-11-20T12:00:01', 'over'],
  ])('fixed, %s: %s is %s', (_, moment, state) => {
    const window = { kind: 'fixed', from: at('2026-11-20T10:00:00'), to: at('2026-11-20T12:00:00') } as const;
    expect(opennessOf(window, at(moment)).state).toBe(state);
  });

  it.each([
    ['neither end can be read', null, null, 'unknown'],
    ['the end cannot be read', at('2026-11-20T10:00:00'), null, 'unknown'],
    ['the beginning cannot be read', null, at('2026-11-22T10:00:00'), 'unknown'],
    ['the beginning is to come', at('2026-11-22T10:00:00'), null, 'before'],
    ['the end is past', null, at('2026-11-20T10:00:00'), 'over'],
  ])('fixed, %s: it is neither open nor over by a guess', (_, from, to, state) => {
    expect(opennessOf({ kind: 'fixed', from, to }, at('2026-11-21T10:00:00')).state).toBe(state);
  });

  it.each([
    ['[5,15]', [5, 15]],
    ['５，15日', [5, 15]],
    ['5、15', [5, 15]],
    ['每月', []],
  ])('the days %s are %j', (regularDate, days) => {
    const window = windowOf({ ...longTerm, isLimitTime: 2, regularDate }, 0);
    expect(window).toMatchObject({ days });
    expect(opennessOf(window, 0).state === 'unknown').toBe(days.length === 0);
  });

  it.each([
    ['2026-11-05T00:00:00', 'open', '2026-11-06T00:00:00'],
    ['2026-11-05T23:59:59', 'open', '2026-11-06T00:00:00'],
    ['2026-11-06T00:00:00', 'before', '2026-11-30T00:00:00'],
    ['2026-12-31T08:00:00', 'before', '2027-01-05T00:00:00'],
  ])('monthly opens on the listed days of the platform only: %s is %s [exam-monthly-days]', (moment, state, then) => {
    const openness = opennessOf({ kind: 'monthly', days: [5, 30], zoneMs: 8 * hour }, at(moment));
    expect(openness).toEqual(state === 'open' ? { state, until: at(then) } : { state, next: at(then) });
  });

  it('of a platform that writes UTC is open at its own hours, and on its own days', () => {
    const fixed = { isLimitTime: 1, startTime: at('2026-11-20T10:00:00'), endTime: at('2026-11-20T12:00:00') };
    const written = windowOf({ ...longTerm, ...fixed }, 8 * hour);
    expect(opennessOf(written, Date.parse('2026-11-20T09:59:59Z')).state).toBe('before');
    expect(opennessOf(written, Date.parse('2026-11-20T10:00:00Z')).state).toBe('open');
    const monthly = windowOf({ ...longTerm, isLimitTime: 2, regularDate: '5' }, 8 * hour);
    expect(opennessOf(monthly, Date.parse('2026-11-04T23:59:59Z')).state).toBe('before');
    expect(opennessOf(monthly, Date.parse('2026-11-05T23:59:59Z')).state).toBe('open');
  });

  it('a month without the day is passed over', () => {
    const openness = opennessOf({ kind: 'monthly', days: [31], zoneMs: 8 * hour }, at('2026-11-01T00:00:00'));
    expect(openness).toEqual({ state: 'before', next: at('2026-12-31T00:00:00') });
  });

  it('counts days of the platform', () => {
    expect(daysBetween(at('2026-11-20T23:59:00'), at('2026-11-21T00:01:00'))).toBe(1);
    expect(daysBetween(at('2026-11-20T00:01:00'), at('2026-11-20T23:59:00'))).toBe(0);
  });
});

it.each([
  ['before it opens', 500, 1_000],
  ['while it is open', 1_500, 2_000],
  ['when it is over', 2_500, null],
])('a fixed window changes next: %s', (_, now, next) => {
  expect(nextChangeOf({ kind: 'fixed', from: 1_000, to: 2_000 }, now)).toBe(next);
});
