import { describe, expect, it } from 'vitest';
import type { PlatformProfile } from '#contract/platform/profile/profile.ts';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { doubtfulOrder } from '#rules/exam/staff-rules.ts';
import { createExamRun } from '../testing/exam-run.ts';
import { createFakePlatform, good, refusal } from '../testing/fake-platform.ts';
import { account, createFakeSession } from '../testing/fake-session.ts';
import { namedProfile } from '../testing/named-profile.ts';
import { electricianExam } from '../testing/open-paper.ts';
import { paperAnswers } from '../testing/paper-answers.ts';
import { TestTime } from '../testing/test-time.ts';

const joinedAt = Date.parse('2026-03-02T09:00:00+08:00');
const later = joinedAt + 5 * 3600_000;

function createRoom(profile: PlatformProfile = namedProfile) {
  const platform = createFakePlatform({
    ...paperAnswers(),
    findBasicExamById: [good({ examType: 1, duration: 60, cameraCount: 0, faceRequired: 0 })],
    monitorHeartbeat: [good({})],
    monitorCaptureSave: [good({ id: '1' })],
    monitorStaffActions: [good({ actions: [] })],
    userPaperCommitAllPaper: [good({ userPaperId: 'p1', submitTime: '2026-03-02 09:30:00' })],
  });
  const parts = { layer: new MemoryLayer(), time: new TestTime(joinedAt), platform };
  const start = async () => {
    const run = createExamRun({ ...parts, session: createFakeSession(account('lm')), profile });
    await run.service.start();
    const outcome = await run.exam.open(electricianExam);
    if (!outcome.opened) throw new Error(outcome.problem);
    return { ...run, attempt: outcome.attempt };
  };
  const told = (...actions: object[]) => platform.restart('monitorStaffActions', good({ actions, pollSeconds: 5 }));
  const asked = () => platform.sent.filter(({ id }) => id === 'monitorStaffActions').map(({ input }) => input);
  const notes = () => platform.sent.flatMap(({ input }) => ('state' in input ? [input.state] : []));
  return { ...parts, start, told, asked, notes };
}

