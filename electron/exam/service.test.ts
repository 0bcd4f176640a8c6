import { beforeEach, describe, expect, it } from 'vitest';
import type { Attempt } from '#contract/ipc/exam.ts';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { memoryFile } from '../testing/memory-file.ts';
import { paperReport } from './report/paper-report.ts';
import { createExamRun, type ExamRunOptions } from './testing/exam-run.ts';
import { createFakePlatform, good, refusal } from './testing/fake-platform.ts';
import { account, createFakeSession } from './testing/fake-session.ts';
import { electricianExam } from './testing/open-paper.ts';
import { paperAnswers } from './testing/paper-answers.ts';
import { TestTime } from './testing/test-time.ts';

const joinedAt = Date.parse('2026-03-02T09:00:00+08:00');
const hour = 3_600_000;
const jpeg = new Uint8Array([0xff, 0xd8, 1]);
const text = (value: string) => ({ kind: 'text', text: value }) as const;

let layer: MemoryLayer;
let time: TestTime;
let platform: ReturnType<typeof createFakePlatform>;
let session: ReturnType<typeof createFakeSession>;

beforeEach(() => {
  layer = new MemoryLayer();
  time = new TestTime(joinedAt);
  session = createFakeSession(account('lm'));
  platform = createFakePlatform({
    ...paperAnswers(),
    monitorHeartbeat: [good({})],
    monitorCaptureSave: [good({ id: 1 })],
    userSwitchScreen: [good({ count: 1 })],
    userPaperCommitAllPaper: [good({ userPaperId: 'p1', submitTime: '2026-03-02 09:30:00' })],
  });
});

async function startRun(change: Partial<ExamRunOptions> = {}) {
  const run = createExamRun({ layer, time, platform, session, ...change });
  await run.service.start();
  return run;
}

async function sit(run: Awaited<ReturnType<typeof startRun>>): Promise<Attempt> {
  const outcome = await run.exam.open(electricianExam);
  if (!outcome.opened) throw new Error(outcome.problem);
  return outcome.attempt;
}

const calls = (id: string) => platform.sent.filter((call) => call.id === id);

