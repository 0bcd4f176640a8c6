import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ReceiveRequest } from '#contract/ipc/transfer.ts';
import { realDisk } from '#electron/kernel/files/target-file.ts';
import { accountHash } from '#electron/storage/journal/attempt-id.ts';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { encodeFrame } from '#electron/storage/journal/record-format.ts';
import { readMovedPaper } from '../attempts/moved-paper.ts';
import { paperReport } from '../report/paper-report.ts';
import type { StaffCode } from '../staff-code/staff-code.ts';
import { createExamRun } from '../testing/exam-run.ts';
import { createFakePlatform, good } from '../testing/fake-platform.ts';
import { account, createFakeSession } from '../testing/fake-session.ts';
import { electricianExam } from '../testing/open-paper.ts';
import { paperAnswers } from '../testing/paper-answers.ts';
import { TestTime } from '../testing/test-time.ts';
import { createReceivePaper } from './receive-paper.ts';
import { createReadTold } from './received-rules.ts';
import { createSendPaper } from './send-paper.ts';
import { readTransferHeader, sealTransfer, type TransferHeader } from './transfer-file.ts';
import { makeTransferKey } from './transfer-key.ts';

const joinedAt = Date.parse('2026-03-02T09:00:00+08:00');
const code = 'kaowu-2026-lan';
const key = makeTransferKey();

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-stick-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const surface = { userPaperId: 'p1', duration: 60, joinTime: '2026-03-02 09:00:00', cameraCount: 2, cameraRequired: 1 };

/** A seat in the middle of its run; `set: false`: its centre has set no code. */
async function seat({ set = true, online = true } = {}) {
  const time = new TestTime(joinedAt);
  const script = {
    ...paperAnswers(),
    findBasicExamById: [good({ examType: 2, cameraCount: 2, cameraRequired: 1, faceRequired: 0 })],
    monitorHeartbeat: [good({})],
    findUserPaperSurface: [good({ ...surface, switchLimit: 2, switchConsequence: 2 })],
  };
  const platform = createFakePlatform(online ? script : {});
  const run = createExamRun({ layer: new MemoryLayer(), time, platform, session: createFakeSession(account('lm')) });
  await run.service.start();
  run.clock.observe(new Date(time.now()).toUTCString(), 0);
  let waitMs = 0;
  const staffCode: Pick<StaffCode, 'needed' | 'judge'> = {
    needed: set,
    async judge(typed) {
      if (waitMs > 0) return { outcome: 'wait', waitMs };
      if (typed === code) return { outcome: 'right' };
      waitMs = 30_000;
      return { outcome: 'wrong', waitMs };
    },
  };
  const receivePaper = createReceivePaper({
    store: run.service.store,
    platformOrigin: 'https://learn.example',
    staffCode,
    readTold: createReadTold(platform.client, () => false),
    askFolder: async () => folder,
    evidence: run.service.evidence,
    clock: { now: time.now, offset: () => 0 },
    report: () => undefined,
  });
  const receive = (request: Partial<ReceiveRequest> = {}) =>
    receivePaper({ accountId: 'lm' }, electricianExam, { key, code, replace: false, unsigned: false, ...request });
  return { ...run, platform, time, receive };
}

/** What a learner would like to sit, in the words of the format. */
async function looseMoved() {
  const { exam, service } = await seat();
  const outcome = await exam.open(electricianExam);
  if (!outcome.opened) throw new Error(outcome.problem);
  const moved = await service.store.attempt('lm', outcome.attempt.attemptId).moved();
  const deadline = (moved.start.rules.deadline ?? 0) + 5 * 3_600_000;
  const rules = { ...moved.start.rules, deadline, cameraCount: 0, sideCameraRequired: false, formal: false } as const;
  const actions = [{ kind: 'movedWindow', number: 900, at: joinedAt, receivedAt: joinedAt, deadline }] as const;
  return {
    ...moved,
    start: { ...moved.start, rules: { ...rules, switchLimit: null } },
    staff: { actions, read: [900], seat: [{ kind: 'unlock', at: 1 }] },
    answers: { q1: { value: { kind: 'text', text: 'answer of a helper' }, savedAt: 1, sequence: 1 } },
  };
}

