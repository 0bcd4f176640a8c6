import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { examPlanRoomUserPaperSave } from '#contract/platform/exam/exam-room.ts';
import { findUserPaperSurface, userPaperCommitAllPaper } from '#contract/platform/exam/user-paper.ts';
import { platformUnderTest, type PlatformUnderTest } from '../../testing/client.ts';

let platform: PlatformUnderTest;
let token: string;
beforeEach(async () => {
  platform = await platformUnderTest();
  token = await platform.signIn('13800010002');
});
afterEach(() => platform.close());

type Paper = { userPaperId: string; examId: string };
const enter = (paper: Paper, examPlanRoomId: string) =>
  platform.call(examPlanRoomUserPaperSave, { ...paper, examPlanRoomId }, token);

describe('a paper in an exam room', () => {
  it('is told its room, and entered in it once', async () => {
    const paper = await platform.join(token, 'e-power-review');
    const { data } = await platform.call(findUserPaperSurface, paper, token);
    expect(data).toMatchObject({ examPlanRoomId: 'room-power-3' });
    expect(await enter(paper, 'room-power-3')).toMatchObject({ code: 0, data: true });
    expect(await enter(paper, 'room-power-3')).toMatchObject({ code: 40322, message: '试卷已在考场登记' });
  });

  it('is refused in another room, without a room, when it is closed, and to another learner', async () => {
    const paper = await platform.join(token, 'e-power-review');
    expect(await enter(paper, 'room-power-4')).toMatchObject({ code: 40321 });
    expect(await enter(await platform.join(token, 'e-power-500'), 'room-power-3')).toMatchObject({ code: 40321 });
    await platform.call(userPaperCommitAllPaper, { ...paper, commitType: 1, answerList: [] }, token);
    expect(await enter(paper, 'room-power-3')).toMatchObject({ code: 40901 });
    token = await platform.signIn('13800010006');
    expect((await enter(paper, 'room-power-3')).code).not.toBe(0);
  });
});