describe('a paper from opening to hand-in', () => {
  it('keeps answers, beats, counts switches, sends captures, and commits once', async () => {
    const run = await startRun();
    const { exam, evidence } = run;
    const { attemptId } = await sit(run);
    await exam.answer(attemptId, 'q1', text('先断电'));
    await evidence.capture({ attemptId, camera: 'side', takenAt: joinedAt, jpeg, faces: 1 });
    await evidence.note({ attemptId, camera: 'front', condition: 'dark', at: joinedAt });
    run.focus('blur');
    await time.advance(60_000);
    run.focus('focus');
    expect(run.said.switches).toEqual([1]);
    expect(calls('userSwitchScreen')).toHaveLength(1);
    expect(calls('monitorCaptureSave')).toHaveLength(2);
    expect(calls('monitorHeartbeat')[0]?.input).toMatchObject({
      cameras: [{ place: 'front', state: 'dark' }],
    });
    expect(await evidence.state(attemptId)).toMatchObject({ waiting: 0, delivered: 3 });
    await exam.handIn(attemptId, 'learner');
    await time.advance(60_000);
    expect(calls('userPaperCommitAllPaper')).toHaveLength(1);
    expect(calls('userPaperCommitAllPaper')[0]?.input).toMatchObject({
      userPaperId: 'p1',
      answerList: [{ questionId: 'q1', answer: ['先断电'] }],
    });
    expect(await exam.handInState(attemptId)).toMatchObject({ phase: 'delivered' });
    const beats = calls('monitorHeartbeat').length;
    run.focus('blur');
    await time.advance(600_000);
    expect(calls('monitorHeartbeat')).toHaveLength(beats);
    expect(run.said.switches).toEqual([1]);
    await run.service.stop();
  });

  it('tells staff kind, size and name of the camera that has a place, and takes no name that tears its chain', async () => {
    const run = await startRun();
    const { attemptId } = await sit(run);
    const told = { attemptId, camera: 'front', width: 1280, height: 720, at: joinedAt } as const;
    await run.evidence.device({ ...told, label: 'OBS Virtual Camera' });
    await expect(run.evidence.device({ ...told, label: 'Cam\nfront' })).rejects.toThrow('at [0].label');
    await time.advance(60_000);
    expect(calls('monitorCaptureSave').map(({ input }) => input)).toMatchObject([
      { place: 'front', state: 'device:virtual:1280x720:OBS Virtual Camera' },
    ]);
    await run.service.stop();
  });

  it('takes no picture of an account that did not agree to pictures', async () => {
    const run = await startRun({ consented: () => false });
    platform.restart('findBasicExamById', good({ examType: 1, cameraCount: 0, faceRequired: 0 }));
    const { attemptId } = await sit(run);
    const taken = { attemptId, camera: 'front', takenAt: joinedAt, jpeg, faces: 1 } as const;
    await expect(run.evidence.capture(taken)).rejects.toMatchObject({ code: 'no-consent' });
    await time.advance(60_000);
    expect(calls('monitorCaptureSave')).toEqual([]);
    await run.service.stop();
  });

  it('reads a platform that writes its times in another zone, and never seals the paper on them', async () => {
    const zoneFile = memoryFile();
    platform.restart('examJoinExam', good({ userPaperId: 'p1', joinTime: '2026-03-02 02:00:00' }));
    platform.restart(
      'findUserPaperSurface',
      good({ userPaperId: 'p1', duration: 60, joinTime: '2026-03-02 02:00:00' }),
    );
    const run = await startRun({ zoneFile });
    run.clock.observe(new Date(joinedAt).toUTCString(), 0);
    const { attemptId, rules } = await sit(run);
    expect(rules).toMatchObject({ joinedAt, deadline: joinedAt + hour, timeShiftMs: 7 * hour });
    await time.advance(hour / 2);
    expect(await run.exam.handInState(attemptId)).toBeNull();
    // Lists and details of exams go by the same hours, in later runs too.
    expect(await run.exam.clock()).toMatchObject({ timeShiftMs: 7 * hour });
    await run.service.stop();
    const next = await startRun({ zoneFile });
    expect(await next.exam.clock()).toMatchObject({ timeShiftMs: 7 * hour });
    await next.service.stop();
  });

  it('never seals a paper of another machine whose times are over when it is opened', async () => {
    platform.restart(
      'examFindUserPaperListById',
      good({ list: [{ userPaperId: 'p1', status: 0, joinTime: '2026-03-02 02:00:00' }] }),
    );
    platform.restart(
      'findUserPaperSurface',
      good({ userPaperId: 'p1', duration: 60, joinTime: '2026-03-02 02:00:00' }),
    );
    const run = await startRun();
    run.clock.observe(new Date(joinedAt).toUTCString(), 0);
    const { attemptId, rules } = await sit(run);
    expect(rules).toMatchObject({ deadline: null, timeDoubtful: true });
    await time.advance(hour);
    expect(calls('userPaperCommitAllPaper')).toEqual([]);
    expect(await run.exam.handInState(attemptId)).toBeNull();
    await run.service.stop();
  });

  it('takes extra time from the platform into journal, room and deadline', async () => {
    const run = await startRun();
    run.clock.observe(new Date(joinedAt).toUTCString(), 0);
    const { attemptId } = await sit(run);
    time.sleep(hour / 2);
    platform.restart(
      'findUserPaperSurface',
      good({ userPaperId: 'p1', duration: 75, joinTime: '2026-03-02 09:00:00' }),
    );
    await time.advance(75_000);
    expect(run.said.rules).toMatchObject([{ deadline: joinedAt + 75 * 60_000 }]);
    expect(await run.exam.read(attemptId)).toMatchObject({ rules: { deadline: joinedAt + 75 * 60_000 } });
    time.sleep(35 * 60_000);
    await time.advance(60_000);
    expect(await run.exam.handInState(attemptId)).toBeNull();
    time.sleep(8 * 60_000);
    await time.advance(60_000);
    expect(await run.exam.handInState(attemptId)).toMatchObject({ reason: 'time-up' });
    await run.service.stop();
  });

  it('goes on without monitoring: nothing of it reaches the paper', async () => {
    platform.restart('monitorHeartbeat', { kind: 'unknown', status: 500 });
    platform.restart('monitorCaptureSave', refusal(404, '没有该接口'));
    platform.restart('userSwitchScreen', { kind: 'unreachable' });
    const run = await startRun();
    const { attemptId } = await sit(run);
    await run.evidence.capture({ attemptId, camera: 'front', takenAt: joinedAt, jpeg, faces: null });
    run.focus('blur');
    await time.advance(300_000);
    expect(await run.exam.answer(attemptId, 'q1', text('x'))).toMatchObject({ copies: 2 });
    expect(await run.exam.handIn(attemptId, 'learner')).toMatchObject({ phase: 'sealed' });
    await time.advance(1_000);
    expect(run.said.handIns.at(-1)).toMatchObject({ phase: 'delivered' });
    await run.service.stop();
  });

  it('holds evidence back while a hand-in is on the line', async () => {
    let answer: (value: ReturnType<typeof good>) => void = () => undefined;
    platform.restart('userPaperCommitAllPaper', new Promise((resolve) => (answer = resolve)));
    const run = await startRun();
    const { attemptId } = await sit(run);
    await run.exam.handIn(attemptId, 'learner');
    await time.advance(1_000);
    await run.evidence.capture({ attemptId, camera: 'front', takenAt: joinedAt, jpeg, faces: 1 });
    await time.advance(5_000);
    expect(calls('monitorCaptureSave')).toHaveLength(0);
    answer(good({ userPaperId: 'p1', submitTime: '2026-03-02 09:30:00' }));
    await time.advance(1_000);
    const sent = calls('monitorCaptureSave').map(({ input }) => input);
    expect(sent).toMatchObject([{ state: expect.stringContaining('sealed:') }, { place: 'front', faces: 1 }]);
    await run.service.stop();
  });

  it('reports the switches of an offline paper before it is committed', async () => {
    const gone = { kind: 'unreachable' } as const;
    platform.restart('userSwitchScreen', gone);
    const run = await startRun();
    const { attemptId } = await sit(run);
    run.focus('blur');
    await time.advance(60_000);
    run.focus('focus');
    platform.restart('userSwitchScreen', good({ count: 1 }));
    const before = platform.sent.length;
    await run.exam.handIn(attemptId, 'learner');
    await time.advance(500);
    const sent = platform.sent.slice(before).map(({ id }) => id);
    expect(sent).toContain('userSwitchScreen');
    expect(sent.indexOf('userSwitchScreen')).toBeLessThan(sent.indexOf('userPaperCommitAllPaper'));
    await run.service.stop();
  });

  it('commits after three seconds though a switch report hangs', async () => {
    platform.restart('userSwitchScreen', new Promise(() => undefined));
    const run = await startRun();
    const { attemptId } = await sit(run);
    run.focus('blur');
    await time.advance(60_000);
    await run.exam.handIn(attemptId, 'learner');
    await time.advance(2_900);
    expect(calls('userPaperCommitAllPaper')).toHaveLength(0);
    await time.advance(200);
    expect(calls('userPaperCommitAllPaper')).toHaveLength(1);
  });

  it('is handed in by itself when the time is up', async () => {
    const run = await startRun();
    run.clock.observe(new Date(time.now()).toUTCString(), 10);
    await sit(run);
    await time.advance(hour - 2_000);
    expect(calls('userPaperCommitAllPaper')).toHaveLength(0);
    await time.advance(5_000);
    expect(calls('userPaperCommitAllPaper')).toHaveLength(1);
    expect(run.said.handIns.at(-1)).toMatchObject({ phase: 'delivered', reason: 'time-up' });
    await run.service.stop();
  });
});

