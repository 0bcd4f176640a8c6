import { describe, expect, it } from 'vitest';
import { asksBefore, faceOf, passedBefore, rulesOfTask, type Studied } from './study-face.ts';

const tenant = { exportRule: true, range: 'task', isOnce: false, isBioassay: true } as const;
const open = { isFace: true, range: '', isOnce: null, isBioassay: null };
const task: Studied = { level: 'task', taskId: 't' };
const course: Studied = { level: 'course', taskId: 't', courseId: 'c' };
const resource: Studied = { level: 'resource', taskId: 't', courseId: 'c', resId: 'r' };

describe('the rule of a task', () => {
  it.each([
    [open, task, false, true],
    [open, course, false, false],
    [{ ...open, range: 'course' }, course, false, true],
    [{ ...open, range: 'Resource' }, resource, false, true],
    [{ ...open, range: 'anything' }, task, false, true],
    [{ ...open, isFace: false }, task, false, false],
    [{ ...open, isOnce: true }, task, true, false],
    [open, task, true, true],
    [null, task, false, true],
    [null, course, false, false],
    [{ ...open, isFace: null }, task, false, true],
    [{ ...open, isFace: null, range: 'course' }, course, false, true],
  ])('%j before %j (passed %s) asks: %s [face-before-study]', (rule, studied, passed, asks) => {
    expect(asksBefore(rule, rule ? rulesOfTask(tenant, rule) : tenant, studied, passed)).toBe(asks);
  });

  it('that asks and says not when asks before the task, where the tenant names no place either', () => {
    expect(rulesOfTask({ ...tenant, range: null }, open).range).toBe('task');
    expect(rulesOfTask({ ...tenant, range: null }, { ...open, isFace: null }).range).toBeNull();
  });

  it('leaves to the tenant what it does not say', () => {
    expect(rulesOfTask(tenant, { ...open, isBioassay: false })).toEqual({ ...tenant, isBioassay: false });
  });
});

it.each([
  [task, { kind: 1, businessId: 't', taskId: 't', access: { type: 1, taskId: 't' } }],
  [course, { kind: 1, businessId: 'c', taskId: 't', access: { type: 2, taskId: 't', courseId: 'c' } }],
  [resource, { kind: 3, businessId: 'c', taskId: 't', access: { type: 3, taskId: 't', courseId: 'c', resId: 'r' } }],
])('a pass before %j opens it [face-access-types]', (studied, about) => expect(faceOf(studied)).toEqual(about));

it.each([
  [task, {}, false],
  [task, { facePass: 'true' }, true],
  [course, { facePass: 'true' }, false],
  [course, { facePass: 'true', currentCourseId: 'another' }, false],
  [course, { facePass: 'true', currentCourseId: 'c' }, true],
  [resource, { facePass: 'true', currentCourseId: 'c' }, true],
  [resource, { currentCourseId: 'c' }, false],
])('%j after %j was checked in this session: %s', (studied, stored: Record<string, string>, passed) => {
  expect(passedBefore(studied, (key) => stored[key] ?? null)).toBe(passed);
});
