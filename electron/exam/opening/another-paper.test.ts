import { beforeEach, describe, expect, it } from 'vitest';
import type { PlatformAnswer } from '#electron/platform/gateway/platform-client.ts';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { createExamRun } from '../testing/exam-run.ts';
import { createFakePlatform, good } from '../testing/fake-platform.ts';
import { account, createFakeSession } from '../testing/fake-session.ts';
import { electricianExam } from '../testing/open-paper.ts';
import { paperAnswers } from '../testing/paper-answers.ts';
import { TestTime } from '../testing/test-time.ts';
import { examOf, isOfAnotherPaper } from './paper-surface.ts';

const asked = { userPaperId: 'p1', examId: 'e1' };

it.each<[string, PlatformAnswer, boolean]>([
  ['this paper', good({ userPaperId: 'p1', examId: 'e1' }), false],
  ['this paper, of an exam that is called otherwise', good({ userPaperId: 'p1', examId: 'plan-7' }), false],
  ['this paper, as a number', good({ userPaperId: 'p1', examId: 7 }), false],
  ['no paper and no exam', good({ duration: 60 }), false],
  ['an id of something else', good({ paperId: 'template-1', id: '5' }), false],
  ['another paper', good({ userPaperId: 'p2', examId: 'e1' }), true],
  ['another exam, and no paper', good({ examId: 'e99' }), true],
  ['nothing', { kind: 'unknown', status: 404 }, false],
])('an answer that names %s', (_, answer, foreign) => expect(isOfAnotherPaper(answer, asked)).toBe(foreign));

const named = (examId?: string) => good(examId === undefined ? {} : { examId });
it.each([
  ['both the one that was asked for', ['e1', 'e1'], 'asked'],
  ['none', [undefined, undefined], 'asked'],
  ['both the same other one, which is the platform’s own name of it', ['plan-7', 'plan-7'], 'asked'],
  ['one of them another, and the other none', ['plan-7', undefined], 'doubtful'],
  ['one of them another, and the other the one that was asked for', ['plan-7', 'e1'], 'another'],
  ['two others', ['plan-7', 'plan-8'], 'another'],
])('of two answers that name no paper and, as their exam, %s', (_, ids, exam) =>
  expect(examOf(ids.map(named), asked)).toBe(exam),
);

describe('a platform that answers for another paper', () => {
  const nine = Date.parse('2026-03-02T09:00:00+08:00');
  const surface = (userPaperId: string, duration: number) =>
    good({ userPaperId, examName: '电工', duration, joinTime: '2026-03-02 09:00:00' });
  const questions = (userPaperId: string) => good({ userPaperId, questionList: [{ id: 'q1', type: 5 }] });
  const own = surface('p1', 60);
  const other = surface('other', 6);
  let time: TestTime;
  beforeEach(() => (time = new TestTime(nine)));

  async function open(answers: Record<string, PlatformAnswer[]>) {
    const platform = createFakePlatform({ ...paperAnswers(), monitorHeartbeat: [good({})], ...answers });
    const session = createFakeSession(account('lm'));
    const run = createExamRun({ layer: new MemoryLayer(), time, platform, session });
    await run.service.start();
    run.clock.observe(new Date(time.now()).toUTCString(), 0);
    return { run, platform, outcome: await run.exam.open(electricianExam) };
  }

  it('is asked again when the paper is opened', async () => {
    const { outcome } = await open({
      findUserPaperSurface: [other, own],
      userPaperFindQuestForExam: [questions('other'), questions('p1')],
    });
    expect(outcome).toMatchObject({ opened: true, attempt: { rules: { deadline: nine + 3_600_000 } } });
  });

  it.each([
    ['surface', { findUserPaperSurface: [other] }],
    ['questions', { userPaperFindQuestForExam: [questions('other')] }],
  ])('opens nothing by the %s of another one', async (_, answers) => {
    const { outcome } = await open(answers);
    expect(outcome).toMatchObject({ opened: false, problem: 'malformed', counted: 'yes' });
  });

  const ofExam = (duration: number) =>
    good({ examId: 'plan-7', examName: '电工', duration, joinTime: '2026-03-02 09:00:00' });
  const questionsOf = (examId: string) => good({ examId, questionList: [{ id: 'q1', type: 5 }] });

  it('opens a paper whose exam has another id on it, and seals it by itself', async () => {
    const { outcome } = await open({
      findBasicExamById: [good({ examType: 2, duration: 60, cameraCount: 0, faceRequired: 0 })],
      findUserPaperSurface: [ofExam(60)],
      userPaperFindQuestForExam: [questionsOf('plan-7')],
    });
    expect(outcome).toMatchObject({ opened: true, attempt: { rules: { deadline: nine + 3_600_000 } } });
    expect(outcome.opened && outcome.attempt.rules).not.toHaveProperty('endBasis');
  });

  it('opens one of which a single answer names another exam; that end seals nothing, and is moved later alone', async () => {
    const { run, platform, outcome } = await open({ findUserPaperSurface: [ofExam(60)] });
    expect(outcome).toMatchObject({ opened: true, attempt: { rules: { endBasis: 'assumed' } } });
    const { attemptId } = outcome.opened ? outcome.attempt : { attemptId: '' };
    platform.restart('findUserPaperSurface', ofExam(6));
    await time.advance(3 * 60_000);
    expect(await run.exam.read(attemptId)).toMatchObject({ rules: { deadline: nine + 3_600_000 } });
    platform.restart('findUserPaperSurface', ofExam(90));
    await time.advance(3 * 60_000);
    expect(await run.exam.read(attemptId)).toMatchObject({
      phase: 'open',
      rules: { deadline: nine + 5_400_000, endBasis: 'assumed' },
    });
    await run.service.stop();
  });

  it('opens nothing where one answer names the exam that was asked for, and the other another one', async () => {
    const { outcome } = await open({
      findUserPaperSurface: [ofExam(60)],
      userPaperFindQuestForExam: [questionsOf(electricianExam.examId)],
    });
    expect(outcome).toMatchObject({ opened: false, problem: 'malformed', counted: 'yes' });
  });

  it('moves no end of a paper that is open, and seals it no earlier', async () => {
    const { run, platform, outcome } = await open({ findUserPaperSurface: [own] });
    const { attemptId } = outcome.opened ? outcome.attempt : { attemptId: '' };
    platform.restart('findUserPaperSurface', other);
    await time.advance(14 * 60_000);
    expect(platform.calls().filter((id) => id === 'findUserPaperSurface').length).toBeGreaterThan(5);
    expect(await run.exam.read(attemptId)).toMatchObject({ phase: 'open', rules: { deadline: nine + 3_600_000 } });
    await run.service.stop();
  });
});
