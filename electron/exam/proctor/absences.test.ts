import { beforeEach, describe, expect, it } from 'vitest';
import type { Attempt } from '#contract/ipc/exam.ts';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import type { EvidenceStore } from '../evidence/evidence-store.ts';
import { createExamRun, type ExamRunOptions } from '../testing/exam-run.ts';
import { createFakePlatform, good } from '../testing/fake-platform.ts';
import { account, createFakeSession } from '../testing/fake-session.ts';
import { createMemoryEvidence } from '../testing/memory-evidence.ts';
import { electricianExam } from '../testing/open-paper.ts';
import { paperAnswers } from '../testing/paper-answers.ts';
import { TestTime } from '../testing/test-time.ts';
import { absenceOf } from './absences.ts';

const joinedAt = Date.parse('2026-03-02T09:00:00+08:00');
const minute = 60_000;

let layer: MemoryLayer;
let time: TestTime;
let platform: ReturnType<typeof createFakePlatform>;

beforeEach(() => {
  layer = new MemoryLayer();
  time = new TestTime(joinedAt);
  platform = createFakePlatform({
    ...paperAnswers(),
    monitorHeartbeat: [good({})],
    monitorCaptureSave: [good({ id: 1 })],
    userSwitchScreen: [good({})],
    userPaperCommitAllPaper: [good({ userPaperId: 'p1', submitTime: '2026-03-02 09:30:00' })],
  });
});

/** The exam hands a paper in after more than one absence. */
function limitOne(): void {
  const { findUserPaperSurface } = paperAnswers();
  const [surface] = findUserPaperSurface;
  if (surface?.kind !== 'answered') throw new Error('no surface');
  const { data } = surface;
  platform.restart('findUserPaperSurface', good({ ...(data as object), switchLimit: 1, switchConsequence: 2 }));
}

async function startRun(change: Partial<ExamRunOptions> = {}) {
  const run = createExamRun({ layer, time, platform, session: createFakeSession(account('lm')), ...change });
  await run.service.start();
  return run;
}
type Run = Awaited<ReturnType<typeof startRun>>;

async function sit(run: Run): Promise<Attempt> {
  const outcome = await run.exam.open(electricianExam);
  if (!outcome.opened) throw new Error(outcome.problem);
  return outcome.attempt;
}

async function lookAway(run: Run, ms: number): Promise<void> {
  run.focus('blur');
  await time.advance(ms);
  run.focus('focus');
  await time.advance(1_000);
}

/** A store that another program holds: nothing goes in, nothing comes out. */
function brokenStore(): EvidenceStore {
  const broken = async (): Promise<never> => {
    throw new Error('database is locked');
  };
  return Object.assign(createMemoryEvidence(), { add: broken, counts: broken, next: broken });
}

const inputs = (id: string) => platform.sent.filter((call) => call.id === id).map(({ input }) => input);
const seatNotes = () =>
  inputs('monitorCaptureSave').flatMap((input) => ('state' in input && 'place' in input ? [input.state] : []));

describe('an absence of the focus', () => {
  it('is counted, told, in the journal and in the heartbeat without a store for evidence', async () => {
    limitOne();
    const run = await startRun({ evidenceStore: brokenStore() });
    const { attemptId } = await sit(run);
    await lookAway(run, 5 * minute);
    expect(run.said.switches).toEqual([1]);
    expect((await run.exam.read(attemptId))?.absences).toMatchObject([
      { kind: 'focus', lastedMs: 5 * minute, counted: true },
    ]);
    await time.advance(minute);
    expect(inputs('monitorHeartbeat').at(-1)).toMatchObject({ absences: 1 });
    await lookAway(run, minute);
    expect(run.said.switches).toEqual([1, 2]);
    expect(run.said.handIns.at(-1)).toMatchObject({ reason: 'switches' });
  });

  it('goes on counting where a run before this one stopped', async () => {
    await (async () => {
      const run = await startRun();
      await sit(run);
      await lookAway(run, minute);
      run.focus('blur');
      await time.advance(minute);
    })();
    const next = await startRun();
    await sit(next);
    await lookAway(next, minute);
    expect(next.said.switches).toEqual([3]);
  });

  it('is counted while the journal takes nothing, and is in it as soon as it does', async () => {
    const run = await startRun();
    const { attemptId } = await sit(run);
    const empty = layer.fail('ENOSPC', () => true);
    await lookAway(run, minute);
    expect(run.said.switches).toEqual([1]);
    empty();
    await lookAway(run, minute);
    expect(run.said.switches).toEqual([1, 2]);
    expect((await run.exam.read(attemptId))?.absences).toHaveLength(2);
  });
});

