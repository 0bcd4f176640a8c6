import { describe, expect, it } from 'vitest';
import type { ExamListItem } from '#contract/platform/exam/exam.ts';
import { upcomingEvent } from './upcoming-event.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);
const item: ExamListItem = {
  id: '1',
  coverUrl: '',
  showNew: false,
  showLock: false,
  examName: '低压电工',
  examType: 2,
  isLimitTime: 1,
  startTime: at('2026-03-02T09:00'),
  endTime: at('2026-03-02T11:00'),
  regularDate: '',
  sourceName: '',
  sourceType: 1,
  bussinessId: 'b',
  examId: 'e',
  lockCourseRate: null,
  lockExamCondition: false,
  buttonStatus: 1,
  currentCourseRate: 0,
  isExamPassed: false,
  isFormCommit: false,
  lockSourceName: '',
  duration: 90,
  questionCount: 10,
  cameraCount: 0,
  lastScore: null,
  passed: false,
  seatNo: '',
};
const before = at('2026-03-01T08:00');

describe('upcomingEvent', () => {
  it.each([
    ['a window that opens', {}, before, [at('2026-03-02T09:00'), at('2026-03-02T11:00')]],
    ['no end told: as long as the paper', { endTime: null }, before, [at('2026-03-02T09:00'), at('2026-03-02T10:30')]],
    ['neither told', { endTime: null, duration: 0 }, before, [at('2026-03-02T09:00'), null]],
    [
      'the next of the monthly days',
      { isLimitTime: 2, regularDate: '5,20' },
      before,
      [at('2026-03-05T00:00'), at('2026-03-06T00:00')],
    ],
    ['open already', {}, at('2026-03-02T10:00'), null],
    ['over', {}, at('2026-03-03T10:00'), null],
    ['always open', { isLimitTime: 3 }, before, null],
    ['a month without days', { isLimitTime: 2, regularDate: '' }, before, null],
  ])('%s', (_, change, now, expected) => {
    const event = upcomingEvent({ ...item, ...change }, now, 0);
    expect(event && [event.startsAt, event.endsAt]).toEqual(expected);
  });

  it('counts the platform’s times in its own zone', () => {
    expect(upcomingEvent(item, before, 3_600_000)?.startsAt).toBe(at('2026-03-02T10:00'));
  });
});