describe('coming back', () => {
  it('opens from disk with the platform gone, at the same place, with the time of the journal, untrusted', async () => {
    const first = await startRun();
    const { attemptId } = await sit(first);
    await first.exam.answer(attemptId, 'q1', text('先断电'));
    // Until two answers some seconds apart have agreed on the time.
    await time.advance(40_000);
    await first.exam.setCurrentQuestion(attemptId, 'q1');
    platform.script = {};
    platform.sent.length = 0;
    const second = await startRun();
    const attempt = await sit(second);
    expect(attempt).toMatchObject({
      attemptId,
      currentQuestion: 'q1',
      recovered: true,
      answers: { q1: { value: text('先断电') } },
    });
    expect(platform.sent).toEqual([]);
    const { now, ...clock } = await second.exam.clock();
    expect(Math.abs(now - time.now())).toBeLessThanOrEqual(500);
    expect(clock).toMatchObject({ trusted: false, known: true, timeShiftMs: 0 });
    await second.service.stop();
  });

  it('stops heartbeats and the watch when the learner leaves the paper, and lets the display sleep', async () => {
    const run = await startRun();
    expect(run.awake()).toBe(0);
    const { attemptId } = await sit(run);
    expect(run.awake()).toBe(1);
    await run.exam.leave(attemptId);
    expect(run.awake()).toBe(0);
    run.focus('blur');
    await time.advance(120_000);
    expect(platform.calls()).not.toContain('monitorHeartbeat');
    // Leaving is an absence; what the focus does then is none.
    expect(run.said.switches).toEqual([1]);
    await run.service.stop();
  });
});

