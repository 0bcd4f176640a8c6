import { beforeEach, expect, it } from 'vitest';
import type { Contract } from '#contract/ipc/contract.ts';
import type { PaperReport } from '#contract/ipc/paper-report.ts';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { directCalls } from '#electron/testing/direct-calls.ts';
import { createExamRun } from '../testing/exam-run.ts';
import { createFakePlatform, good } from '../testing/fake-platform.ts';
import { account, createFakeSession } from '../testing/fake-session.ts';
import { electricianExam } from '../testing/open-paper.ts';
import { paperAnswers } from '../testing/paper-answers.ts';
import { TestTime } from '../testing/test-time.ts';
import { paperReportHandlers } from './paper-report.ts';

const joinedAt = Date.parse('2026-03-02T09:00:00+08:00');
const text = (value: string) => ({ kind: 'text', text: value }) as const;

let layer: MemoryLayer;
let time: TestTime;
let session: ReturnType<typeof createFakeSession>;
let platform: ReturnType<typeof createFakePlatform>;
let staffReport: boolean;
let saved: { name: string; text: string }[];

beforeEach(() => {
  layer = new MemoryLayer();
  time = new TestTime(joinedAt);
  session = createFakeSession(account('lm'));
  staffReport = false;
  saved = [];
  platform = createFakePlatform({
    ...paperAnswers(),
    monitorHeartbeat: [good({}), { kind: 'unknown', status: null }, good({})],
    monitorCaptureSave: [good({ id: 1 })],
    userSwitchScreen: [good({ count: 1 })],
    userPaperCommitAllPaper: [good({ userPaperId: 'p1', submitTime: '2026-03-02 09:30:00' })],
  });
});

async function startRun() {
  const run = createExamRun({ layer, time, platform, session });
  await run.service.start();
  const report = directCalls<Contract['paperReport']>(
    paperReportHandlers({
      ...run.service,
      staffCode: { showsReport: () => staffReport },
      saveFile: async (name, bytes) => {
        saved.push({ name, text: new TextDecoder().decode(bytes) });
        return { outcome: 'saved', fileName: name };
      },
    }),
  );
  return { ...run, report };
}

async function opened({ exam }: Awaited<ReturnType<typeof startRun>>): Promise<string> {
  const outcome = await exam.open(electricianExam);
  if (!outcome.opened) throw new Error(outcome.problem);
  return outcome.attempt.attemptId;
}

it('tells what happened to a paper over a crash, in the order of its records, once it is handed in', async () => {
  const first = await startRun();
  const attemptId = await opened(first);
  await first.exam.answer(attemptId, 'q1', text('先断电'));
  await first.exam.answer(attemptId, 'q1', text('先断电，再验电'));
  await first.evidence.note({ attemptId, camera: 'side', condition: 'covered', at: time.now() });
  await time.advance(120_000);
  await first.service.stop();
  layer = layer.cutPower(() => 0);
  await time.advance(5 * 60_000);
  const second = await startRun();
  await opened(second);
  await second.exam.answer(attemptId, 'q1', text(''));
  await second.exam.handIn(attemptId, 'learner');
  await time.advance(5_000);
  const told = await second.report.read(attemptId);
  expect(told).toMatchObject({ missing: 0, owner: expect.any(String), exam: electricianExam.name });
  const kinds = told.lines.map(({ kind, values }) => (kind === 'noted' ? `${kind} ${values['state']}` : kind));
  expect(kinds).toEqual([
    'opened',
    'answered',
    'changed',
    'noted covered',
    'noted network-lost',
    'noted network-back',
    'returned',
    'noted restarted:300',
    'cleared',
    'sealed',
    'noted sealed:4F53 CDA1 8C2B',
    'sending',
    'taken',
    'settled',
  ]);
  expect(told.lines.map(({ place }) => place)).toEqual(told.lines.map(({ place }) => place).toSorted((a, b) => a - b));
  await second.service.stop();
});

it('is for nobody while the paper is open, but for staff with their code', async () => {
  const run = await startRun();
  const attemptId = await opened(run);
  await expect(run.report.read(attemptId)).rejects.toMatchObject({ code: 'paper-open' });
  await expect(run.report.save(attemptId)).rejects.toMatchObject({ code: 'paper-open' });
  staffReport = true;
  expect(await run.report.read(attemptId)).toMatchObject({ lines: [{ kind: 'opened' }] });
  await run.service.stop();
});

it("does not tell of another account's paper", async () => {
  const run = await startRun();
  const attemptId = await opened(run);
  staffReport = true;
  session.become(account('zs'));
  await expect(run.report.read(attemptId)).rejects.toMatchObject({ code: 'no-attempt' });
  await run.service.stop();
});

it('is saved as data that reads back the same', async () => {
  const run = await startRun();
  const attemptId = await opened(run);
  await run.exam.handIn(attemptId, 'learner');
  await time.advance(5_000);
  expect(await run.report.save(attemptId)).toMatchObject({ outcome: 'saved' });
  const written: PaperReport = JSON.parse(saved[0]?.text ?? '');
  expect(written).toEqual(await run.report.read(attemptId));
  expect(saved[0]?.name).toMatch(/\.json$/);
  await run.service.stop();
});
