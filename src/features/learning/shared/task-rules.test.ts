import { expect, it } from 'vitest';
import { datesOf, nextPhaseAt, phaseOf, taskTypeOf } from './task-rules.ts';

const dates = { startTime: 100, endTime: 200 };

it.each([
  [1, { from: 100, until: 200 }],
  [2, { from: null, until: 200 }],
  [3, { from: null, until: null }],
  [0, { from: null, until: null }],
])('cycle type %d has %o [task-cycle]', (cycleType, expected) => {
  expect(datesOf({ ...dates, cycleType }, 0)).toEqual(expected);
});

it.each([
  [1, 99, 'before', 100],
  [1, 100, 'running', 200],
  [1, 200, 'running', null],
  [1, 201, 'over', null],
  [2, 99, 'running', 200],
  [2, 201, 'over', null],
  [3, 99, 'running', null],
  [3, 201, 'running', null],
] as const)('cycle type %d at %d is %s', (cycleType, now, phase, next) => {
  expect(phaseOf({ ...dates, cycleType }, now, 0)).toBe(phase);
  expect(nextPhaseAt({ ...dates, cycleType }, now, 0)).toBe(next);
});

it.each([
  [1, null, 200, 99, 'unknown'],
  [1, 100, null, 99, 'before'],
  [1, 100, null, 150, 'unknown'],
  [1, null, 200, 201, 'over'],
  [2, null, null, 99, 'unknown'],
  [3, null, null, 99, 'running'],
] as const)('cycle type %d from %j until %j at %d is %s', (cycleType, startTime, endTime, now, phase) => {
  expect(phaseOf({ cycleType, startTime, endTime }, now, 0)).toBe(phase);
});

it('a platform in another zone means its own hours', () => {
  expect(phaseOf({ ...dates, cycleType: 1 }, 201, 50)).toBe('running');
});

it.each([
  [1, 'required'],
  [2, 'elective'],
  [3, 'open'],
  [0, 'open'],
])('task type %d is %s [task-type-label]', (type, label) => {
  expect(taskTypeOf(type)).toBe(label);
});
