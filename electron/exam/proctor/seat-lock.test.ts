import { expect, it, vi } from 'vitest';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import type { LockedPaper } from '../lockdown/exam-lockdown.ts';
import { createExamRun } from '../testing/exam-run.ts';
import { createFakePlatform, good } from '../testing/fake-platform.ts';
import { account, createFakeSession } from '../testing/fake-session.ts';
import { electricianExam } from '../testing/open-paper.ts';
import { paperAnswers } from '../testing/paper-answers.ts';
import { TestTime } from '../testing/test-time.ts';

const joinedAt = Date.parse('2026-03-02T09:00:00+08:00');
const onDisplays = () => () => undefined;

it('a paper whose lockdown staff ended is not locked again when it is opened once more', async () => {
  const platform = createFakePlatform({
    ...paperAnswers(),
    findBasicExamById: [good({ examType: 1, cameraCount: 0, faceRequired: 0 })],
    monitorHeartbeat: [good({})],
    monitorCaptureSave: [good({ id: 1 })],
  });
  const parts = { layer: new MemoryLayer(), time: new TestTime(joinedAt), platform };
  const locked: LockedPaper[] = [];
  const leave = vi.fn<() => Promise<void>>(async () => undefined);
  const lockdown = { enter: async (paper: LockedPaper) => void locked.push(paper), leave, onDisplays };
  const start = async () => {
    const run = createExamRun({ ...parts, session: createFakeSession(account('lm')), lockdown });
    await run.service.start();
    const outcome = await run.exam.open(electricianExam);
    if (!outcome.opened) throw new Error(outcome.problem);
    return { ...run, attemptId: outcome.attempt.attemptId };
  };
  const { service, attemptId } = await start();
  leave.mockClear();
  await service.store.attempt('lm', attemptId).noteSeatUse({ kind: 'unlock', at: joinedAt });
  await service.activeAttempt.unlock('another');
  expect(leave).not.toHaveBeenCalled();
  await service.activeAttempt.unlock(attemptId);
  expect(leave).toHaveBeenCalledOnce();
  await service.stop();
  await start();
  expect(locked).toHaveLength(1);
});

it.each([
  ['formal', 2, true],
  ['mock', 1, false],
])('a %s paper is locked while it is open; a fact about the seat is a note of its own', async (_, examType, formal) => {
  const platform = createFakePlatform({
    ...paperAnswers(),
    findBasicExamById: [good({ examType, cameraCount: 0, faceRequired: 0 })],
    monitorHeartbeat: [good({})],
    monitorCaptureSave: [good({ id: 1 })],
    userPaperCommitAllPaper: [good({ userPaperId: 'p1', submitTime: '2026-03-02 09:30:00' })],
  });
  const time = new TestTime(joinedAt);
  const locked: LockedPaper[] = [];
  const leave = vi.fn<() => Promise<void>>(async () => undefined);
  const lockdown = { enter: async (paper: LockedPaper) => void locked.push(paper), leave, onDisplays };
  const session = createFakeSession(account('lm'));
  const run = createExamRun({ layer: new MemoryLayer(), time, platform, session, lockdown });
  await run.service.start();
  const outcome = await run.exam.open(electricianExam);
  if (!outcome.opened) throw new Error(outcome.problem);
  const { attemptId } = outcome.attempt;
  expect(locked).toMatchObject([{ attemptId, formal }]);

  locked[0]?.note('second-display');
  await time.advance(60_000);
  const notes = platform.sent.filter(({ id }) => id === 'monitorCaptureSave').map(({ input }) => input);
  expect(notes).toMatchObject([{ userPaperId: 'p1', place: 'seat', state: 'second-display' }]);

  leave.mockClear();
  await run.exam.handIn(attemptId, 'learner');
  expect(leave).toHaveBeenCalled();
  await run.service.stop();
});
