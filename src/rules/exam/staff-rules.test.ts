import { describe, expect, it } from 'vitest';
import { type ReceivedAction, type SeatUse, type StaffAction, readStaffAction } from '#contract/ipc/staff-action.ts';
import {
  grantedMinutes,
  isLocked,
  isReleased,
  hasAlert,
  isUnlocked,
  lastNumber,
  mergedStaff,
  movedAt,
  nextAlertNumber,
  wasElsewhere,
  noStaffActions,
  pauseAt,
  seatUseOf,
  toldDeadline,
  unread,
  withAction,
  withSeatUse,
  wrongCodes,
} from './staff-rules.ts';

const minute = 60_000;
const pause = { number: 1, at: 1000, receivedAt: 2000, kind: 'pause', clockRuns: false } as const;
const recordOf = (...actions: ReceivedAction[]) => actions.reduce(withAction, noStaffActions);

describe('the pause in force', () => {
  it.each([
    ['lasts half an hour without an end', [pause], 1000 + 30 * minute - 1, true],
    ['ends by itself', [pause], 1000 + 30 * minute, false],
    ['ends at its given end', [{ ...pause, until: 5000 }], 5000, false],
    ['never lasts longer than four hours', [{ ...pause, until: 1e12 }], 1000 + 240 * minute, false],
    ['ends with a resume', [pause, { number: 2, at: 3000, receivedAt: 3000, kind: 'resume' } as const], 4000, false],
  ])('%s', (_, actions, now, expected) => {
    expect(pauseAt(recordOf(...actions), now) !== null).toBe(expected);
  });

  const assumed = { ...pause, basis: 'assumed' } as const;
  it.each<[string, ReceivedAction, SeatUse[], boolean]>([
    ['is none where nothing shows the order to be one', assumed, [], false],
    ['is one that staff confirmed on the seat', assumed, [{ kind: 'pause', at: 3000, order: 1 }], true],
    ['is none where they confirmed another one', assumed, [{ kind: 'pause', at: 3000, order: 9 }], false],
    ['ends with the code on the seat', pause, [{ kind: 'resume', at: 3000, order: 1 }], false],
    ['goes on where the code ended another one', pause, [{ kind: 'resume', at: 3000, order: 9 }], true],
  ])('%s', (_, action, seat, expected) => {
    expect(pauseAt({ ...recordOf(action), seat }, 4000) !== null).toBe(expected);
    expect(isLocked({ ...recordOf(action), seat }, 9000)).toBe(expected);
  });

  it('leaves a moment for what is being typed when staff confirm it', () => {
    const staff = { ...recordOf(assumed), seat: [seatUseOf('pause', 60_000, recordOf(assumed))] };
    expect(isLocked(staff, 64_999)).toBe(false);
    expect(isLocked(staff, 65_000)).toBe(true);
  });

  it('locks answers after a moment for what is being typed', () => {
    expect(isLocked(recordOf(pause), 6_999)).toBe(false);
    expect(isLocked(recordOf(pause), 7_000)).toBe(true);
  });
});

describe('the deadline after an action', () => {
  const head = { number: 2, at: 61_000 };
  it.each<[string, StaffAction, ReceivedAction[], number | null]>([
    ['told', { ...head, kind: 'extraTime', minutes: 5, deadline: 99 }, [], 99],
    ['untold: by the minutes', { ...head, kind: 'extraTime', minutes: 5 }, [], 1e7 + 5 * minute],
    ['a pause whose clock runs', { ...head, kind: 'pause', clockRuns: true }, [], null],
    ['a pause whose clock stands', { ...head, kind: 'pause', clockRuns: false, until: 71_000 }, [], 1e7 + 10_000],
    ['a resume gives the unused part back', { ...head, kind: 'resume' }, [pause], 1e7 - 29 * minute],
    ['a message', { ...head, kind: 'message', text: 'a' }, [], null],
  ])('%s', (_, action, before, expected) => {
    expect(toldDeadline(action, { staff: recordOf(...before), deadline: 1e7 })).toBe(expected);
  });
});

