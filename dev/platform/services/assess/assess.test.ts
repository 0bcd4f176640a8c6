import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as answers from '#contract/platform/assess/answers.ts';
import { assessFindByIdAndRef } from '#contract/platform/assess/assess.ts';
import * as results from '#contract/platform/assess/results.ts';
import { serverCodes } from '../../server/refusal.ts';
import { platformUnderTest, type PlatformUnderTest } from '../../testing/client.ts';
import { assessCodes } from './codes.ts';
import { fullPoints, levelOf, pointsOf } from './scoring.ts';

let platform: PlatformUnderTest;
let token: string;
beforeEach(async () => {
  platform = await platformUnderTest();
  token = await platform.signIn('13800017719');
});
afterEach(() => platform.close());

const fire = { assessId: 'as-fire', refId: 'camp-fire', refType: '2' };
const aid = { assessId: 'as-aid', refId: 'camp-aid', refType: '2' };
const save = (answerList: { questionId: string; answer: string[] }[], isSubmit = 0, ref = fire) =>
  platform.call(answers.assessUserAnswerSaveUserAnswer, { ...ref, answerList, isSubmit }, token);
const questions = async () => {
  const { data } = await platform.call(answers.assessUserAnswerQuestionList, fire, token);
  return z.parse(answers.assessUserAnswerQuestionList.answer, data);
};

it('keeps each answer in the place of the one before, and reads it back', async () => {
  expect((await questions()).answerStatus).toBe(0);
  await save([{ questionId: 'as-fire-01', answer: ['A'] }]);
  await save([{ questionId: 'as-fire-01', answer: ['D'] }]);
  const { answerStatus, questionList } = await questions();
  expect(answerStatus).toBe(1);
  expect(questionList.map(({ userAnswer }) => userAnswer).slice(0, 2)).toEqual([['D'], []]);
});

it('scores by dimension when it is submitted, and takes nothing afterwards', async () => {
  const full = ['E', 'E', 'C'].map((key, at) => ({ questionId: `as-fire-0${at + 1}`, answer: [key] }));
  await save(full);
  const { data } = await save([], 1);
  const { resultId } = z.parse(answers.assessUserAnswerSaveUserAnswer.answer, data);
  const found = await platform.call(results.assessUserResultFindByResultIdId, { resultId }, token);
  const result = z.parse(results.assessUserResultFindByResultIdId.answer, found.data);
  expect(result.dimensionList.map(({ score }) => score)).toEqual([15, 0, 0, 0, 0, 0]);
  expect(result).toMatchObject({ totalScore: 15, fullScore: 90, level: '待提升' });
  expect(result.answerList[0]).toMatchObject({ answer: ['非常符合'], dimensionName: '设备认知' });
  expect(await save(full)).toMatchObject({ code: assessCodes.assessSubmitted });
  expect(await save([], 1)).toMatchObject({ code: assessCodes.assessSubmitted });
  const detail = await platform.call(
    assessFindByIdAndRef,
    { id: fire.assessId, refId: 'camp-fire', refType: '2' },
    token,
  );
  expect(detail.data).toMatchObject({ answerStatus: 2, resultId });
});

describe('refuses', () => {
  it.each([
    ['an unknown question', [{ questionId: 'as-fire-99', answer: ['A'] }], assessCodes.assessAnswer],
    ['an unknown option', [{ questionId: 'as-fire-01', answer: ['F'] }], assessCodes.assessAnswer],
    ['two options of a single choice', [{ questionId: 'as-fire-01', answer: ['A', 'B'] }], assessCodes.assessAnswer],
    ['an option twice', [{ questionId: 'as-fire-06', answer: ['A', 'A'] }], assessCodes.assessAnswer],
  ])('%s', async (_, list, code) => expect(await save(list)).toMatchObject({ code }));

  it('an answer after the end, and to submit nothing', async () => {
    expect(await save([{ questionId: 'as-aid-01', answer: ['A'] }], 0, aid)).toMatchObject({
      code: assessCodes.assessOver,
    });
    expect(await save([], 1)).toMatchObject({ code: assessCodes.assessEmpty });
  });

  it('what is not the learner’s', async () => {
    const other = await platform.signIn('13800010002');
    const ask = { assessId: 'as-power', refId: 'camp-power', refType: '2' };
    expect(await platform.call(answers.assessUserAnswerQuestionList, ask, other)).toMatchObject({
      code: serverCodes.notFound,
    });
    const { data } = await platform.call(results.assessUserResultList, {}, token);
    const [first] = z.parse(results.assessUserResultList.answer, data).list;
    const foreign = await platform.call(
      results.assessUserResultFindByResultIdId,
      { resultId: first?.resultId ?? '' },
      other,
    );
    expect(foreign.code).toBe(serverCodes.notFound);
  });
});

it('lists results and reports, the newest first, of one assessment or of all', async () => {
  const all = await platform.call(results.assessReportList, results.allReports, token);
  const reports = z.parse(results.assessReportList.answer, all.data).list;
  expect(reports.map(({ assessId }) => assessId)).toEqual(['as-aid', 'as-power', 'as-fire', 'as-power', 'as-fire']);
  const own = await platform.call(results.assessUserResultList, { assessId: 'as-power' }, token);
  expect(z.parse(results.assessUserResultList.answer, own.data).total).toBe(2);
  const report = await platform.call(results.assessReportFindById, { id: reports[1]?.id ?? '' }, token);
  const { dimensionList, summary, userName } = z.parse(results.assessReportFindById.answer, report.data);
  expect(dimensionList).toHaveLength(12);
  expect(summary).toContain('最需要加强');
  expect(userName).toBe('陈思远');
});

describe('points', () => {
  const option = (points: number) => ({ text: '', points });
  const question = { type: 2, options: [2, 2, 1, -3].map(option) } as const;
  it.each([
    [['A', 'B', 'C'], 5],
    [['A', 'D'], 0],
    [[], 0],
  ])('of %j are %i', (answer, points) => expect(pointsOf(question, answer)).toBe(points));
  it('full: the sum, or the best option', () => {
    expect(fullPoints(question)).toBe(5);
    expect(fullPoints({ ...question, type: 1 })).toBe(2);
  });
  it.each([
    [85, '优秀'],
    [84, '良好'],
    [55, '一般'],
    [0, '待提升'],
  ])('%i of 100: %s', (score, level) => expect(levelOf(score, 100)).toBe(level));
});
