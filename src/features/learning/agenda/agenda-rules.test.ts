import { describe, expect, it } from 'vitest';
import type { ExamListItem } from '#contract/platform/exam/exam.ts';
import { daysOf, ofExam, ofTask, type AgendaEntry } from './agenda-rules.ts';

const now = new Date('2026-11-23T09:00').getTime();
const moment = { now, timeShiftMs: 0 };
const hour = 3_600_000;

const exam: ExamListItem = {
  id: '1',
  coverUrl: '',
  showNew: false,
  showLock: false,
  examName: '低压电工',
  examType: 2,
  isLimitTime: 1,
  startTime: now + hour,
  endTime: now + 3 * hour,
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

describe('an exam', () => {
  it.each([
    ['that opens later', {}, ['examOpens', now + hour]],
    ['that is open', { startTime: now - hour }, ['examCloses', now + 3 * hour]],
    ['that is open without an end', { startTime: now - hour, endTime: null }, undefined],
    ['that is over', { startTime: now - 3 * hour, endTime: now - 1 }, undefined],
    ['that is always open', { isLimitTime: 3 }, undefined],
  ] as const)('%s', (_, change, expected) => {
    const [entry] = ofExam({ ...exam, ...change }, moment);
    expect(entry && [entry.kind, entry.event.startsAt]).toEqual(expected);
  });
});

describe('a task', () => {
  const task = {
    id: 't',
    name: '急救员培训',
    coverUrl: '',
    isNewTask: false,
    taskType: 1,
    branchName: '',
    startTime: now - hour,
    endTime: now + hour,
    cycleType: 1,
    contentTypeSet: null,
    studyProcess: null,
    courseNum: null,
    learnTotalTime: null,
    taskItemTypeList: [],
  };
  it.each([
    ['that runs', {}, ['taskEnds', now + hour]],
    ['that begins later', { startTime: now + hour, endTime: null }, ['taskBegins', now + hour]],
    ['of long term', { cycleType: 3 }, undefined],
    ['that is over', { startTime: now - 2 * hour, endTime: now - hour }, undefined],
  ] as const)('%s', (_, change, expected) => {
    const [entry] = ofTask({ ...task, ...change }, moment);
    expect(entry && [entry.kind, entry.event.startsAt]).toEqual(expected);
  });
});

it('entries stand by day, the earliest first, each once', () => {
  const entry = (id: string, startsAt: number): AgendaEntry => ({
    kind: 'taskEnds',
    event: { id, title: id, startsAt, endsAt: null },
    subject: { taskId: id },
  });
  const days = daysOf([entry('c', now + 30 * hour), entry('b', now + hour), entry('a', now), entry('a', now + 99)]);
  expect(days.map(({ entries }) => entries.map(({ event }) => event.id))).toEqual([['a', 'b'], ['c']]);
  expect(days[0]?.at).toBe(new Date('2026-11-23T00:00').getTime());
  expect(days[0]?.entries[0]?.event.startsAt).toBe(now);
});
