import { expect, it, vi } from 'vitest';
import type { LockedPaper } from '../../lockdown/exam-lockdown.ts';
import { MemoryLayer } from '../journal/memory-layer.ts';
import { createExamRun } from '../testing/exam-run.ts';
import { createFakePlatform, good } from '../testing/fake-platform.ts';
import { account, createFakeSession } from '../testing/fake-session.ts';
import { electricianExam } from '../testing/open-paper.ts';
import { paperAnswers } from '../testing/paper-answers.ts';
import { TestTime } from '../testing/test-time.ts';

const joinedAt = Date.parse('2026-03-02T09:00:00+08:00');

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
  const lockdown = { enter: async (paper: LockedPaper) => void locked.push(paper), leave };
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
