import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { paperReport } from '../report/paper-report.ts';
import { createExamRun } from '../testing/exam-run.ts';
import { createFakePlatform, good } from '../testing/fake-platform.ts';
import { account, createFakeSession } from '../testing/fake-session.ts';
import { electricianExam } from '../testing/open-paper.ts';
import { paperAnswers } from '../testing/paper-answers.ts';
import { TestTime } from '../testing/test-time.ts';

const minute = 60_000;
const hour = 60 * minute;
const begin = Date.parse('2026-03-02T09:00:00+08:00');
let layer: MemoryLayer;
let time: TestTime;
/** What the wall clock is off by. */
let wallShift: number;
/** Counts the starts of the machine. */
let boot: number;

beforeEach(() => {
  layer = new MemoryLayer();
  time = new TestTime(begin);
  wallShift = 0;
  boot = 1;
});

const away = () => createFakePlatform({});
const online = () =>
  createFakePlatform({
    ...paperAnswers(),
    monitorHeartbeat: [good({})],
    userPaperCommitAllPaper: [good({ userPaperId: 'p1' })],
    userPaperFindUserPaperInfo: [good({ userPaperId: 'p1', status: 0 })],
  });

const commitOf = (platform: ReturnType<typeof online>) =>
  platform.sent.find(({ id }) => id === 'userPaperCommitAllPaper')?.input;

async function start(platform = online()) {
  const run = createExamRun({
    layer,
    time,
    platform,
    session: createFakeSession(account('lm')),
    wall: () => time.now() + wallShift,
    boot: `start ${boot}`,
  });
  await run.service.start();
  return run;
}

/** A paper that ends at 10:00 is opened at 9:00 and answered at 9:10, where the power fails. */
async function untilPowerFails() {
  const run = await start();
  const opened = await run.exam.open(electricianExam);
  if (!opened.opened) throw new Error(opened.problem);
  const { attemptId } = opened.attempt;
  await time.advance(minute);
  time.sleep(9 * minute);
  await run.exam.answer(attemptId, 'q1', { kind: 'text', text: '09:10' });
  await run.service.stop();
  return attemptId;
}

it('a clock that is hours ahead after a power cut takes nobody’s paper away while the platform is not reached', async () => {
  const attemptId = await untilPowerFails();
  wallShift = 8 * hour;
  boot += 1;
  const run = await start(away());
  await run.exam.read(attemptId);
  time.sleep(30 * minute);
  await time.advance(minute);
  expect((await run.exam.read(attemptId))?.phase).toBe('open');
  await run.exam.answer(attemptId, 'q1', { kind: 'text', text: '09:41' });
});

it('one answer with a wrong Date after a start seals nothing', async () => {
  const attemptId = await untilPowerFails();
  boot += 1;
  const run = await start();
  await run.exam.read(attemptId);
  run.clock.observe(new Date(time.now() + 2 * hour).toUTCString(), 0);
  await time.advance(2 * minute);
  expect((await run.exam.read(attemptId))?.phase).toBe('open');
  time.sleep(48 * minute);
  await time.advance(5_000);
  expect((await run.exam.read(attemptId))?.phase).toBe('sealed');
});

it('one answer with a wrong Date seals nothing, though this machine’s clock is as wrong and no other answer comes', async () => {
  const attemptId = await untilPowerFails();
  wallShift = 2 * hour;
  boot += 1;
  const run = await start(away());
  await run.exam.read(attemptId);
  run.clock.observe(new Date(time.now() + 2 * hour).toUTCString(), 0);
  await time.advance(2 * minute);
  expect((await run.exam.read(attemptId))?.phase).toBe('open');
  await run.exam.answer(attemptId, 'q1', { kind: 'text', text: '09:12' });
});

it('one answer with a wrong Date in the middle of a paper seals nothing', async () => {
  const run = await start();
  const opened = await run.exam.open(electricianExam);
  if (!opened.opened) throw new Error(opened.problem);
  const { attemptId } = opened.attempt;
  await time.advance(minute);
  run.clock.observe(new Date(time.now() + 2 * hour).toUTCString(), 0);
  await time.advance(2 * minute);
  expect((await run.exam.read(attemptId))?.phase).toBe('open');
  time.sleep(56 * minute);
  await time.advance(minute + 5_000);
  expect((await run.exam.read(attemptId))?.phase).toBe('sealed');
});

