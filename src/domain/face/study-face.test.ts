import { describe, expect, it } from 'vitest';
import { asksBefore, faceOf, rulesOfTask, type Studied } from './study-face.ts';

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
    [undefined, task, false, false],
  ])('%j before %j (passed %s) asks: %s [face-before-study]', (rule, studied, passed, asks) => {
    expect(asksBefore(rule, rule ? rulesOfTask(tenant, rule) : tenant, studied, passed)).toBe(asks);
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