describe('another account', () => {
  it('reaches nothing of the first one, which finds all of it again', async () => {
    const run = await startRun();
    const { exam, evidence } = run;
    const { attemptId } = await sit(run);
    await exam.answer(attemptId, 'q1', text('先断电'));
    session.become(null);
    const gone = { code: 'no-attempt' };
    // What was typed before the page heard of the end is kept; nothing else goes on without a session.
    await exam.answer(attemptId, 'q1', text('先断电，'));
    expect(await exam.read(attemptId)).toBeNull();
    await expect(exam.handIn(attemptId, 'learner')).rejects.toMatchObject(gone);
    expect(await exam.pending()).toMatchObject([
      { attemptId, mine: false, owner: '138****8000', answered: 1, total: 1 },
    ]);
    expect(await run.service.mediaFor('/media/a.png')).toBeNull();
    session.become(account('zhang'));
    expect(await exam.read(attemptId)).toBeNull();
    expect(await exam.handInState(attemptId)).toBeNull();
    await expect(exam.answer(attemptId, 'q1', text('x'))).rejects.toMatchObject(gone);
    await expect(exam.mark(attemptId, 'q1', true)).rejects.toMatchObject(gone);
    await expect(exam.setCurrentQuestion(attemptId, 'q1')).rejects.toMatchObject(gone);
    await expect(exam.leave(attemptId)).rejects.toMatchObject(gone);
    await expect(exam.handIn(attemptId, 'learner')).rejects.toMatchObject(gone);
    await expect(evidence.capture({ attemptId, camera: 'front', takenAt: 1, jpeg, faces: 1 })).rejects.toMatchObject(
      gone,
    );
    expect(await evidence.state(attemptId)).toMatchObject({ waiting: 0, delivered: 0 });
    run.focus('blur');
    await time.advance(120_000);
    expect(run.said.switches).toEqual([]);
    expect(platform.calls()).not.toContain('monitorHeartbeat');
    session.become(account('lm'));
    expect((await sit(run)).answers).toMatchObject({ q1: { value: text('先断电，') } });
    expect(await run.service.mediaFor('/media/a.png')).toMatchObject({ type: `${attemptId} /media/a.png` });
    await run.service.stop();
  });
});

it('the fingerprint of a seal is a note in the journal and evidence, once, also when the network comes back later', async () => {
  platform = createFakePlatform({
    ...paperAnswers(),
    monitorHeartbeat: [good({})],
    monitorCaptureSave: [good({ id: 1 })],
    userPaperCommitAllPaper: [{ kind: 'unreachable' }],
  });
  const notes = async (run: Awaited<ReturnType<typeof startRun>>, attemptId: string) =>
    paperReport(attemptId, await run.service.store.attempt('lm', attemptId).history()).lines.filter(
      ({ kind, values }) => kind === 'noted' && String(values['state']).startsWith('sealed:'),
    );
  const first = await startRun();
  const { attemptId } = await sit(first);
  await first.exam.answer(attemptId, 'q1', text('先断电'));
  const { fingerprint } = await first.exam.handIn(attemptId, 'learner');
  await time.advance(1_000);
  expect(await notes(first, attemptId)).toMatchObject([{ values: { place: 'seat', state: `sealed:${fingerprint}` } }]);
  await first.service.stop();
  const second = await startRun();
  await time.advance(60_000);
  expect(await notes(second, attemptId)).toHaveLength(1);
  const told = calls('monitorCaptureSave').map(({ input }) => JSON.stringify(input));
  expect(told.filter((input) => input.includes(`sealed:${fingerprint}`))).toHaveLength(1);
  await second.service.stop();
});