it.each([
  ['one answer', 0],
  ['two answers of one node', 4_000],
])('%s with a wrong Date right before a paper is begun moves its end nowhere', async (_, apartMs) => {
  const run = await start();
  const behind = () => run.clock.observe(new Date(time.now() - 7 * minute).toUTCString(), 0);
  behind();
  time.sleep(apartMs);
  behind();
  const opened = await run.exam.open(electricianExam);
  if (!opened.opened) throw new Error(opened.problem);
  expect(opened.attempt.rules).toMatchObject({ deadline: begin + hour });
  expect(opened.attempt.rules).not.toHaveProperty('timeShiftMs');
});

describe('a wall clock that was set back while the client was off, with the platform not reached,', () => {
  it('changes nothing for a machine that was not started again: the paper ends on time', async () => {
    const attemptId = await untilPowerFails();
    wallShift = -3 * hour;
    const run = await start(away());
    expect(Math.abs((await run.exam.clock()).now - time.now())).toBeLessThan(1_000);
    time.sleep(49 * minute);
    await time.advance(1_000);
    expect((await run.exam.read(attemptId))?.phase).toBe('open');
    await run.exam.answer(attemptId, 'q1', { kind: 'text', text: '09:59' });
    await time.advance(minute + 5_000);
    expect((await run.exam.read(attemptId))?.phase).toBe('sealed');
    await run.service.stop();

    wallShift = 0;
    const platform = online();
    const back = await start(platform);
    await time.advance(minute);
    expect(commitOf(platform)).toMatchObject({ sealTime: '2026-03-02 10:00:00', commitType: 2 });
    expect(commitOf(platform)).not.toHaveProperty('timeUnknown');
    await back.service.stop();
  });

  it('gives no time after another start of the machine: what was answered late is sent as late', async () => {
    const attemptId = await untilPowerFails();
    wallShift = -3 * hour;
    boot += 1;
    const platform = away();
    const run = await start(platform);
    await run.exam.read(attemptId);
    time.sleep(3 * hour);
    await time.advance(5_000);
    await run.exam.answer(attemptId, 'q1', { kind: 'text', text: 'looked up, at 12:10' });
    const reached = online();
    for (const [id, answers] of Object.entries(reached.script)) platform.restart(id, ...answers);
    await time.advance(3 * minute);
    expect(commitOf(platform)).toMatchObject({ sealTime: '2026-03-02 12:10:05', commitType: 2 });
    await run.service.stop();
  });

  it('says between which times nothing is known when the start in which it was answered never learned the time', async () => {
    const attemptId = await untilPowerFails();
    boot += 1;
    const run = await start(away());
    await run.exam.read(attemptId);
    time.sleep(2 * hour);
    await time.advance(5_000);
    await run.exam.answer(attemptId, 'q1', { kind: 'text', text: 'at 11:10' });
    await run.service.stop();
    boot += 1;
    await time.advance(20 * minute);
    const platform = online();
    const next = await start(platform);
    await next.exam.read(attemptId);
    await time.advance(3 * minute);
    expect(commitOf(platform)).toMatchObject({
      sealTime: expect.stringMatching(/^2026-03-02 11:3/),
      timeUnknown: { from: '2026-03-02 09:10:00', until: expect.stringMatching(/^2026-03-02 11:3/) },
    });
    await next.service.stop();
  });
});

it('a paper that its learner hands in while nobody knows the time has no time of sealing', async () => {
  const attemptId = await untilPowerFails();
  boot += 1;
  const platform = away();
  const run = await start(platform);
  await run.exam.read(attemptId);
  await run.exam.handIn(attemptId, 'learner');
  for (const [id, answers] of Object.entries(online().script)) platform.restart(id, ...answers);
  await time.advance(3 * minute);
  expect(commitOf(platform)).toMatchObject({ timeUnknown: { from: '2026-03-02 09:10:00', until: null } });
  expect(commitOf(platform)).not.toHaveProperty('sealTime');
});

