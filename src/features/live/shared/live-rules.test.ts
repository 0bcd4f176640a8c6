import { describe, expect, it } from 'vitest';
import { stateOf } from '#domain/lives/live-state.ts';
import { lockOf, openingOf } from './live-rules.ts';

const live = {
  status: null as number | null,
  liveStatus: null as number | null,
  isLiveReplay: false,
  isRecord: false,
  beginTime: null as number | null,
  planEndTime: null as number | null,
  isLocked: false as boolean | null,
  lockCourseRate: null as number | null,
  lockExamCondition: false,
  currentCourseRate: null as number | null,
  isExamPassed: null as boolean | null,
  liveRoomId: 'r-1',
};
const recorded = { isLiveReplay: true, isRecord: true };
const times = { beginTime: 100, planEndTime: 200 };

describe('the state of a class', () => {
  it.each([
    [{ status: 1 }, 'running'],
    [{ status: 0 }, 'notStarted'],
    [{ status: 0, ...recorded }, 'notStarted'],
    [{ status: 2, ...recorded }, 'replay'],
    [{ status: 2, isLiveReplay: true }, 'ended'],
    [{ status: 2, isRecord: true }, 'ended'],
    [{ status: 2 }, 'ended'],
    [{ status: 7 }, 'ended'],
    [{ status: 0, liveStatus: 1 }, 'notStarted'],
    [{ liveStatus: 1 }, 'running'],
    [{}, 'unknown'],
  ] as const)('%j is %s [live-button]', (fields, expected) => {
    expect(stateOf({ ...live, ...fields }, 150)).toBe(expected);
  });

  it.each([
    [50, 'notStarted'],
    [150, 'running'],
    [250, 'ended'],
  ] as const)('by its times alone at %d: %s', (now, expected) => {
    expect(stateOf({ ...live, ...times }, now)).toBe(expected);
  });
});

describe('the lock of a class', () => {
  it.each([
    [{ isLocked: false, lockCourseRate: 60, currentCourseRate: 10 }, null],
    [
      { isLocked: true, lockCourseRate: 60 },
      { kind: 'course', rate: 60, current: null },
    ],
    [
      { isLocked: true, lockCourseRate: 60, currentCourseRate: 10 },
      { kind: 'course', rate: 60, current: 10 },
    ],
    [{ isLocked: true, lockExamCondition: true }, { kind: 'exam' }],
    [
      { isLocked: true, lockCourseRate: 60, lockExamCondition: true },
      { kind: 'both', rate: 60, current: null },
    ],
    [{ isLocked: true, lockCourseRate: 60, currentCourseRate: 60, lockExamCondition: true }, { kind: 'exam' }],
    [
      { isLocked: true, lockCourseRate: 60, lockExamCondition: true, isExamPassed: true },
      { kind: 'course', rate: 60, current: null },
    ],
    [{ isLocked: true, lockCourseRate: 0 }, { kind: 'other' }],
    [{ isLocked: null, lockCourseRate: 60 }, null],
    [
      { isLocked: null, lockCourseRate: 60, currentCourseRate: 59 },
      { kind: 'course', rate: 60, current: 59 },
    ],
    [{ isLocked: null, lockExamCondition: true }, null],
    [{ isLocked: null, lockExamCondition: true, isExamPassed: false }, { kind: 'exam' }],
  ] as const)('%j: %j [live-locked]', (fields, expected) => {
    expect(lockOf({ ...live, ...fields })).toEqual(expected);
  });
});

describe('the button of a class', () => {
  it.each([
    [{ status: 1 }, { go: 'room' }],
    [{ status: 1, liveRoomId: '' }, { warn: 'notLinked' }],
    [{ status: 1, isLocked: true }, { warn: 'locked' }],
    [{ status: 0 }, { warn: 'notStarted' }],
    [{ status: 0, isLocked: true }, { warn: 'locked' }],
    [{ status: 2, ...recorded }, { go: 'replay' }],
    [{ status: 2, ...recorded, isLocked: true }, { warn: 'locked' }],
    [{ status: 2, isLocked: true }, { warn: 'ended' }],
    [{}, { go: 'room' }],
  ] as const)('%j leads to %j [live-button] [live-locked]', (fields, expected) => {
    expect(openingOf({ ...live, ...fields }, 150)).toEqual(expected);
  });
});
