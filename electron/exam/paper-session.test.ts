import { beforeEach, describe, expect, it } from 'vitest';
import type { Attempt } from '#contract/ipc/exam.ts';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { createExamRun, type ExamRunOptions } from './testing/exam-run.ts';
import { createFakePlatform, good } from './testing/fake-platform.ts';
import { account, createFakeSession } from './testing/fake-session.ts';
import { electricianExam } from './testing/open-paper.ts';
import { paperAnswers } from './testing/paper-answers.ts';
import { TestTime } from './testing/test-time.ts';

const jpeg = new Uint8Array([0xff, 0xd8, 1]);

let layer: MemoryLayer;
let time: TestTime;
let platform: ReturnType<typeof createFakePlatform>;
let session: ReturnType<typeof createFakeSession>;

beforeEach(() => {
  layer = new MemoryLayer();
  time = new TestTime(Date.parse('2026-03-02T09:00:00+08:00'));
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

describe('a token that is renewed in the middle of a paper', () => {
  it('changes nothing: heartbeats, counting, lockdown and the display go on, also before it is known whose it is', async () => {
    const locks: string[] = [];
    const lockdown = {
      enter: async () => void locks.push('enter'),
      leave: async () => void locks.push('leave'),
      onDisplays: () => () => undefined,
    };
    const run = await startRun({ lockdown });
    const { attemptId } = await sit(run);
    await time.advance(120_000);
    const [beats, locked] = [calls('monitorHeartbeat').length, locks.join()];
    session.renewToken();
    run.focus('blur');
    await time.advance(60_000);
    run.focus('focus');
    expect(run.said.switches).toEqual([1]);
    await run.evidence.capture({ attemptId, camera: 'front', takenAt: time.now(), jpeg, faces: 1 });
    expect(calls('monitorHeartbeat').length).toBeGreaterThan(beats);
    session.become(account('lm'));
    run.focus('blur');
    await time.advance(600_000);
    run.focus('focus');
    expect(run.said.switches).toEqual([1, 2]);
    expect(calls('monitorHeartbeat').length).toBeGreaterThan(beats + 10);
    expect(calls('findUserPaperSurface').length).toBeGreaterThan(8);
    expect({ locks: locks.join(), awake: run.awake() }).toEqual({ locks: locked, awake: 1 });
    await run.service.stop();
  });

  it('keeps the deadline while it is not known whose it is', async () => {
    platform.restart(
      'findUserPaperSurface',
      good({ userPaperId: 'p1', duration: 62, joinTime: '2026-03-02 09:00:00' }),
    );
    const run = await startRun();
    run.clock.observe(new Date(time.now()).toUTCString(), 10);
    const { attemptId } = await sit(run);
    await time.advance(61 * 60_000 + 40_000);
    session.renewToken();
    await time.advance(30_000);
    expect(await run.exam.handInState(attemptId)).toMatchObject({ phase: 'sealed' });
    expect(calls('userPaperCommitAllPaper')).toEqual([]);
    session.become(account('lm'));
    await time.advance(60_000);
    expect(calls('userPaperCommitAllPaper')).toHaveLength(1);
    await run.service.stop();
  });

  it('leaves the paper when it is gone before it was known whose it is, or is of somebody else', async () => {
    for (const next of [null, account('zhang')]) {
      const run = await startRun();
      await sit(run);
      session.renewToken();
      expect(run.awake()).toBe(1);
      session.become(next);
      expect(run.awake()).toBe(0);
      session.become(null);
      // Who signs in next is not the one who sat here, until the platform says so.
      session.renewToken();
      expect(run.service.access.shown()).toBeNull();
      session.become(account('lm'));
      await run.service.stop();
    }
  });
});

describe('a switch of branch, tenant or identity', () => {
  const branch = { code: 'A', name: '总校', actor: null, organ: 'o' };

  it('waits for the paper: while it is open, and while it is sealed and not at the platform', async () => {
    const place = { origin: 'https://learn.example', branch };
    const run = await startRun({ here: () => ({ ...place }) });
    const { service, exam } = run;
    expect(await service.access.keepsHere()).toBe(false);
    const { attemptId } = await sit(run);
    expect(await service.access.keepsHere()).toBe(true);
    // Also between two tokens.
    session.renewToken();
    expect(await service.access.keepsHere()).toBe(true);
    session.become(account('lm'));
    platform.restart('userPaperCommitAllPaper', { kind: 'unreachable' });
    await exam.handIn(attemptId, 'learner');
    await time.advance(5_000);
    expect(await service.access.keepsHere()).toBe(true);
    place.branch = { ...branch, code: 'B' };
    expect(await service.access.keepsHere()).toBe(false);
    place.branch = branch;
    platform.restart('userPaperCommitAllPaper', good({ userPaperId: 'p1' }));
    await time.advance(120_000);
    expect(await exam.handInState(attemptId)).toMatchObject({ phase: 'delivered' });
    expect(await service.access.keepsHere()).toBe(false);
    await service.stop();
  });

  it('does not wait once staff have let the learner go, and for nobody else', async () => {
    const run = await startRun({ here: () => ({ origin: 'https://learn.example', branch }) });
    const { attemptId } = await sit(run);
    session.become(account('zhang'));
    expect(await run.service.access.keepsHere()).toBe(false);
    session.become(account('lm'));
    expect(await run.service.access.keepsHere()).toBe(true);
    await run.service.store.attempt('lm', attemptId).noteSeatUse({ kind: 'let-leave', at: time.now() });
    expect(await run.service.access.keepsHere()).toBe(false);
    await run.service.stop();
  });
});