async function put(paper: unknown, { staffCode = code, mark = true } = {}): Promise<void> {
  const head = { attemptId: 'a', accountHash: accountHash('lm'), createdAt: joinedAt, typedKey: key, staffCode };
  const bytes = await sealTransfer([Buffer.from(JSON.stringify(paper))], {
    ...head,
    rescuePem: null,
    report: () => {},
  });
  writeFileSync(path.join(folder, 'x.lectern-seat'), mark ? bytes : withoutMark(bytes));
}

/** As a client of before wrote it. */
function withoutMark(bytes: Buffer): Buffer {
  const { centre: _, ...head } = readTransferHeader(bytes) as TransferHeader;
  const first = encodeFrame({ sequence: 0, payload: Buffer.from(JSON.stringify(readTransferHeader(bytes))) });
  return Buffer.concat([
    encodeFrame({ sequence: 0, payload: Buffer.from(JSON.stringify(head)) }),
    bytes.subarray(first.length),
  ]);
}

// The keys of files are meant to be slow.
describe('the paper of another seat', { timeout: 120_000 }, () => {
  it('is not taken over without the staff code, and says why', async () => {
    await put(await looseMoved());
    const { receive, service } = await seat();
    expect(await receive({ code: 'learner-guess' })).toEqual({ outcome: 'wrong-code', waitMs: 30_000 });
    expect(await receive()).toEqual({ outcome: 'wait', waitMs: 30_000 });
    expect(await (await seat({ set: false })).receive()).toEqual({ outcome: 'no-code' });
    expect(await service.store.pending('lm')).toEqual([]);
  });

  it.each([
    ['of a client of before', { mark: false }],
    ['of another code', { staffCode: 'made-by-a-learner' }],
  ])(
    '%s needs the word of staff, and then brings answers alone: rules and staff come from the platform',
    async (_, how) => {
      await put(await looseMoved(), how);
      const { receive, service, platform, time } = await seat();
      expect(await receive()).toMatchObject({ outcome: 'unsigned', there: { answered: 1 } });
      expect(await service.store.pending('lm')).toEqual([]);
      const outcome = await receive({ unsigned: true });
      if (outcome.outcome !== 'received') throw new Error(outcome.outcome);
      const taken = await service.store.attempt('lm', outcome.attemptId).read();
      expect(taken?.rules).toMatchObject({
        cameraCount: 2,
        sideCameraRequired: true,
        switchLimit: 2,
        switchConsequence: 'handed-in',
      });
      expect(taken?.rules).toMatchObject({ deadline: joinedAt + 60 * 60_000 });
      expect(taken?.rules.formal).toBeUndefined();
      expect(taken?.staff).toEqual({
        actions: [],
        read: [],
        seat: [{ kind: 'received', at: joinedAt, unsigned: true }],
      });
      expect(taken?.answers['q1']?.value).toEqual({ kind: 'text', text: 'answer of a helper' });
      await time.advance(60_000);
      const notes = platform.sent.filter(({ id }) => id === 'monitorCaptureSave').map(({ input }) => input);
      expect(JSON.stringify(notes)).toContain('seat-change:platform:unsigned');
    },
  );

  it('with the centre’s mark keeps what staff decided on the other seat', async () => {
    const moved = await looseMoved();
    await put(moved);
    const { receive, service } = await seat({ online: false });
    const outcome = await receive();
    if (outcome.outcome !== 'received') throw new Error(outcome.outcome);
    const taken = await service.store.attempt('lm', outcome.attemptId).read();
    expect(taken?.rules).toMatchObject({ deadline: moved.start.rules.deadline });
    expect(taken?.staff?.actions).toMatchObject([{ kind: 'movedWindow' }]);
  });

  it('brings the log of the seat that was left, which one without the mark does not', async () => {
    const first = await seat();
    const opened = await first.exam.open(electricianExam);
    if (!opened.opened) throw new Error(opened.problem);
    const { attemptId } = opened.attempt;
    await first.service.store.attempt('lm', attemptId).change({
      type: 'answer',
      questionId: 'q1',
      value: { kind: 'text', text: '第一座位' },
    });
    const send = createSendPaper({
      store: first.service.store,
      leaveSeat: async () => null,
      disk: realDisk,
      rescueKey: () => null,
      now: first.time.now,
      report(what, error) {
        throw new Error(what, { cause: error });
      },
    });
    const sent = await send('lm', attemptId, folder, code);
    const second = await seat();
    const outcome = await second.receive({ key: sent.key });
    if (outcome.outcome !== 'received') throw new Error(outcome.outcome);
    const reportOf = async ({ store }: typeof first.service, id: string) =>
      paperReport(id, await store.attempt('lm', id).history());
    const { lines } = await reportOf(second.service, outcome.attemptId);
    expect(lines.filter(({ seat: of }) => of === 1)).toEqual(
      (await reportOf(first.service, attemptId)).lines.map((line) => ({ ...line, seat: 1 })),
    );
    expect(lines).toContainEqual(expect.objectContaining({ seat: 1, kind: 'answered' }));
    expect(lines.find(({ kind }) => kind === 'received')).toMatchObject({ values: { answers: 1 } });

    const forged = readMovedPaper(Buffer.from(JSON.stringify({ ...(await looseMoved()), report: { lines: 'x' } })));
    expect(forged).toMatchObject({ accountId: 'lm' });
    expect(forged?.report).toBeUndefined();
    rmSync(path.join(folder, sent.fileName));
    const report = await reportOf(first.service, attemptId);
    await put({ ...(await looseMoved()), report }, { mark: false });
    const third = await seat();
    const unsigned = await third.receive({ unsigned: true });
    if (unsigned.outcome !== 'received') throw new Error(unsigned.outcome);
    expect(
      (await reportOf(third.service, unsigned.attemptId)).lines.filter(({ seat: of }) => of !== undefined),
    ).toEqual([]);
  });

  it('is sat only after the steps of this seat, whichever way it is opened', async () => {
    await put(await looseMoved());
    const { receive, exam, service } = await seat();
    const outcome = await receive();
    if (outcome.outcome !== 'received') throw new Error(outcome.outcome);
    const { attemptId } = outcome;
    const run = await exam.read(attemptId);
    expect(run).toMatchObject({ stepsDue: true });
    expect(service.activeAttempt.attemptId()).toBeNull();
    const opened = service.openExam(electricianExam);
    expect(await opened).toMatchObject({ opened: false, problem: 'not-prepared' });
    expect(await exam.open(electricianExam)).toMatchObject({ opened: true, attempt: { attemptId } });
    expect(service.activeAttempt.attemptId()).toBe(attemptId);
    expect((await exam.read(attemptId))?.stepsDue).toBeUndefined();
  });

  it('is found beside a file that is too large for one, which is not read', async () => {
    await put(await looseMoved());
    const large = path.join(folder, 'large.lectern-seat');
    writeFileSync(large, '');
    truncateSync(large, 3_000_000_000);
    expect(await (await seat()).receive()).toMatchObject({ outcome: 'received' });
  });

  it('that is no paper loses nothing here', async () => {
    await put({ ...(await looseMoved()), staff: { actions: [{ kind: 'message' }], read: [] } });
    const { receive, service } = await seat();
    expect(await receive()).toEqual({ outcome: 'damaged' });
    expect(await service.store.pending('lm')).toEqual([]);
  });
});