it('the staff code releases one camera, ends the lockdown, and takes no number of the platform', () => {
  const staff = withSeatUse(noStaffActions, { kind: 'release-side', at: 1 });
  expect([isReleased(staff, 'side'), isReleased(staff, 'front'), isUnlocked(staff)]).toEqual([true, false, false]);
  expect(isUnlocked(withSeatUse(staff, { kind: 'unlock', at: 2 }))).toBe(true);
  expect(isReleased(withSeatUse(noStaffActions, { kind: 'wrong-code', at: 1 }), 'side')).toBe(false);
  const order = { number: 1, at: 1, receivedAt: 1, kind: 'cameraReleased', camera: 'front' } as const;
  expect(isReleased(recordOf(order), 'front')).toBe(true);
  expect(isReleased(recordOf({ ...order, basis: 'assumed' }), 'front')).toBe(false);
  expect([staff.actions, isUnlocked(undefined)]).toEqual([[], false]);
});

it.each([
  [[], 0],
  [['wrong-code', 'wrong-code'], 2],
  [['wrong-code', 'unlock', 'wrong-code'], 1],
  [['wrong-code', 'right-code'], 0],
  [['wrong-code', 'received'], 0],
] as const)('after %j as many wrong codes in a row: %i', (kinds, wrong) => {
  const staff = kinds.reduce((before, kind, at) => withSeatUse(before, { kind, at }), noStaffActions);
  expect(wrongCodes(staff)).toBe(wrong);
});

it('an action counts once, and is unread until its number is read', () => {
  const extra: ReceivedAction = { number: 3, at: 1, receivedAt: 1, kind: 'extraTime', minutes: 10 };
  const staff = withAction(withAction(noStaffActions, extra), extra);
  expect(grantedMinutes(staff)).toBe(10);
  expect(grantedMinutes(recordOf({ ...extra, basis: 'assumed' }))).toBe(0);
  expect(unread(staff)).toEqual([extra]);
  expect(unread({ ...staff, read: [3] })).toEqual([]);
});

it.each([
  [{ number: 1, at: 5, kind: 'message', text: 'a' }, 'message'],
  [{ number: 1, at: 5, kind: 'message', text: '' }, 'unknown'],
  [{ number: 1, at: 5, kind: 'extraTime', minutes: '10' }, 'unknown'],
  [{ number: 1, at: 5, kind: 'dance' }, 'unknown'],
  [{ number: 0, at: 5, kind: 'message', text: 'a' }, undefined],
  ['message', undefined],
])('reads %j as %s', (value, kind) => {
  expect(readStaffAction(value, 0)?.kind).toBe(kind);
});

describe('where the paper is sat', () => {
  it.each([
    ['nobody moved it', [], null, false],
    ['a camera was released', ['release-side'], null, false],
    ['it is sealed for another seat', ['transfer'], 1, true],
    ['it was taken back', ['transfer', 'take-back'], null, true],
    ['it was sealed again', ['transfer', 'take-back', 'transfer'], 3, true],
    ['it came from another seat', ['transfer', 'received'], null, true],
  ] as const)('%s', (_, kinds, since, elsewhere) => {
    const seat = kinds.map((kind, index) => ({ kind, at: index + 1 }));
    expect(movedAt({ ...noStaffActions, seat })).toBe(since);
    expect(wasElsewhere({ ...noStaffActions, seat })).toBe(elsewhere);
  });

  it('what two seats know of staff’s actions counts once, each number and each use', () => {
    const message = { number: 1, at: 1, receivedAt: 1, kind: 'message', text: 'a' } as const;
    const later = { ...message, number: 2, text: 'b' };
    const there = { actions: [message], read: [1], seat: [{ kind: 'transfer', at: 5 }] } as const;
    const here = { actions: [message, later], read: [1, 2] };
    expect(mergedStaff(there, here)).toEqual({
      actions: [message, later],
      read: [1, 2],
      seat: [{ kind: 'transfer', at: 5 }],
    });
  });
});

it('an alert has a number of our own, and leaves the platform’s numbers alone', () => {
  const message = { number: 7, at: 1, receivedAt: 1, kind: 'message', text: 'a' } as const;
  const alert = { ...message, number: nextAlertNumber(recordOf(message)), alertId: 'n1' };
  const staff = recordOf(message, alert, alert);
  expect(staff.actions.map(({ number }) => number)).toEqual([7, -1]);
  expect([lastNumber(staff), nextAlertNumber(staff)]).toEqual([7, -2]);
  expect([hasAlert(staff, 'n1'), hasAlert(staff, 'n2')]).toEqual([true, false]);
});
