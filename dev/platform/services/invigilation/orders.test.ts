import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  monitorAdminAlert,
  monitorFaceData,
  monitorForceCommit,
  monitorLiveLinkStatus,
} from '#contract/platform/exam/seat-monitor.ts';
import { monitorStaffActions } from '#contract/platform/exam/staff.ts';
import { platformUnderTest, type PlatformUnderTest } from '../../testing/client.ts';
import { signInInvigilator, type InvigilatorPage } from '../../testing/invigilator.ts';

const papers = z.object({ papers: z.array(z.object({ id: z.string(), deadline: z.nullable(z.number()) })) });
const action = z.object({ number: z.number(), kind: z.string(), deadline: z.optional(z.number()) });
const minute = 60_000;

let platform: PlatformUnderTest;
let staff: InvigilatorPage;
let token: string;
let paper: { userPaperId: string; examId: string };
beforeEach(async () => {
  platform = await platformUnderTest();
  token = await platform.signIn('13800010002');
  paper = await platform.join(token, 'e-power-review');
  staff = await signInInvigilator(platform.origin);
});
afterEach(() => platform.close());

async function deadline(): Promise<number> {
  const { papers: all } = z.parse(papers, await platform.diagnose('GET', '/__papers'));
  return all.find(({ id }) => id === paper.userPaperId)?.deadline ?? 0;
}

async function actions(after = 0, by = token) {
  const seat = { ...paper, attemptId: 'a1', after, cameras: [] };
  const beat = { ...seat, connection: 'online', waiting: 7, battery: 41 } as const;
  const { data } = await platform.call(monitorStaffActions, beat, by);
  return z.parse(z.array(action), z.parse(monitorStaffActions.answer, data).actions);
}

describe('orders of an invigilator', () => {
  it('reach the seat in order, until it acknowledges them', async () => {
    await staff.order('message', { text: '<b>请坐好</b>' });
    await staff.order('faceTry');
    expect((await actions()).map(({ number, kind }) => [number, kind])).toEqual([
      [1, 'message'],
      [2, 'faceTry'],
    ]);
    expect(await actions(1)).toHaveLength(1);
    expect(await actions(2)).toEqual([]);
    expect(await staff.board()).toContain('41%');
  });

  it('an alert reaches everybody in the exam; the seat says that it is sealed; the page says what power it has', async () => {
    expect(await staff.order('alert', { text: ' ' })).toBe('请填写通告，最多 500 字');
    await staff.order('alert', { text: '11:00 统一收卷', paper: paper.userPaperId });
    const other = await platform.signIn('13800010006');
    const theirs = await platform.join(other, 'e-power-review');
    for (const [asked, by] of [
      [paper, token],
      [theirs, other],
    ] as const)
      expect((await platform.call(monitorAdminAlert, asked, by)).data).toMatchObject([
        { content: '11:00 统一收卷', staffName: '王监考' },
      ]);
    const connection = 'online' as const;
    const power = { ...paper, attemptId: 'a1', after: 0, cameras: [], connection, waiting: 7 };
    await platform.call(monitorStaffActions, { ...power, battery: 41, charging: false }, token);
    const sealed = { ...paper, attemptId: 'a1', reason: 'staff', answers: 12, fingerprint: 'ab12' } as const;
    const at = Date.parse('2026-03-02T10:05:00+08:00');
    await platform.call(monitorForceCommit, { ...sealed, sealedAt: at }, token);
    await platform.call(monitorForceCommit, { ...sealed, sealedAt: at + 60_000, answers: 3 }, token);
    const board = await staff.board();
    expect(board).toContain('41%（用电池）');
    expect(board).toContain('座位已封存 10:05:00，12 题，待送达');
    expect((await platform.call(monitorLiveLinkStatus, paper, token)).data).toEqual({ watchers: 1, links: [] });
    expect((await platform.call(monitorFaceData, theirs, token)).success).toBe(false);
  });

  it('extra time moves the deadline, told with the action', async () => {
    const before = await deadline();
    await staff.order('extraTime', { minutes: '10' });
    expect(await deadline()).toBe(before + 10 * minute);
    expect(await actions()).toMatchObject([{ kind: 'extraTime', deadline: before + 10 * minute }]);
  });

  it('a pause whose clock stands gives its time, and a resume takes back what was not used', async () => {
    const before = await deadline();
    await staff.order('pause', { minutes: '10' });
    expect(await staff.order('pause', { minutes: '10' })).toBe('考试已处于暂停中');
    expect(await deadline()).toBe(before + 10 * minute);
    await staff.order('resume');
    expect(await deadline()).toBe(before + minute);
    expect(await staff.order('resume')).toBe('考试没有暂停');
    await staff.order('pause', { minutes: '10', clockRuns: '1' });
    expect(await deadline()).toBe(before + minute);
  });

  it('a moved window ends the paper with it; extra time beyond it is refused', async () => {
    const end = Math.ceil((Date.now() + 20 * minute) / minute) * minute;
    const endAt = new Date(end + 8 * 3600_000).toISOString().slice(0, 16);
    await staff.order('movedWindow', { endAt });
    expect(await actions()).toMatchObject([{ kind: 'movedWindow', deadline: end }]);
    expect(await staff.order('extraTime', { minutes: '10' })).toBe('考试窗口先结束，请先延后窗口');
    expect(await deadline()).toBe(end);
    expect(await actions()).toHaveLength(1);
  });

  it.each([
    ['message', { text: ' ' }, '请填写消息，最多 500 字'],
    ['extraTime', { minutes: '0' }, '请填写 1 到 600 的分钟数'],
    ['movedWindow', { endAt: '2020-01-01T00:00' }, '请填写将来的结束时间'],
    ['dance', {}, '没有这个操作'],
    ['message', { text: 'a', paper: 'none' }, '没有进行中的试卷'],
  ])('refuses %s with %j', async (kind, fields, problem) => {
    expect(await staff.order(kind, fields)).toBe(problem);
    expect(await actions()).toEqual([]);
  });

  it('end with the forced hand-in', async () => {
    await staff.order('handIn');
    expect(await staff.order('handIn')).toBe('这份试卷已要求收卷');
  });

  it('are not told to another learner', async () => {
    await staff.order('faceTry');
    const other = await platform.signIn('13800010006');
    const seat = { ...paper, attemptId: 'a1', after: 0, cameras: [] };
    const beat = { ...seat, connection: 'online', waiting: null, battery: null } as const;
    expect(await platform.call(monitorStaffActions, beat, other)).toMatchObject({ success: false, data: null });
  });
});