describe('coming back to a paper', () => {
  it('that was left by its door is told with its minutes, and the absence was counted when it began', async () => {
    const run = await startRun();
    const { attemptId } = await sit(run);
    await run.exam.leave(attemptId);
    await time.advance(10 * minute);
    expect(run.said.switches).toEqual([1]);
    expect(inputs('userSwitchScreen')).toHaveLength(1);
    await run.exam.read(attemptId);
    await time.advance(minute);
    expect(seatNotes()).toEqual(['left:600']);
    expect((await run.exam.read(attemptId))?.absences).toMatchObject([
      { kind: 'left', lastedMs: 10 * minute, counted: true },
    ]);
    expect(inputs('monitorHeartbeat').at(-1)).toMatchObject({ absences: 1 });
  });

  it('that was left in another run is told as well', async () => {
    const run = await startRun();
    const { attemptId } = await sit(run);
    await run.exam.leave(attemptId);
    await run.service.stop();
    await time.advance(20 * minute);
    const next = await startRun();
    await next.exam.read(attemptId);
    await time.advance(minute);
    expect(seatNotes()).toEqual(['left:1200']);
  });

  it('after a kill is told, and counted as nobody’s act', async () => {
    const { attemptId } = await sit(await startRun());
    await time.advance(minute);
    const next = await startRun();
    await time.advance(10 * minute);
    await next.exam.read(attemptId);
    await next.exam.read(attemptId);
    await time.advance(minute);
    expect(seatNotes()).toEqual(['restarted:600']);
    expect(next.said.switches).toEqual([]);
    expect(inputs('monitorHeartbeat').at(-1)).toMatchObject({ absences: 0 });
  });

  it('after the session was gone is told, once', async () => {
    const session = createFakeSession(account('lm'));
    const run = await startRun({ session });
    const { attemptId } = await sit(run);
    session.become(null);
    await time.advance(5 * minute);
    session.become(account('lm'));
    await run.exam.read(attemptId);
    await run.exam.read(attemptId);
    await time.advance(minute);
    expect(seatNotes()).toEqual(['session:300']);
  });

  it('hands the paper in when leaving it was one absence too many', async () => {
    limitOne();
    const run = await startRun();
    const { attemptId } = await sit(run);
    await lookAway(run, minute);
    await run.exam.leave(attemptId);
    await time.advance(minute);
    expect(await run.exam.handInState(attemptId)).toMatchObject({ reason: 'switches' });
  });
});

it('displays that come and go during the paper are told, once a change, and judged by nobody', async () => {
  let change: (count: number) => void = () => undefined;
  const lockdown = {
    enter: async () => undefined,
    leave: async () => undefined,
    onDisplays: (listener: (count: number) => void) => {
      change = listener;
      return () => (change = () => undefined);
    },
  };
  const run = await startRun({ lockdown });
  const { attemptId } = await sit(run);
  change(2);
  change(2);
  await time.advance(minute);
  change(1);
  await time.advance(minute);
  expect(seatNotes()).toEqual(['displays:2', 'displays:1']);
  expect(run.said.switches).toEqual([]);
  await run.exam.leave(attemptId);
  change(2);
  await time.advance(minute);
  expect(seatNotes()).toHaveLength(2);
});

it('a sleep of the machine is a record of the journal, and the seat is heard of within 4 s of its end', async () => {
  const run = await startRun();
  const { attemptId } = await sit(run);
  await time.advance(minute);
  const before = inputs('monitorHeartbeat').length;
  run.service.woke(30_000);
  await time.advance(4_000);
  expect(inputs('monitorHeartbeat').length).toBeGreaterThan(before);
  expect(seatNotes()).toEqual(['slept:30']);
  expect((await run.exam.read(attemptId))?.absences).toMatchObject([
    { kind: 'slept', lastedMs: 30_000, counted: false },
  ]);
});

describe('what a return says', () => {
  const back = {
    absences: [],
    unwatchedAt: null,
    first: true,
    recovered: false,
    lastSeenAt: null,
    now: 50_000,
    machineNow: 60_000,
  };
  const left = { kind: 'left', since: 20_000, lastedMs: null, counted: true } as const;

  it.each([
    { name: 'a first opening', with: {}, absence: null },
    { name: 'left by the door', with: { absences: [left] }, absence: { ...left, lastedMs: 30_000 } },
    {
      name: 'left by the door, and the clock was set back',
      with: { absences: [left], now: 10_000 },
      absence: { ...left, lastedMs: 'unknown' },
    },
    { name: 'an absence that is over', with: { absences: [{ ...left, lastedMs: 1 }] }, absence: null },
    {
      name: 'a run that ended in a crash',
      with: { recovered: true, lastSeenAt: 40_000 },
      absence: { kind: 'restarted', since: 30_000, lastedMs: 20_000, counted: false },
    },
    {
      name: 'a crash, and the clock was set back',
      with: { recovered: true, lastSeenAt: 90_000 },
      absence: { kind: 'restarted', since: 50_000, lastedMs: 'unknown', counted: false },
    },
    { name: 'a second look in the same run', with: { first: false, recovered: true, lastSeenAt: 1 }, absence: null },
    {
      name: 'a session that was gone',
      with: { first: false, unwatchedAt: 10_000, recovered: true, lastSeenAt: 1 },
      absence: { kind: 'session', since: 10_000, lastedMs: 40_000, counted: false },
    },
    { name: 'a session that was confirmed anew', with: { first: false, unwatchedAt: 49_500 }, absence: null },
  ] as const)('$name', ({ with: change, absence }) => {
    expect(absenceOf({ ...back, ...change })).toEqual(absence);
  });
});