describe('the log of a paper that was sealed while nobody knew the time', () => {
  async function sealedWithout() {
    const attemptId = await untilPowerFails();
    boot += 1;
    const run = await start(away());
    await run.exam.read(attemptId);
    const at = time.now();
    await run.exam.handIn(attemptId, 'learner');
    await time.advance(minute);
    await run.service.stop();
    return { attemptId, at };
  }

  async function learned(attemptId: string) {
    const platform = online();
    const run = await start(platform);
    await time.advance(3 * minute);
    const { lines } = paperReport(attemptId, await run.service.store.attempt('lm', attemptId).history());
    await run.service.stop();
    expect(platform.sent.filter(({ id }) => id === 'userPaperCommitAllPaper')).toHaveLength(1);
    return lines.flatMap(({ kind, values }) => (kind === 'seal-time' ? [Number(values['sealedAt'])] : []));
  }

  it('has it once the same start of the machine knows it, though the client was started again', async () => {
    const { attemptId, at } = await sealedWithout();
    wallShift = -3 * hour;
    const [sealedAt = 0, ...more] = await learned(attemptId);
    expect(Math.abs(sealedAt - at)).toBeLessThan(3_000);
    expect(more).toEqual([]);
  });

  it('never has it after another start of the machine', async () => {
    const { attemptId } = await sealedWithout();
    boot += 1;
    expect(await learned(attemptId)).toEqual([]);
  });
});

describe('while two clocks of the platform say different times', () => {
  /** An answer at 9:01 by both; from then on one clock is five minutes ahead, and nobody can say which is right. */
  async function disputed() {
    const platform = online();
    const run = await start(platform);
    const opened = await run.exam.open(electricianExam);
    if (!opened.opened) throw new Error(opened.problem);
    const { attemptId } = opened.attempt;
    await time.advance(minute);
    await run.exam.answer(attemptId, 'q1', { kind: 'text', text: '09:01' });
    const ahead = () => run.clock.observe(new Date(time.now() + 5 * minute).toUTCString(), 0);
    ahead();
    time.sleep(4_000);
    ahead();
    await run.exam.answer(attemptId, 'q1', { kind: 'text', text: 'nobody knows when' });
    return { run, platform, attemptId };
  }

  it('no answer is noted with the time of the one that is ahead', async () => {
    const { run, attemptId } = await disputed();
    const { lines } = paperReport(attemptId, await run.service.store.attempt('lm', attemptId).history());
    const answers = lines.filter(({ kind }) => kind === 'answered' || kind === 'changed');
    expect(answers.map(({ at, clock }) => ({ at, clock }))).toEqual([
      { at: expect.closeTo(begin + minute, -4), clock: 'platform' },
      { at: null, clock: 'unknown' },
    ]);
    await run.service.stop();
  });

  it('a single answer that is behind leaves the time of sealing', async () => {
    const platform = online();
    const run = await start(platform);
    const opened = await run.exam.open(electricianExam);
    if (!opened.opened) throw new Error(opened.problem);
    await time.advance(minute);
    run.clock.observe(new Date(time.now() - 5 * minute).toUTCString(), 0);
    await run.exam.handIn(opened.attempt.attemptId, 'learner');
    await time.advance(minute);
    expect(commitOf(platform)).toMatchObject({ sealTime: '2026-03-02 09:01:00' });
    expect(commitOf(platform)).not.toHaveProperty('timeUnknown');
    await run.service.stop();
  });

  it('a paper that is handed in has no time of sealing, and says since when', async () => {
    const { run, platform, attemptId } = await disputed();
    await run.exam.handIn(attemptId, 'learner');
    await time.advance(minute);
    expect(commitOf(platform)).toMatchObject({ timeUnknown: { from: '2026-03-02 09:01:00', until: null } });
    expect(commitOf(platform)).not.toHaveProperty('sealTime');
    await run.service.stop();
  });
});
