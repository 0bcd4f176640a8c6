import { afterEach, beforeEach, expect, it } from 'vitest';
import { examCallFindByStatus, monitorCallSave } from '#contract/platform/exam/exam-call.ts';
import { userPaperCommitAllPaper } from '#contract/platform/exam/user-paper.ts';
import { platformUnderTest, type PlatformUnderTest } from '../../testing/client.ts';
import { signInInvigilator } from '../../testing/invigilator.ts';

let platform: PlatformUnderTest;
beforeEach(async () => {
  platform = await platformUnderTest();
});
afterEach(() => platform.close());

it('a call waits behind those before it until an invigilator has seen it; calling again makes no second one', async () => {
  const [first, second] = [await platform.signIn('13800010002'), await platform.signIn('13800010006')];
  const [one, two] = [await platform.join(first, 'e-power-review'), await platform.join(second, 'e-power-review')];
  await platform.call(monitorCallSave, one, first);
  await platform.call(monitorCallSave, two, second);
  await platform.call(monitorCallSave, two, second);
  const ofSecond = async (status?: number) => {
    const asked = { ...two, ...(status === undefined ? {} : { status }) };
    return (await platform.call(examCallFindByStatus, asked, second)).data;
  };
  expect(await ofSecond()).toMatchObject([{ status: 0, answerTime: null, before: 1 }]);

  const staff = await signInInvigilator(platform.origin);
  expect(await staff.board()).toMatch(/呼叫 \d\d:\d\d/);
  expect(await staff.order('callSeen', { paper: one.userPaperId })).toBe('已发出：1');
  expect(await ofSecond(0)).toMatchObject([{ before: 0 }]);
  expect(await staff.order('callSeen')).toBe('已发出：1');
  expect(await ofSecond(0)).toEqual([]);
  expect(await ofSecond()).toMatchObject([{ status: 1, staffName: '王监考' }]);
  expect(await staff.order('callSeen')).toBe('没有等待处理的呼叫');

  await platform.call(monitorCallSave, two, second);
  expect(await ofSecond()).toHaveLength(2);
});

it('a paper that is handed in takes no call, and another learner sees none', async () => {
  const token = await platform.signIn('13800010002');
  const paper = await platform.join(token, 'e-power-review');
  await platform.call(userPaperCommitAllPaper, { ...paper, commitType: 1, answerList: [] }, token);
  expect((await platform.call(monitorCallSave, paper, token)).code).toBe(40901);
  const other = await platform.signIn('13800010006');
  expect((await platform.call(examCallFindByStatus, paper, other)).code).toBe(40401);
});
