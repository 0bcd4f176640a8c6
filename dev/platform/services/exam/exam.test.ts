import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as calls from '#contract/platform/exam/exam.ts';
import * as paperCalls from '#contract/platform/exam/user-paper.ts';
import { exams } from '../../content/exams.ts';
import { platformUnderTest, type PlatformUnderTest } from '../../testing/client.ts';

let platform: PlatformUnderTest;
let token: string;
beforeAll(async () => {
  platform = await platformUnderTest();
  token = await platform.signIn('13800017719');
});
afterAll(() => platform.close());

async function page(pageNum: number, pageSize: number) {
  const { data } = await platform.call(calls.userExamFindUserExams, { pageNum, pageSize }, token);
  return z.parse(calls.userExamFindUserExams.answer, data);
}

async function item(examId: string) {
  return (await page(1, 999)).list.find((entry) => entry.examId === examId);
}

const join = (examId: string) =>
  platform.call(paperCalls.examJoinExam, { examId, bussinessId: `t-${examId}`, type: '1' }, token);

describe('the list', () => {
  it('comes in pages with the total of all', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((number) => page(number, 10)));
    expect(pages.map(({ list }) => list.length)).toEqual([10, 10, 10, exams.length - 30, 0]);
    expect(pages.every(({ total }) => total === exams.length)).toBe(true);
    const ids = pages.flatMap(({ list }) => list.map(({ id }) => id));
    expect(new Set(ids).size).toBe(exams.length);
  });

  it.each([
    ['e-power-review', 1, null, false],
    ['e-info-test', 2, 45, false],
    ['e-food-test', 3, 90, true],
    ['e-aid-used-up', 3, 50, false],
    ['e-forklift-ended', 3, null, false],
  ])('%s has button %i, last score %s, passed %s', async (examId, buttonStatus, lastScore, passed) => {
    expect(await item(examId)).toMatchObject({ buttonStatus, lastScore, passed });
  });

  it.each([
    ['e-fire-stage-2', { lockCourseRate: 80, currentCourseRate: 58, lockExamCondition: false, isFormCommit: true }],
    ['e-weld-prior', { lockCourseRate: null, lockExamCondition: true, isExamPassed: false, isFormCommit: true }],
    ['e-forklift-form', { lockCourseRate: null, lockExamCondition: false, isFormCommit: false }],
    ['e-care-rate-exam', { lockCourseRate: 60, lockExamCondition: true, isExamPassed: false, isFormCommit: true }],
    ['e-fire-rate-form', { lockCourseRate: 50, lockExamCondition: false, isFormCommit: false }],
    ['e-fire-exam-form', { lockCourseRate: null, lockExamCondition: true, isExamPassed: false, isFormCommit: false }],
    ['e-care-everything', { lockCourseRate: 80, lockExamCondition: true, isExamPassed: false, isFormCommit: false }],
  ])('%s is locked and cannot be joined', async (examId, facts) => {
    expect(await item(examId)).toMatchObject({ showLock: true, ...facts });
    expect((await join(examId)).code).toBe(40301);
  });

  it('a lock that is met opens', async () => {
    expect(await item('e-power-unlocked')).toMatchObject({
      showLock: false,
      lockCourseRate: 90,
      currentCourseRate: 96,
    });
  });

  it('an exam is new until its notice was read', async () => {
    const key = { examId: 'e-food-mock-2', bussinessId: 't-e-food-mock-2', type: '1' };
    expect((await item(key.examId))?.showNew).toBe(true);
    const { data } = await platform.call(calls.findBasicExamById, key, token);
    expect(z.parse(calls.findBasicExamById.answer, data).notice).toContain('考试须知');
    expect((await item(key.examId))?.showNew).toBe(false);
  });
});

describe('joining', () => {
  it.each([
    ['e-fire-theory', 40302, '该考试未到开启时间'],
    ['e-fire-monthly', 40302, '该考试未到开启时间'],
    ['e-forklift-ended', 40303, '考试已结束'],
    ['e-aid-used-up', 40304, '考试次数已用完'],
  ])('%s is refused with %i', async (examId, code, message) => {
    expect(await join(examId)).toMatchObject({ code, message });
  });

  it('a monthly exam opens on its day', async () => {
    expect((await join('e-power-monthly')).code).toBe(0);
  });

  it('an exam of somebody else is not there', async () => {
    const other = await platform.signIn('13800010004');
    expect(await platform.join(other, 'e-power-review').catch((error: unknown) => String(error))).toContain('没有找到');
  });

  it('gives the open paper back, and counts it as one attempt', async () => {
    const first = await platform.join(token, 'e-power-100');
    const again = await platform.join(token, 'e-power-100');
    expect(again).toEqual(first);
    const key = { examId: 'e-power-100', bussinessId: 't-e-power-100', type: '1' };
    const { data } = await platform.call(calls.findBasicExamById, key, token);
    expect(z.parse(calls.findBasicExamById.answer, data).attemptsLeft).toBe(4);
  });
});

describe('parameters', () => {
  it.each([
    ['missing', '/exam/v1/userExam/findUserExams?pageNum=1', 'pageSize'],
    ['no number', '/exam/v1/userExam/findUserExams?pageNum=one&pageSize=10', 'pageNum'],
    ['out of range', '/exam/v1/userExam/findUserExams?pageNum=0&pageSize=10', 'pageNum'],
    ['missing text', '/exam/v1/exam/joinExam?examId=e-power-review&type=1', 'bussinessId'],
  ])('%s is refused by name', async (_, path, name) => {
    const answer: unknown = await (await platform.fetch(path, { headers: { token } })).json();
    expect(answer).toMatchObject({ code: 40001, success: false });
    expect(z.parse(z.object({ message: z.string() }), answer).message).toContain(name);
  });

  it('a body in the query counts as missing', async () => {
    const path = '/exam/v1/userPaper/commitAllPaper?userPaperId=a&examId=b&commitType=1';
    const answer = await platform.fetch(path, { method: 'POST', headers: { token } });
    expect(await answer.json()).toMatchObject({ code: 40001 });
  });

  it('an unknown path is 404, another verb 405', async () => {
    expect((await platform.fetch('/exam/v1/nothing')).status).toBe(404);
    expect((await platform.fetch('/exam/v1/exam/joinExam', { method: 'POST' })).status).toBe(405);
  });
});
