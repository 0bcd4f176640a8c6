import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  trainItemExamFindMyExamList,
  trainItemExamFindTrainExamInfoById,
  trainItemExamFindUserPaperListById,
} from '#contract/platform/exam/camp-exam.ts';
import { platformUnderTest, type PlatformUnderTest } from '../../testing/client.ts';

let platform: PlatformUnderTest;
let token: string;
beforeEach(async () => {
  platform = await platformUnderTest();
  token = await platform.signIn('13800017719');
});
afterEach(() => platform.close());

const aid = { trainId: 'camp-aid', examId: 'e-aid-cpr' };
const whole = { pageNum: 1, pageSize: 999 };

describe('the exams of a training camp', () => {
  it('are those of the camp alone, as the learner’s list has them', async () => {
    const list = async (trainId: string) =>
      (await platform.call(trainItemExamFindMyExamList, { trainId, pageNum: 1, pageSize: 10 }, token)).data;
    expect(await list('camp-aid')).toMatchObject({
      total: 1,
      list: [{ examId: 'e-aid-cpr', bussinessId: 'camp-aid', sourceType: 2, sourceName: '企业急救员秋季训练营' }],
    });
    expect(await list('camp-power')).toMatchObject({ total: 0, list: [] });
  });

  it('are told one by one with the learner’s papers', async () => {
    const { data } = await platform.call(trainItemExamFindTrainExamInfoById, aid, token);
    expect(data).toMatchObject({ examName: '心肺复苏要点测验', passed: true });
    const papers = await platform.call(trainItemExamFindUserPaperListById, { ...aid, ...whole }, token);
    expect(papers.data).toMatchObject({ total: 2, list: [{ isPass: 1 }, { isPass: 0 }] });
  });

  it('of another camp, or of a learner who has none, are not found', async () => {
    const other = { ...aid, trainId: 'camp-info' };
    expect((await platform.call(trainItemExamFindTrainExamInfoById, other, token)).code).toBe(40401);
    token = await platform.signIn('13800010002');
    expect((await platform.call(trainItemExamFindTrainExamInfoById, aid, token)).code).toBe(40401);
    expect((await platform.call(trainItemExamFindUserPaperListById, { ...aid, ...whole }, token)).code).toBe(40401);
  });
});
