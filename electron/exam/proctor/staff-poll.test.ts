import { describe, expect, it } from 'vitest';
import { MemoryLayer } from '../journal/memory-layer.ts';
import { createExamRun } from '../testing/exam-run.ts';
import { createFakePlatform, good, refusal } from '../testing/fake-platform.ts';
import { account, createFakeSession } from '../testing/fake-session.ts';
import { electricianExam } from '../testing/open-paper.ts';
import { paperAnswers } from '../testing/paper-answers.ts';
import { TestTime } from '../testing/test-time.ts';

const joinedAt = Date.parse('2026-03-02T09:00:00+08:00');
const later = joinedAt + 5 * 3600_000;

function createRoom() {
  const platform = createFakePlatform({
    ...paperAnswers(),
    findBasicExamById: [good({ examType: 1, cameraCount: 0, faceRequired: 0 })],
    monitorHeartbeat: [good({})],
    monitorStaffActions: [good({ actions: [] })],
    userPaperCommitAllPaper: [good({ userPaperId: 'p1', submitTime: '2026-03-02 09:30:00' })],
  });
  const parts = { layer: new MemoryLayer(), time: new TestTime(joinedAt), platform };
  const start = async () => {
    const run = createExamRun({ ...parts, session: createFakeSession(account('lm')) });
    await run.service.start();
    const outcome = await run.exam.open(electricianExam);
    if (!outcome.opened) throw new Error(outcome.problem);
    return { ...run, attempt: outcome.attempt };
  };
  const told = (...actions: object[]) => platform.restart('monitorStaffActions', good({ actions, pollSeconds: 5 }));
  const asked = () => platform.sent.filter(({ id }) => id === 'monitorStaffActions').map(({ input }) => input);
  return { ...parts, start, told, asked };
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
    const { attempt } = await start();
    told({ number: 1, at: joinedAt, kind: 'handIn' });
    await time.advance(16_000);
    const { exam, said, service } = await start();
    await time.advance(60_000);
    expect(said.handIns.at(-1)).toMatchObject({ reason: 'staff' });
    expect(await exam.read(attempt.attemptId)).not.toMatchObject({ phase: 'open' });
    await service.stop();
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

  it('alerts are not asked for again where the platform has none', async () => {
    const { time, start, platform } = createRoom();
    platform.restart('monitorAdminAlert', refusal(404));
    await start();
    await time.advance(300_000);
    expect(platform.calls().filter((id) => id === 'monitorAdminAlert')).toHaveLength(1);
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

  it('is not asked for again in this run where the platform lacks the call', async () => {
    const { time, start, platform, asked } = createRoom();
    const { said } = await start();
    platform.restart('monitorStaffActions', refusal(404));
    await time.advance(200_000);
    expect(asked()).toHaveLength(1);
    expect(said.staff).toEqual([]);
  });
});