describe('what staff decide', () => {
  it('is recorded once, has its effect, and is acknowledged by the next poll; the pace is the platform’s', async () => {
    const { time, start, told, asked } = createRoom();
    const { attempt, exam, said } = await start();
    told(
      { number: 2, at: joinedAt, kind: 'extraTime', minutes: 10, deadline: later },
      { number: 1, at: joinedAt, kind: 'message', text: '请坐好', from: '王监考' },
    );
    await time.advance(30_000);
    expect(said.staff.at(-1)?.actions).toMatchObject([{ kind: 'message' }, { kind: 'extraTime', minutes: 10 }]);
    expect(said.rules).toMatchObject([{ deadline: later }]);
    await time.advance(20_000);
    expect(asked()[0]).toMatchObject({ after: 0, attemptId: attempt.attemptId, battery: null });
    expect(asked().at(-1)).toMatchObject({ after: 2 });
    expect(asked().length).toBeGreaterThan(2);
    expect(said.staff).toHaveLength(2);
    await exam.readStaffAction(attempt.attemptId, 1);
    expect(await exam.read(attempt.attemptId)).toMatchObject({ rules: { deadline: later }, staff: { read: [1] } });
  });

  it.each([
    ['texts', (at: number) => new Date(at + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')],
    ['seconds', (at: number) => at / 1000],
  ])('is followed where the platform writes its times as %s', async (_, written) => {
    const { time, start, told } = createRoom();
    const { attempt, exam, said } = await start();
    told({ number: '1', at: written(joinedAt), kind: 'movedWindow', deadline: written(later) });
    await time.advance(60_000);
    expect(said.rules).toMatchObject([{ deadline: later }]);
    expect(await exam.read(attempt.attemptId)).toMatchObject({ phase: 'open' });
    told({ number: '2', at: written(joinedAt), kind: 'handIn' });
    await time.advance(60_000);
    expect(said.handIns.at(-1)).toMatchObject({ reason: 'staff' });
  });

  it('is the reason of a hand-in for main alone: a page cannot say it', async () => {
    const { time, start, told } = createRoom();
    const { attempt, exam, said } = await start();
    const claims = exam.handIn as (attemptId: string, reason: string) => Promise<unknown>;
    for (const claim of ['staff', 'switches', 'time-up'])
      await expect(claims(attempt.attemptId, claim)).rejects.toThrow('handIn');
    expect(await exam.read(attempt.attemptId)).toMatchObject({ phase: 'open' });
    told({ number: 1, at: joinedAt, kind: 'handIn' });
    await time.advance(60_000);
    expect(said.handIns.at(-1)).toMatchObject({ reason: 'staff' });
  });

  it('is in force after a crash, without the platform', async () => {
    const { time, start, told, platform } = createRoom();
    await start();
    told({ number: 1, at: joinedAt, kind: 'pause', clockRuns: true, until: joinedAt + 600_000 });
    await time.advance(30_000);
    platform.restart('monitorHeartbeat', { kind: 'unreachable' });
    const { attempt, exam } = await start();
    expect(attempt.staff?.actions).toMatchObject([{ kind: 'pause' }]);
    const write = () =>
      exam.answer(attempt.attemptId, attempt.paper.questions[0]?.id ?? '', { kind: 'text', text: 'a' });
    await expect(write()).rejects.toMatchObject({ code: 'paused' });
    await time.advance(600_000);
    expect(await write()).toMatchObject({ copies: 2 });
  });

  it('hands the paper in after a notice, also when the client ends between record and seal', async () => {
    const { time, start, told } = createRoom();
    const { attempt, said: before, service: ended } = await start();
    told({ number: 1, at: joinedAt, kind: 'handIn' });
    await time.advance(8_000);
    expect(before.staff).toHaveLength(1);
    expect(before.handIns).toEqual([]);
    await ended.stop();
    const { exam, said, service } = await start();
    await time.advance(60_000);
    expect(said.handIns.at(-1)).toMatchObject({ reason: 'staff' });
    expect(await exam.read(attempt.attemptId)).not.toMatchObject({ phase: 'open' });
    await service.stop();
  });

  it('hands nothing in where no profile names the order: learner and staff are told, and the code on the seat confirms', async () => {
    const { time, start, told, asked, notes } = createRoom({});
    const { attempt, exam, said, service } = await start();
    const { attemptId } = attempt;
    told({ number: 1, at: joinedAt, kind: 'handIn' });
    await time.advance(120_000);
    expect(said.staff.at(-1)?.actions).toMatchObject([{ kind: 'handIn', basis: 'assumed' }]);
    expect(asked().at(-1)).toMatchObject({ after: 1 });
    const read = await exam.read(attemptId);
    expect(read).toMatchObject({ phase: 'open' });
    expect(doubtfulOrder(read?.staff)).toMatchObject({ number: 1 });
    expect(notes()).toContain('order-assumed');
    await service.store.attempt('lm', attemptId).noteSeatUse({ kind: 'hand-in', at: time.now() });
    await time.advance(9_000);
    expect(said.handIns).toEqual([]);
    await time.advance(3_000);
    expect(said.handIns.at(-1)).toMatchObject({ reason: 'staff' });
  });

  it('locks nothing where no profile names the pause, until the code on the seat confirms it, and the code ends it', async () => {
    const { time, start, told, notes } = createRoom({});
    const { attempt, exam, service } = await start();
    const { attemptId, paper } = attempt;
    told({ number: 3, at: joinedAt, kind: 'pause', clockRuns: true, until: joinedAt + 4 * 3_600_000 });
    await time.advance(60_000);
    const write = () => exam.answer(attemptId, paper.questions[0]?.id ?? '', { kind: 'text', text: 'a' });
    expect(await write()).toMatchObject({ copies: 2 });
    expect(notes()).toContain('pause-assumed');
    const seat = service.store.attempt('lm', attemptId);
    await seat.noteSeatUse({ kind: 'pause', at: time.now(), order: 3 });
    await time.advance(6_000);
    await expect(write()).rejects.toMatchObject({ code: 'paused' });
    await seat.noteSeatUse({ kind: 'resume', at: time.now(), order: 3 });
    expect(await write()).toMatchObject({ copies: 2 });
  });

  it.each([
    ['movedWindow', { deadline: joinedAt + 20 * 60_000 }],
    ['resume', { deadline: joinedAt + 20 * 60_000 }],
    ['pause', { clockRuns: true, until: joinedAt + 60_000, deadline: joinedAt + 20 * 60_000 }],
  ])('ends a paper no earlier where no profile names the order: %s', async (kind, told) => {
    const room = createRoom({});
    const { attempt, exam, said } = await room.start();
    const { deadline } = attempt.rules;
    const actions = [{ number: 1, at: joinedAt, kind, ...told }];
    room.platform.restart('monitorStaffActions', good({ actions, pollSeconds: 60 }));
    await room.time.advance(25 * 60_000);
    expect(said.rules).toContainEqual(expect.objectContaining({ deadline: told.deadline, shownEnd: deadline }));
    expect(await exam.read(attempt.attemptId)).toMatchObject({ phase: 'open' });
    await room.time.advance(40 * 60_000);
    expect(said.handIns.at(-1)).toMatchObject({ reason: 'time-up' });
  });

  it('takes back what the clock stood for in a pause, whether a profile names the order or not', async () => {
    const { time, start, told } = createRoom({});
    const { attempt, said } = await start();
    const { deadline } = attempt.rules;
    told({ number: 1, at: joinedAt, kind: 'pause', clockRuns: false, until: joinedAt + 600_000 });
    await time.advance(30_000);
    expect(said.rules.at(-1)).toMatchObject({ deadline: (deadline ?? 0) + 600_000 });
    told({ number: 2, at: joinedAt + 60_000, kind: 'resume' });
    await time.advance(30_000);
    const rules = said.rules.at(-1);
    expect(rules).toMatchObject({ deadline: (deadline ?? 0) + 60_000 });
    expect(rules).not.toHaveProperty('endBasis');
  });

  it('of an unknown kind is reported, acknowledged and skipped; one without a number is only reported', async () => {
    const { time, start, told, asked } = createRoom();
    const { said } = await start();
    told({ number: 1, at: joinedAt, kind: 'dance' }, { kind: 'message' }, { number: 2, at: joinedAt, kind: 'faceTry' });
    await time.advance(40_000);
    expect(said.reports).toContain('action 1 of staff is not known here');
    expect(said.reports).toContain('an action of staff has no number');
    expect(said.staff.at(-1)?.actions.map(({ kind }) => kind)).toEqual(['unknown', 'faceTry']);
    expect(asked().at(-1)).toMatchObject({ after: 2 });
  });

  it('an alert to everybody is recorded once beside what has numbers, is read, and outlives a crash', async () => {
    const { time, start, told, platform, asked } = createRoom();
    const alert = { id: 'n7', content: '考试延长到 11:00', createTime: '2026-03-02 09:01:00', staffName: '考务办' };
    platform.restart('monitorAdminAlert', good([{ ...alert, id: '' }, alert]));
    told({ number: 1, at: joinedAt, kind: 'message', text: '请坐好' });
    const { attempt, exam } = await start();
    await time.advance(200_000);
    const { exam: again } = await start();
    await time.advance(200_000);
    const read = await again.read(attempt.attemptId);
    expect(read?.staff?.actions.map(({ number }) => number).toSorted()).toEqual([-1, 1]);
    const text = {
      kind: 'message',
      text: '考试延长到 11:00',
      from: '考务办',
      at: Date.parse('2026-03-02T09:01:00+08:00'),
    };
    expect(read?.staff?.actions.find(({ number }) => number === -1)).toMatchObject(text);
    expect(asked().at(-1)).toMatchObject({ after: 1 });
    expect(platform.calls().filter((id) => id === 'monitorAdminAlert').length).toBeLessThan(15);
    await exam.readStaffAction(attempt.attemptId, -1);
    expect((await exam.read(attempt.attemptId))?.staff?.read).toEqual([-1]);
  });

  it('alerts are asked for again after one “not found”, and seldom where the platform has none', async () => {
    const { time, start, platform } = createRoom();
    const alert = { id: 'n8', content: '请坐好', createTime: '2026-03-02 09:01:00', staffName: '考务办' };
    platform.restart('monitorAdminAlert', { kind: 'unknown', status: 404 }, good([alert]));
    const { said } = await start();
    await time.advance(200_000);
    expect(said.staff.at(-1)?.actions).toMatchObject([{ text: '请坐好' }]);
    platform.restart('monitorAdminAlert', refusal(404));
    const asked = () => platform.calls().filter((id) => id === 'monitorAdminAlert').length;
    await time.advance(330_000);
    const before = asked();
    await time.advance(300_000);
    expect(asked()).toBe(before);
  });

  it('a paper that staff hand in is told to the monitoring once, with what was sealed', async () => {
    const { time, start, told, platform } = createRoom();
    platform.restart('monitorForceCommit', good({ id: 'p1' }));
    platform.restart('userPaperCommitAllPaper', { kind: 'unreachable' });
    const { attempt } = await start();
    told({ number: 1, at: joinedAt, kind: 'handIn' });
    await time.advance(120_000);
    const notices = platform.sent.filter(({ id }) => id === 'monitorForceCommit').map(({ input }) => input);
    expect(notices).toMatchObject([{ userPaperId: 'p1', attemptId: attempt.attemptId, reason: 'staff', answers: 0 }]);
  });

  it.each([
    ['a proxy', { kind: 'unknown', status: 404 } as const],
    ['the platform', refusal(404)],
  ])('is heard after one “not found” of %s', async (_, notFound) => {
    const { time, start, platform } = createRoom();
    const order = good({ actions: [{ number: 1, at: joinedAt, kind: 'handIn', text: '' }] });
    platform.restart('monitorStaffActions', notFound, order);
    const { attempt, exam } = await start();
    await time.advance(180_000);
    expect(await exam.read(attempt.attemptId)).not.toMatchObject({ phase: 'open' });
  });

  it('is asked for every ten minutes where the platform lacks the call, and heard when it comes', async () => {
    const { time, start, platform, asked, told } = createRoom();
    const { said } = await start();
    platform.restart('monitorStaffActions', refusal(404));
    platform.restart('monitorAdminAlert', refusal(404));
    await time.advance(330_000);
    const few = asked().length;
    expect(few).toBeLessThan(12);
    await time.advance(300_000);
    expect(asked()).toHaveLength(few);
    told({ number: 1, at: joinedAt, kind: 'message', text: '请坐好' });
    await time.advance(600_000);
    expect(said.staff.at(-1)?.actions).toMatchObject([{ kind: 'message' }]);
  });
});
