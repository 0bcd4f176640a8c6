import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { createExamRun } from './testing/exam-run.ts';
import { createFakePlatform, good } from './testing/fake-platform.ts';
import { account, createFakeSession } from './testing/fake-session.ts';
import { electricianExam } from './testing/open-paper.ts';
import { paperAnswers } from './testing/paper-answers.ts';
import { TestTime } from './testing/test-time.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const joinedAt = Date.parse('2026-03-02T09:00:00+08:00');
const jpeg = Uint8Array.from([0xff, 0xd8, 1, 2, 3]);
const surface = { userPaperId: 'p1', duration: 180, joinTime: '2026-03-02 09:00:00', cameraCount: 1 };

/** What the platform says to a paper of three hours with one camera. */
const answers = () => ({
  ...paperAnswers(),
  findUserPaperSurface: [good(surface)],
  monitorHeartbeat: [good({})],
  monitorStaffActions: [good({ actions: [] })],
  monitorAdminAlert: [good([])],
  monitorCaptureSave: [good({ id: '1' })],
  userPaperCommitAllPaper: [good({ userPaperId: 'p1', submitTime: '2026-03-02 12:00:00' })],
});

const chain = z.object({ chain: z.object({ n: z.number(), previous: z.string(), hash: z.string() }) });
const copy = z.object({ answers: z.array(z.object({ answer: z.array(z.string()) })) });

it('three hours with an hour without network and a wall clock that jumps a day: all is there, and it ends to the second', async () => {
  const time = new TestTime(joinedAt);
  let jump = 0;
  const platform = createFakePlatform({
    ...answers(),
    saveAnswerCopies: [good({})],
  });
  const away = ['monitorHeartbeat', 'monitorCaptureSave', 'saveAnswerCopies', 'findUserPaperSurface'] as const;
  const session = createFakeSession(account('lm'));
  const wall = () => time.now() + jump;
  const run = createExamRun({ layer: new MemoryLayer(), time, platform, session, wall, keepsCopies: true });
  run.clock.observe(new Date(time.now()).toUTCString(), 10);
  await run.service.start();
  const outcome = await run.exam.open(electricianExam);
  if (!outcome.opened) throw new Error(outcome.problem);
  const { attemptId, rules } = outcome.attempt;
  expect(rules.deadline).toBe(joinedAt + 180 * minute);
  const deadlineOf = () => run.said.handIns.find(({ phase }) => phase === 'sealed');

  for (let passed = 5; passed < 180; passed += 5) {
    if (passed === 60) for (const id of away) platform.restart(id, { kind: 'unreachable' });
    if (passed === 90) jump = day;
    if (passed === 120) for (const id of away) platform.restart(id, good(id === 'findUserPaperSurface' ? surface : {}));
    if (passed === 120) run.service.online();
    if (passed === 150) jump = -day;
    await time.advance(5 * minute);
    await run.exam.answer(attemptId, 'q1', { kind: 'text', text: `${passed}` });
    await run.evidence.capture({ attemptId, camera: 'front', takenAt: time.now(), jpeg, faces: 1 });
    expect(deadlineOf()).toBeUndefined();
  }
  const started = time.planned;
  await time.advance(4 * minute + 58_000);
  expect(deadlineOf()).toBeUndefined();
  await time.advance(3_000);
  expect(deadlineOf()).toMatchObject({ reason: 'time-up', sealedAnswers: 1 });
  await time.advance(2 * minute);

  const sent = (id: string) => platform.sent.filter((call) => call.id === id).map(({ input }) => input);
  const [commit] = sent('userPaperCommitAllPaper');
  expect(JSON.stringify(commit)).toContain('"175"');
  expect(sent('userPaperCommitAllPaper')).toHaveLength(1);
  const beats = sent('monitorHeartbeat').length;
  expect(beats).toBeGreaterThan(240);
  expect(beats).toBeLessThan(500);
  expect(z.parse(copy, sent('saveAnswerCopies').at(-1)).answers).toEqual([{ answer: ['175'] }]);
  // Notes have a chain of their own.
  const pictures = sent('monitorCaptureSave').filter((input) => Reflect.get(Object(input), 'image') !== null);
  const links = pictures.map((input) => z.parse(chain, input).chain);
  const taken = [...new Map(links.map((link) => [link.n, link])).values()];
  expect(taken.map(({ n }) => n)).toEqual(Array.from({ length: 35 }, (_, index) => index + 1));
  for (const [index, { previous }] of taken.entries()) expect(previous).toBe(taken[index - 1]?.hash ?? '');
  expect(run.said.reports.filter((line) => line.startsWith('heartbeats'))).toEqual([
    'heartbeats do not arrive: unreachable',
    'heartbeats arrive again',
  ]);
  expect(started).toBeLessThan(20);
}, 60_000);

it('a machine that sleeps past the end hands the paper in once, as soon as it wakes, and staff see the sleep', async () => {
  const time = new TestTime(joinedAt);
  const platform = createFakePlatform({
    ...answers(),
  });
  const session = createFakeSession(account('lm'));
  const run = createExamRun({ layer: new MemoryLayer(), time, platform, session, wall: time.now });
  run.clock.observe(new Date(time.now()).toUTCString(), 10);
  await run.service.start();
  const outcome = await run.exam.open(electricianExam);
  if (!outcome.opened) throw new Error(outcome.problem);
  await run.exam.answer(outcome.attempt.attemptId, 'q1', { kind: 'text', text: '睡前' });
  const sealed = () => run.said.handIns.find(({ phase }) => phase === 'sealed');

  time.sleep(20 * minute);
  run.service.woke(20 * minute);
  await time.advance(5_000);
  expect(sealed()).toBeUndefined();
  time.sleep(200 * minute);
  run.service.woke(200 * minute);
  await time.advance(5_000);
  expect(sealed()).toMatchObject({ reason: 'time-up', sealedAnswers: 1 });
  await time.advance(minute);
  expect(platform.sent.filter(({ id }) => id === 'userPaperCommitAllPaper')).toHaveLength(1);
  const states = platform.sent
    .filter(({ id }) => id === 'monitorCaptureSave')
    .map(({ input }) => Reflect.get(input, 'state'));
  expect(states).toEqual(['slept:1200', 'slept:12000', expect.stringMatching(/^sealed:/)]);
});
