import { describe, expect, it } from 'vitest';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { createExamRun } from '../testing/exam-run.ts';
import { createFakePlatform, good } from '../testing/fake-platform.ts';
import { account, createFakeSession } from '../testing/fake-session.ts';
import { electricianExam, openPaper } from '../testing/open-paper.ts';
import { paperAnswers } from '../testing/paper-answers.ts';
import { TestTime } from '../testing/test-time.ts';
import { createPaperConsent } from './paper-consent.ts';

const joinedAt = Date.parse('2026-03-02T09:00:00+08:00');
const minute = 60_000;

it('lies with the paper: without it in the settings the pictures of a resumed paper go on', async () => {
  const parts = {
    layer: new MemoryLayer(),
    time: new TestTime(joinedAt),
    platform: createFakePlatform({ ...paperAnswers(), monitorCaptureSave: [good({ id: 1 })] }),
    session: createFakeSession(account('lm')),
  };
  const first = createExamRun({ ...parts, consented: () => true });
  await first.service.start();
  const opened = await first.exam.open(electricianExam);
  if (!opened.opened) throw new Error(opened.problem);
  await parts.time.advance(minute);
  const { attemptId } = opened.attempt;
  const next = createExamRun({ ...parts, consented: () => false });
  await next.service.start();
  expect(await next.exam.read(attemptId)).toMatchObject({ consented: true });
  const jpeg = new Uint8Array([0xff, 0xd8, 1]);
  await next.evidence.capture({ attemptId, camera: 'front', takenAt: joinedAt, jpeg, faces: 1 });
  await parts.time.advance(2 * minute);
  const sent = parts.platform.sent.filter(({ id }) => id === 'monitorCaptureSave').map(({ input }) => input);
  expect(sent).toContainEqual(expect.objectContaining({ place: 'front' }));
  expect(sent).not.toContainEqual(expect.objectContaining({ state: 'no-consent' }));
});

describe('a paper without one', () => {
  function enter(change: Parameters<typeof openPaper>[0] = {}, agreesAfterMs: number | null = null) {
    const time = new TestTime();
    const began = time.now();
    const told: string[] = [];
    const kept: string[] = [];
    const consent = createPaperConsent({
      store: { attempt: (_, attemptId) => ({ note: async ({ type }) => void kept.push(`${type} ${attemptId}`) }) },
      consented: () => agreesAfterMs !== null && time.now() - began >= agreesAfterMs,
      timer: time.timer,
      tell: async (_, state) => void told.push(state),
      report: () => undefined,
    });
    const of = { account: account('lm'), attempt: openPaper(change) };
    consent.entered(of);
    return { time, consent, of, told, kept };
  }
  const { rules } = openPaper();

  it('is told to staff when nobody agrees, once, and takes no picture', async () => {
    const { time, consent, of, told } = enter();
    await time.advance(minute);
    consent.stopped();
    consent.entered(of);
    await time.advance(minute);
    expect(told).toEqual(['no-consent']);
    expect(consent.given(of)).toBe(false);
  });

  it('is not told when the learner agrees as it opens; the paper keeps that', async () => {
    const { time, consent, of, told, kept } = enter({}, 30_000);
    await time.advance(minute);
    expect(told).toEqual([]);
    expect([consent.given(of), kept]).toEqual([true, ['consent a1']]);
  });

  it('is not told of a mock exam, of one without cameras, and after it was left', async () => {
    const papers = [{ rules: { ...rules, formal: false as const } }, { rules: { ...rules, cameraCount: 0 as const } }];
    for (const paper of papers) {
      const { time, told } = enter(paper);
      await time.advance(5 * minute);
      expect(told).toEqual([]);
    }
    const { time, consent, told } = enter();
    consent.stopped();
    await time.advance(5 * minute);
    expect(told).toEqual([]);
  });
});
