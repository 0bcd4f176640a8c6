import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as paperCalls from '#contract/platform/exam/user-paper.ts';
import { platformUnderTest, type PlatformUnderTest } from '../../testing/client.ts';

let platform: PlatformUnderTest;
let token: string;
beforeAll(async () => {
  platform = await platformUnderTest();
  token = await platform.signIn('13800017719');
});
afterAll(() => platform.close());

async function papersOf(examId: string) {
  const key = { examId, bussinessId: `t-${examId}`, type: '1', pageNum: 1, pageSize: 999 };
  const { data } = await platform.call(paperCalls.examFindUserPaperListById, key, token);
  return z.parse(paperCalls.examFindUserPaperListById.answer, data).list;
}

async function reviewOf(examId: string, as = token) {
  const [paper] = await papersOf(examId);
  return platform.call(paperCalls.userPaperFindQuestForExam, { userPaperId: paper!.userPaperId, examId }, as);
}

async function questionsOf(examId: string) {
  const { sectionList } = z.parse(paperCalls.userPaperFindQuestForExam.answer, (await reviewOf(examId)).data);
  return sectionList
    .flatMap(({ questionList }) => questionList)
    .flatMap((question) => (question.childList.length > 0 ? question.childList : [question]));
}

describe('the review of a marked paper', () => {
  it.each([
    ['e-fire-stage-1', 0, '', true],
    ['e-food-test', 0, '', true],
    ['e-fire-passed', 40904, '考试结束后方可查看试卷', false],
    ['e-aid-used-up', 40905, '本场考试不公布试卷和答案', false],
    ['e-food-mock-1', 40903, '试卷正在阅卷，成绩公布后方可查看', false],
  ])('of %s is answered with %i', async (examId, code, message, allowed) => {
    expect(await reviewOf(examId)).toMatchObject(code === 0 ? { code } : { code, message });
    const [paper] = await papersOf(examId);
    expect(paper!.canReview).toBe(allowed);
    const key = { userPaperId: paper!.userPaperId, examId };
    const info = (await platform.call(paperCalls.userPaperFindUserPaperInfo, key, token)).data;
    expect(info).toMatchObject({ canReview: Number(allowed) });
  });

  it('brings answers, points, right answers and explanations that add up to the score', async () => {
    const questions = await questionsOf('e-power-shock');
    const [paper] = await papersOf('e-power-shock');
    expect(questions.reduce((sum, { userScore }) => sum + (userScore ?? NaN), 0)).toBe(paper!.score);
    expect(questions[1]).toMatchObject({ userAnswer: ['A'], rightAnswer: ['B'], userScore: 0 });
    expect(questions[1]!.analysis).toContain('欧姆定律');
    expect(questions.filter(({ userAnswer }) => userAnswer?.length === 0).length).toBeGreaterThan(0);
    expect(questions.filter(({ comment }) => comment !== '')).toHaveLength(1);
  });

  it('names the files of an answer, and no right answer where there is none', async () => {
    const upload = (await questionsOf('e-power-chapter')).find(({ type }) => type === '10')!;
    expect(upload.fileList).toEqual([{ name: '接线图.jpg', size: 284_160, hash: upload.userAnswer![0] }]);
    expect(upload.rightAnswer).toBeNull();
  });

  it('is refused to anybody else', async () => {
    expect(await reviewOf('e-fire-stage-1', await platform.signIn('13800010002'))).toMatchObject({ code: 40401 });
  });

  it('an open paper brings no answer at all', async () => {
    const paper = await platform.join(token, 'e-fire-stage-1');
    const { data } = await platform.call(paperCalls.userPaperFindQuestForExam, paper, token);
    expect(JSON.stringify(data)).not.toMatch(/rightAnswer|userScore|analysis|userAnswer/);
  });
});
