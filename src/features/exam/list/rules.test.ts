import { describe, expect, it } from 'vitest';
import { actionOf, clickOutcome, labelOf, lockOf } from './rules.ts';

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

  it('says nothing of what the platform does not tell', () => {
    const told = { ...free, currentCourseRate: null, isExamPassed: null, isFormCommit: null, lockSourceName: '前课' };
    const lock = lockOf({ ...told, showLock: true, lockCourseRate: 80, lockExamCondition: true });
    expect(lock?.key).toBe('progress-exam.plain');
    expect(lockOf({ ...told, showLock: true })?.key).toBe('unknown');
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
    [null, 'start'],
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
