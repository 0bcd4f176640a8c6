import { expect, it } from 'vitest';
import type { PaperDemands } from '#contract/ipc/exam.ts';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { createExamRun } from '../testing/exam-run.ts';
import { createFakePlatform, good } from '../testing/fake-platform.ts';
import { account, createFakeSession } from '../testing/fake-session.ts';
import { electricianExam } from '../testing/open-paper.ts';
import { paperAnswers } from '../testing/paper-answers.ts';
import { TestTime } from '../testing/test-time.ts';
import { paperDemands } from './paper-demands.ts';

const joinedAt = Date.parse('2026-03-02T09:00:00+08:00');
const minute = 60_000;
const both = { afterCrash: true, afterMinutes: 10 };

/** `rule`: what the configuration says; `vouched` turns false when somebody writes another one. */
function createSeat({ rule = both, faceRequired = 1 }: { rule?: typeof both | null; faceRequired?: 0 | 1 } = {}) {
  const configuration = { faceAgain: rule, vouched: true };
  const value = (entry: string) => (entry === 'exam_face_again' ? configuration.faceAgain : null);
  const platform = createFakePlatform({
    ...paperAnswers(),
    findBasicExamById: [good({ examType: 2, cameraCount: 2, cameraRequired: 1, faceRequired })],
    monitorCaptureSave: [good({ id: '1' })],
  });
  const parts = { layer: new MemoryLayer(), time: new TestTime(joinedAt), platform };
  let stop: () => Promise<void> = async () => undefined;
  /** Nothing tells the journal that the run before ended. */
  const start = async () => {
    await stop();
    const demands = (kept?: PaperDemands) => paperDemands({ value, vouched: configuration.vouched, kept });
    const run = createExamRun({ ...parts, session: createFakeSession(account('lm')), demands });
    stop = () => run.service.stop();
    await run.service.start();
    run.service.entry.recognised('lm', electricianExam.examId);
    const outcome = await run.exam.open(electricianExam);
    if (!outcome.opened) throw new Error(outcome.problem);
    return { ...run, attempt: outcome.attempt };
  };
  const notes = () =>
    platform.sent
      .filter(({ id }) => id === 'monitorCaptureSave')
      .flatMap(({ input }) => ('state' in input && String(input.state).startsWith('face-again') ? [input.state] : []));
  return { ...parts, start, notes, configuration };
}

it('asks nothing at the beginning, and after a crash until the platform recognised the learner', async () => {
  const { time, start, notes } = createSeat();
  expect((await start()).attempt.faceAsked).toBeUndefined();
  const { attempt, service, exam } = await start();
  expect(attempt.faceAsked).toBe('crash');
  // A page that is loaded again asks for the same check.
  expect((await exam.read(attempt.attemptId))?.faceAsked).toBe('crash');
  await service.faceAgain.recognised('lm', 'another exam');
  await service.faceAgain.recognised('somebody else', electricianExam.examId);
  expect((await exam.read(attempt.attemptId))?.faceAsked).toBe('crash');
  await service.faceAgain.recognised('lm', electricianExam.examId);
  expect((await exam.read(attempt.attemptId))?.faceAsked).toBeUndefined();
  await service.faceAgain.recognised('lm', electricianExam.examId);
  await time.advance(2 * minute);
  expect(notes()).toEqual(['face-again:asked:crash', 'face-again:passed']);
});

it('stays asked for over the next crash, and the paper takes answers all the while', async () => {
  const { start } = createSeat();
  await start();
  await start();
  const { attempt, exam } = await start();
  expect(attempt.faceAsked).toBe('crash');
  const question = attempt.paper.questions[0]?.id ?? '';
  expect(await exam.answer(attempt.attemptId, question, { kind: 'text', text: 'a' })).toMatchObject({ copies: 2 });
});

it('a learner may go on without, which is recorded; the next long absence asks again', async () => {
  const { time, start, notes } = createSeat();
  await start();
  const second = await start();
  const { attemptId } = second.attempt;
  await second.exam.skipFace(attemptId);
  expect((await second.exam.read(attemptId))?.faceAsked).toBeUndefined();
  await second.exam.leave(attemptId);
  await time.advance(9 * minute);
  const third = await start();
  expect(third.attempt.faceAsked).toBeUndefined();
  await third.exam.leave(attemptId);
  await time.advance(11 * minute);
  const fourth = await start();
  expect(fourth.attempt.faceAsked).toBe('absence');
  await time.advance(2 * minute);
  expect(notes()).toEqual(['face-again:asked:crash', 'face-again:skipped', 'face-again:asked:absence']);
});

it('is asked for all the same where somebody takes the rule out of the configuration on this computer', async () => {
  const { start, configuration } = createSeat();
  await start();
  Object.assign(configuration, { faceAgain: null, vouched: false });
  expect((await start()).attempt.faceAsked).toBe('crash');
});

it('is asked for no more where the platform says so', async () => {
  const { start, configuration } = createSeat();
  await start();
  configuration.faceAgain = null;
  expect((await start()).attempt.faceAsked).toBeUndefined();
});

it.each([
  ['a tenant without the rule', { rule: null }],
  ['an exam whose face was not checked before it', { faceRequired: 0 }],
] as const)('%s asks nothing', async (_, options) => {
  const { start } = createSeat(options);
  await start();
  expect((await start()).attempt.faceAsked).toBeUndefined();
});
