import { expect, it } from 'vitest';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { createExamRun } from '../testing/exam-run.ts';
import { createFakePlatform, good } from '../testing/fake-platform.ts';
import { account, createFakeSession } from '../testing/fake-session.ts';
import { createMemoryEvidence } from '../testing/memory-evidence.ts';
import { electricianExam } from '../testing/open-paper.ts';
import { paperAnswers } from '../testing/paper-answers.ts';
import { TestTime } from '../testing/test-time.ts';

function createSeat({ basic = {}, hasStaffCode = true } = {}) {
  const time = new TestTime(Date.parse('2026-03-02T09:00:00+08:00'));
  const told = { examType: 2, cameraCount: 2, cameraRequired: 1, faceRequired: 0, ...basic };
  const platform = createFakePlatform({
    ...paperAnswers(),
    findBasicExamById: [good(told)],
    monitorCaptureSave: [good({ id: 1 })],
    monitorHeartbeat: [good({})],
  });
  const store = createMemoryEvidence();
  const seat = { takesNothing: true };
  const evidenceStore = Object.assign(store, {
    probe: async () => {
      if (seat.takesNothing) throw new Error('the database is locked');
    },
  });
  const session = createFakeSession(account('lm'));
  const run = createExamRun({ layer: new MemoryLayer(), time, platform, session, evidenceStore, hasStaffCode });
  return { run, platform, time, seat };
}

it('a formal exam with cameras is not joined where its evidence cannot be stored, until it can', async () => {
  const { run, platform, seat } = createSeat();
  const refused = await run.exam.open(electricianExam);
  expect(refused).toMatchObject({ opened: false, problem: 'evidence-store', counted: 'no' });
  expect(platform.calls()).not.toContain('examJoinExam');
  seat.takesNothing = false;
  expect(await run.exam.open(electricianExam)).toMatchObject({ opened: true });
  // What was begun here always goes on.
  seat.takesNothing = true;
  expect(await run.exam.open(electricianExam)).toMatchObject({ opened: true });
  await run.service.stop();
});

it('staff let it begin on the seat, and the platform is told', async () => {
  const { run, platform, time } = createSeat();
  expect(await run.exam.open(electricianExam)).toMatchObject({ opened: false, problem: 'evidence-store' });
  run.service.entry.admit('lm', electricianExam);
  expect(await run.exam.open(electricianExam)).toMatchObject({ opened: true });
  await time.advance(1_000);
  expect(platform.sent.map(({ input }) => input)).toContainEqual(
    expect.objectContaining({ userPaperId: 'p1', place: 'seat', state: 'staff-code:unstored' }),
  );
  await run.service.stop();
});

it.each([
  ['the centre has no staff code, so that nobody could let the learner in', { hasStaffCode: false }],
  ['the platform asks for no cameras', { basic: { cameraCount: 0 } }],
  ['it is a mock exam', { basic: { examType: 1 } }],
])('opens all the same where %s', async (_, given) => {
  const { run } = createSeat(given);
  expect(await run.exam.open(electricianExam)).toMatchObject({ opened: true });
  await run.service.stop();
});
