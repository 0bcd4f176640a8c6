import { describe, expect, it } from 'vitest';
import { actionOf, clickOutcome, daysBetween, labelOf, lockOf, nextChangeOf, opennessOf, windowOf } from './rules.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);
const now = at('2026-11-20T10:00:00');
const longTerm = { isLimitTime: 3, startTime: null, endTime: null, regularDate: '' };
const free = {
  showLock: false,
  lockCourseRate: null,
  currentCourseRate: 0,
  lockExamCondition: false,
  isExamPassed: false,
  isFormCommit: true,
  lockSourceName: '',
};

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

describe('lock', () => {
  const progress = { lockCourseRate: 80, currentCourseRate: 58 };
  const exam = { lockExamCondition: true, isExamPassed: false };
  const form = { isFormCommit: false };

  it.each([
    ['progress.plain', { ...progress }],
    ['progress.named', { ...progress, lockSourceName: '电气防火技术' }],
    ['exam.plain', { ...exam }],
    ['form.plain', { ...form }],
    ['progress-exam.plain', { ...progress, ...exam }],
    ['progress-form.plain', { ...progress, ...form }],
    ['exam-form.plain', { ...exam, ...form, lockSourceName: '电气防火技术' }],
    ['progress-exam-form.named', { ...progress, ...exam, ...form, lockSourceName: '电气防火技术' }],
    ['unknown', {}],
  ])('says %s by what is still open [exam-lock-messages]', (key, open) => {
    expect(lockOf({ ...free, showLock: true, ...open })?.key).toBe(key);
  });

  it('tells the current value beside the rule', () => {
    const lock = lockOf({ ...free, showLock: true, ...progress, lockSourceName: '电气防火技术' });
    expect(lock?.facts).toEqual({ name: '电气防火技术', needed: 80, current: 58 });
  });

  it('is decided by the platform alone', () => {
    expect(lockOf({ ...free, ...progress, ...exam })).toBeNull();
  });
});

describe('button', () => {
  it.each([
    [1, 'start'],
    [2, 'again'],
    [0, 'view'],
    [3, 'view'],
  ])('status %s is %s [exam-button]', (status, action) => {
    expect(actionOf(status)).toBe(action);
  });

  const item = { ...longTerm, ...free, buttonStatus: 1 };
  const fixed = { isLimitTime: 1, startTime: at('2026-11-21T08:00:00'), endTime: at('2026-11-21T10:00:00') };

  it('starts what is open, and again', () => {
    expect(clickOutcome(item, now, 0)).toEqual({ go: 'prepare' });
    expect(clickOutcome({ ...item, buttonStatus: 2 }, now, 0)).toEqual({ go: 'prepare' });
  });

  it('a monthly exam says that it is not open before its day [exam-availability]', () => {
    expect(clickOutcome({ ...item, isLimitTime: 2, regularDate: '21' }, now, 0)).toEqual({ warn: 'not-open' });
  });

  it('says what keeps it from starting', () => {
    expect(clickOutcome({ ...item, ...fixed }, now, 0)).toEqual({ warn: 'not-open' });
    expect(clickOutcome({ ...item, ...fixed }, at('2026-11-22T00:00:00'), 0)).toEqual({ warn: 'over' });
    expect(clickOutcome({ ...item, showLock: true }, now, 0)).toMatchObject({ warn: 'locked' });
  });

  it('goes by the hours that the platform means', () => {
    const later = at('2026-11-21T17:00:00');
    expect(clickOutcome({ ...item, ...fixed }, later, 0)).toEqual({ warn: 'over' });
    expect(clickOutcome({ ...item, ...fixed }, later, 8 * hour)).toEqual({ go: 'prepare' });
  });

  it('a result can be viewed whatever the window or the lock', () => {
    expect(clickOutcome({ ...item, ...fixed, showLock: true, buttonStatus: 3 }, now, 0)).toEqual({ go: 'result' });
  });
});

it.each([
  ['before it opens', 500, 1_000],
  ['while it is open', 1_500, 2_000],
  ['when it is over', 2_500, null],
])('a fixed window changes next: %s', (_, now, next) => {
  expect(nextChangeOf({ kind: 'fixed', from: 1_000, to: 2_000 }, now)).toBe(next);
});

describe('the button of an exam', () => {
  it.each([
    [1, { go: 'prepare' }, 'start'],
    [2, { go: 'prepare' }, 'again'],
    [3, { go: 'result' }, 'view'],
    [1, { warn: 'not-open' }, 'opening'],
    [2, { warn: 'over' }, 'closing'],
    [1, { warn: 'locked', lock: { key: 'unknown', facts: { name: '', needed: 0, current: 0 } } }, 'conditions'],
  ] as const)('status %d with %o says %s', (status, outcome, label) => {
    expect(labelOf(status, outcome)).toBe(label);
  });
});
