import { describe, expect, it } from 'vitest';
import type { OfferedTraining } from '#contract/platform/learning/booking.ts';
import { bookingOf, dateStateOf, eventOf, inOrder, isChangeable, placesLeft } from './booking-rules.ts';

const now = Date.parse('2026-11-23T09:00+08:00');
const hour = 3_600_000;
const training: OfferedTraining = {
  trainingId: 'tr-1',
  taskItemId: 'ti-1',
  trainingName: '焊条电弧焊实操',
  taskId: 't-1',
  taskName: '焊工复审',
  startTime: now + hour,
  endTime: now + 4 * hour,
  address: '',
  teacherName: '',
  limitNum: 8,
  reservedNum: 3,
  isReserved: false,
  isTrainingCanReserve: true,
  trainingResult: null,
};

describe('the four states', () => {
  it.each([
    [0, true, 'failed'],
    [1, true, 'passed'],
    [2, false, 'booked'],
    [null, true, 'booked'],
    [null, false, 'notBooked'],
    [7, false, 'notBooked'],
  ] as const)('result %s, reserved %s: %s [booking-states]', (trainingResult, isReserved, expected) => {
    expect(bookingOf({ trainingResult, isReserved })).toBe(expected);
  });
});

describe('a date', () => {
  it.each([
    ['free', {}, 'free'],
    ['whose places nobody counts', { limitNum: null, reservedNum: null }, 'free'],
    ['of unknown time', { startTime: null }, 'free'],
    ['of a time that nobody can read', { startTime: 'unread' }, 'free'],
    ['that the platform says nothing about', { isTrainingCanReserve: null }, 'free'],
    ['full', { reservedNum: 8 }, 'full'],
    ['with more bookings than places', { reservedNum: 9 }, 'full'],
    ['that begins now', { startTime: now }, 'begun'],
    ['closed', { isTrainingCanReserve: false }, 'closed'],
    ['without an id', { trainingId: '' }, 'closed'],
    ['of one’s own, though full', { isReserved: true, reservedNum: 8 }, 'own'],
  ] as const)('%s', (_, change, expected) => {
    expect(dateStateOf({ ...training, ...change }, now, 0)).toBe(expected);
  });

  it('follows the zone of the platform', () => {
    expect(dateStateOf(training, now, -2 * hour)).toBe('begun');
  });

  it.each([
    [{}, 5],
    [{ reservedNum: 9 }, 0],
    [{ limitNum: null }, null],
    [{ reservedNum: null }, null],
  ])('has places left: %j', (change, expected) => {
    expect(placesLeft({ ...training, ...change })).toBe(expected);
  });
});

describe('a booking', () => {
  const own = { ...training, isReserved: true };

  it.each([
    ['to come', own, true],
    ['that begins now', { ...own, startTime: now }, false],
    ['without a date', { ...own, startTime: null }, true],
    ['that was passed', { ...own, trainingResult: 1 }, false],
    ['of nobody', training, false],
  ])('%s can be changed or not', (_, given, expected) => {
    expect(isChangeable(given, now, 0)).toBe(expected);
  });

  it('enters into a calendar until it begins', () => {
    expect(eventOf(own, now, 0)).toEqual({
      id: 'training-ti-1-tr-1',
      title: '焊条电弧焊实操',
      startsAt: now + hour,
      endsAt: now + 4 * hour,
    });
    expect(eventOf({ ...own, startTime: now }, now, 0)).toBeNull();
    expect(eventOf({ ...own, startTime: null }, now, 0)).toBeNull();
    expect(eventOf(training, now, 0)).toBeNull();
  });
});

it('what is to come stands above what is over, and what has no date last', () => {
  const at = (trainingId: string, start: number | null) => ({
    ...training,
    trainingId,
    startTime: start,
    endTime: start === null ? null : start + hour,
  });
  const given = [
    at('none', null),
    at('old', now - 9 * hour),
    at('late', now + 9 * hour),
    at('past', now - 3 * hour),
    at('runs', now - 1),
  ];
  expect(inOrder(given, now, 0).map(({ trainingId }) => trainingId)).toEqual(['runs', 'late', 'past', 'old', 'none']);
});
