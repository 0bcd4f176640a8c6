import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as calls from '#contract/platform/offline-training/class-exam.ts';
import { serverCodes } from '../../server/refusal.ts';
import { platformUnderTest, type PlatformUnderTest } from '../../testing/client.ts';
import { offlineTrainingCodes } from './codes.ts';

let platform: PlatformUnderTest;
let token: string;
beforeAll(async () => {
  platform = await platformUnderTest();
  token = await platform.signIn('13800017719');
});
afterAll(() => platform.close());

const draw = (classExamId: string) => platform.call(calls.extractQuestion, { classExamId }, token);
const info = async (classExamId: string) =>
  z.parse(calls.findClassExamInfo.answer, (await platform.call(calls.findClassExamInfo, { classExamId }, token)).data);

it('a draw gives as many tasks as announced, and the same ones again', async () => {
  const before = await info('ce-power-open');
  expect(before).toMatchObject({ isExtracted: false, isMarked: false, totalScore: null, questionCount: 2 });
  const first = z.parse(calls.extractQuestion.answer, (await draw('ce-power-open')).data);
  const second = z.parse(calls.extractQuestion.answer, (await draw('ce-power-open')).data);
  expect(first.questionList).toHaveLength(2);
  expect(second).toEqual(first);
  const points = first.questionList.reduce((sum, { score }) => sum + (score ?? 0), 0);
  expect(await info('ce-power-open')).toMatchObject({ isExtracted: true, totalScore: points });
});

it.each([
  ['before its time', 'ce-care-before', offlineTrainingCodes.notBegun],
  ['of nobody', 'ce-none', serverCodes.notFound],
])('a draw %s is refused', async (_, classExamId, code) => {
  expect(await draw(classExamId)).toMatchObject({ code });
});

it('tasks that were not drawn are refused', async () => {
  expect(await platform.call(calls.classExamUserFindQuestion, { classExamId: 'ce-care-before' }, token)).toMatchObject({
    code: offlineTrainingCodes.notDrawn,
  });
});

it.each([
  ['ce-power-passed', true],
  ['ce-care-failed', false],
])('the score of %s adds up and decides', async (classExamId, passed) => {
  const { data } = await platform.call(calls.classExamUserFindExamScore, { classExamId }, token);
  const score = z.parse(calls.classExamUserFindExamScore.answer, data);
  const sum = (values: readonly (number | null)[]) => values.reduce<number>((all, value) => all + (value ?? 0), 0);
  expect(score.isPass).toBe(passed);
  expect(score.score).toBe(sum(score.questionList.map((task) => task.score)));
  for (const task of score.questionList) expect(task.score).toBe(sum(task.criteriaList.map((entry) => entry.score)));
});

it('an exam that waits for its marks tells no score', async () => {
  const { data } = await platform.call(calls.classExamUserFindExamScore, { classExamId: 'ce-power-waiting' }, token);
  expect(z.parse(calls.classExamUserFindExamScore.answer, data)).toMatchObject({ score: null, questionList: [] });
});