type Changed = (paper: Awaited<ReturnType<typeof looseMoved>>) => unknown;

it.each<[string, Changed]>([
  ['no JSON', () => undefined],
  ['nothing of a paper', ({ accountId }) => ({ accountId })],
  [
    'an answer of no kind',
    (paper) => ({ ...paper, answers: { q1: { value: { kind: 'code' }, savedAt: 1, sequence: 1 } } }),
  ],
  ['an action that no staff gave', (paper) => ({ ...paper, staff: { actions: [{ kind: 'message' }], read: [] } })],
  [
    'cameras that no exam has',
    (paper) => ({ ...paper, start: { ...paper.start, rules: { ...paper.start.rules, cameraCount: 7 } } }),
  ],
])('a paper is not read from %s', async (_, change) => {
  const text = JSON.stringify(change(await looseMoved())) ?? 'x';
  expect(readMovedPaper(Buffer.from(text))).toBeNull();
});

it('every part of a paper is read as it was written, and nothing else', async () => {
  const paper = await looseMoved();
  const alert = {
    kind: 'message',
    number: -1,
    at: joinedAt,
    receivedAt: joinedAt,
    text: '请坐好',
    alertId: 'n1',
  } as const;
  const unknown = { kind: 'unknown', number: 3, at: joinedAt, receivedAt: joinedAt } as const;
  const told = { ...paper, staff: { actions: [alert, unknown], read: [-1] } };
  // The lockdown is decided anew on the other seat.
  const { lockdown: _stays, ...start } = told.start;
  expect(readMovedPaper(Buffer.from(JSON.stringify({ ...told, stepsDue: true, more: 1 })))).toEqual({ ...told, start });
});
