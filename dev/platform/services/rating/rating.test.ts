import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as calls from '#contract/platform/learning/course-rating.ts';
import { serverCodes } from '../../server/refusal.ts';
import { platformUnderTest, type PlatformUnderTest } from '../../testing/client.ts';
import { ratingCodes } from './codes.ts';

let platform: PlatformUnderTest;
let token: string;
beforeEach(async () => {
  platform = await platformUnderTest();
  token = await platform.signIn('13800017719');
});
afterEach(() => platform.close());

const read = async (courseId: string) =>
  z.parse(calls.getEvaluationInfo.answer, (await platform.call(calls.getEvaluationInfo, { courseId }, token)).data);
const rate = (courseId: string, content: number, method: number, effect: number) =>
  platform.call(
    calls.evaluateCourse,
    { courseId, courseContentScore: content, trainMethodScore: method, trainEffectScore: effect },
    token,
  );

it('a course is rated once, and its average moves', async () => {
  const before = await read('c-labour-law');
  expect(before).toMatchObject({ aveScore: 5, myScore: 0 });
  expect(await rate('c-labour-law', 4, 3, 0)).toMatchObject({ code: 0 });
  expect(await read('c-labour-law')).toEqual({
    aveScore: 3.5,
    myScore: 3.5,
    detailInfo: { courseContentScore: 4, trainMethodScore: 3, trainEffectScore: 0 },
  });
  expect(await rate('c-labour-law', 5, 5, 5)).toMatchObject({ code: ratingCodes.alreadyRated });
});

it('of others counts too', async () => {
  expect((await read('c-electric-fire')).aveScore).toBe(4.5);
});

it.each([
  ['below 30 percent', 'c-aid-cpr', [5, 5, 5], ratingCodes.rateTooLow],
  ['without any star', 'c-labour-law', [0, 0, 0], ratingCodes.noScore],
  ['with six stars', 'c-labour-law', [6, 5, 5], ratingCodes.badScore],
  ['of a course that nobody has', 'c-none', [5, 5, 5], serverCodes.notFound],
] as const)('%s is refused [rating-threshold]', async (_, courseId, [content, method, effect], code) => {
  expect(await rate(courseId, content, method, effect)).toMatchObject({ code });
});
