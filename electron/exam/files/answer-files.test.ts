import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { partBytes } from '#contract/platform/exam/answer-file.ts';
import { userPaperCommitAllPaper } from '#contract/platform/exam/user-paper.ts';
import type { PlatformAnswer } from '#electron/platform/gateway/platform-client.ts';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { canonicalAnswers } from '#rules/exam/canonical-answers.ts';
import { createExamRun, type ExamRunOptions } from '../testing/exam-run.ts';
import { createFakePlatform, good, refusal } from '../testing/fake-platform.ts';
import { account, createFakeSession } from '../testing/fake-session.ts';
import { electricianExam } from '../testing/open-paper.ts';
import { paperAnswers } from '../testing/paper-answers.ts';
import { TestTime } from '../testing/test-time.ts';

const joinedAt = Date.parse('2026-03-02T09:00:00+08:00');
const content = Buffer.alloc(2 * partBytes + 10, 7);
const sha256 = createHash('sha256').update(content).digest('hex');
const chosen = { name: '接线图.jpg', type: 'image/jpeg', bytes: content.length };
const voucher = (received: number[] = [], address = '') =>
  good({ voucher: 'v', receivedList: received.map(String), address });
const taken = good({ address: '' });
const whole = good({ address: '/media/answer/1' });

let layer: MemoryLayer;
let time: TestTime;
let platform: ReturnType<typeof createFakePlatform>;
let session: ReturnType<typeof createFakeSession>;

beforeEach(() => {
  layer = new MemoryLayer();
  time = new TestTime(joinedAt);
  session = createFakeSession(account('lm'));
  platform = createFakePlatform({
    ...paperAnswers(),
    userPaperFindQuestForExam: [
      good({
        questionList: [
          { id: 'u', type: 10, fileCount: 2, fileSize: 1, fileTypes: 'jpg,pdf' },
          { id: 'l', type: 11, audioUrl: '/a.wav', playLimit: 2 },
        ],
      }),
    ],
    getUpFloadFileVoucher: [voucher()],
    resourceUploadPart: [taken, taken, whole],
    userPaperCommitAllPaper: [good({ userPaperId: 'p1', submitTime: '2026-03-02 09:30:00' })],
  });
});

async function startRun(more: Pick<ExamRunOptions, 'commitAs' | 'profile'> = {}) {
  const run = createExamRun({ layer, time, platform, session, ...more });
  await run.service.start();
  const outcome = await run.exam.open(electricianExam);
  if (!outcome.opened) throw new Error(outcome.problem);
  return { ...run, attempt: outcome.attempt, attemptId: outcome.attempt.attemptId };
}
type Run = Awaited<ReturnType<typeof startRun>>;

async function storeFile({ files, attemptId }: Run, bytes: Buffer = content, file = chosen) {
  const fileId = await files.begin(attemptId, 'u', { ...file, bytes: bytes.length });
  for (let at = 0; at < bytes.length; at += partBytes) await files.part(fileId, bytes.subarray(at, at + partBytes));
  return files.finish(fileId);
}

async function committedBy({ exam, attemptId }: Run): Promise<unknown> {
  await exam.handIn(attemptId, 'learner');
  await time.advance(300_000);
  const commit = platform.sent.findLast(({ id }) => id === 'userPaperCommitAllPaper')?.input;
  const { answerList } = z.parse(userPaperCommitAllPaper.body, commit);
  return answerList.find(({ questionId }) => questionId === 'u')?.answer;
}

const namesSent = () =>
  platform.sent
    .filter(({ id }) => id === 'userPaperCommitAllPaper')
    .map(({ input }) => z.parse(userPaperCommitAllPaper.body, input).answerList[0]?.answer);
const sentParts = () => platform.sent.filter(({ id }) => id === 'resourceUploadPart').map(({ input }) => input);
const phases = async ({ files, attemptId }: Run) => (await files.deliveries(attemptId)).map(({ phase }) => phase);

describe('a file of an answer', () => {
  it('is on disk before it is in the answer, is sent in parts, and is named by the commit', async () => {
    const run = await startRun();
    const { files, saved } = await storeFile(run);
    expect(files).toMatchObject([{ ...chosen, sha256 }]);
    expect((await run.exam.read(run.attemptId))?.answers['u']).toMatchObject({
      value: { kind: 'files', files },
      sequence: saved.sequence,
    });
    await time.advance(1_000);
    expect(sentParts()).toMatchObject([
      { index: 0 },
      { index: 1 },
      { index: 2, content: Buffer.alloc(10, 7).toString('base64') },
    ]);
    expect(await phases(run)).toEqual(['delivered']);
    await run.exam.handIn(run.attemptId, 'learner');
    await time.advance(60_000);
    const commit = platform.sent.find(({ id }) => id === 'userPaperCommitAllPaper')?.input;
    expect(commit).toMatchObject({
      answerList: [
        { questionId: 'u', answer: [sha256] },
        { questionId: 'l', answer: [] },
      ],
    });
  });

  it.each([
    ['id', { address: '/media/answer/1', fileId: 'f-9' }, 'f-9'],
    ['url', { address: '/media/answer/1', fileId: 'f-9' }, '/media/answer/1'],
    ['sha256', { address: '/media/answer/1', fileId: 'f-9' }, sha256],
    ['id', { address: '/media/answer/1' }, sha256],
  ] as const)('named by %s when the upload answered %j: %s', async (commitAs, answered, name) => {
    platform.restart('resourceUploadPart', taken, taken, good(answered));
    const run = await startRun({ commitAs });
    await storeFile(run);
    await time.advance(1_000);
    // What the platform told survives the end of the program.
    const after = await startRun({ commitAs });
    expect(await committedBy(after)).toEqual([name]);
  });

  it('one that is on its way at the seal is waited for, so that the commit can name it', async () => {
    platform.restart('resourceUploadPart', taken, { kind: 'unknown', status: 502 }, taken, whole);
    const run = await startRun({ commitAs: 'url' });
    await storeFile(run);
    await run.exam.handIn(run.attemptId, 'learner');
    expect(await run.exam.handInState(run.attemptId)).toMatchObject({ phase: 'sealed', waitingFor: 'nothing' });
    await time.advance(60_000);
    expect(namesSent()).toEqual([['/media/answer/1']]);
    expect(await run.exam.handInState(run.attemptId)).toMatchObject({ phase: 'delivered', filesByContent: 0 });
  });

  it.each([
    ['learner', ['/media/answer/1']],
    ['switches', ['/media/answer/1']],
    ['time-up', [sha256]],
    ['staff', [sha256]],
  ] as const)('a paper handed in by %s names it %j', async (reason, names) => {
    const answer = Promise.withResolvers<PlatformAnswer>();
    platform.restart('getUpFloadFileVoucher', answer.promise);
    const run = await startRun({ commitAs: 'url' });
    await storeFile(run);
    await run.service.handIns.handIn('lm', run.attemptId, reason);
    await time.advance(5_000);
    answer.resolve(voucher());
    await time.advance(5_000);
    expect(namesSent()).toEqual([names]);
    const filesByContent = names[0] === sha256 ? 1 : 0;
    expect(await run.exam.handInState(run.attemptId)).toMatchObject({ phase: 'delivered', filesByContent });
  });

  it('one that does not arrive in a minute is named by its content, and the receipt knows', async () => {
    platform.restart('getUpFloadFileVoucher', new Promise<PlatformAnswer>(() => {}));
    const run = await startRun({ commitAs: 'id' });
    await storeFile(run);
    await run.exam.handIn(run.attemptId, 'learner');
    await time.advance(59_000);
    expect(namesSent()).toEqual([]);
    await time.advance(2_000);
    expect(namesSent()).toEqual([[sha256]]);
    expect(await run.exam.handInState(run.attemptId)).toMatchObject({ phase: 'delivered', filesByContent: 1 });
  });

  it.each([
    ['a leave without a voucher', { getUpFloadFileVoucher: good({ receivedList: [] }) }],
    ['no call for parts', { resourceUploadPart: { kind: 'unknown', status: 404 } }],
    ['no call for leave', { getUpFloadFileVoucher: refusal(404, 'Not Found') }],
  ] as const)('%s: it is told that the platform takes no files, and it is tried again', async (_, answers) => {
    for (const [id, answer] of Object.entries(answers)) platform.restart(id, answer);
    const run = await startRun();
    await storeFile(run);
    await time.advance(1_000);
    const told = async () => (await run.files.deliveries(run.attemptId)).map(({ phase, untaken }) => [phase, untaken]);
    expect(await told()).toEqual([['waiting', true]]);
    platform.restart('getUpFloadFileVoucher', voucher());
    platform.restart('resourceUploadPart', taken, taken, whole);
    await time.advance(120_000);
    expect(await told()).toEqual([['delivered', false]]);
  });

  it('a network that is away is not waited for', async () => {
    platform.restart('getUpFloadFileVoucher', { kind: 'unreachable' });
    platform.restart('userPaperCommitAllPaper', { kind: 'unreachable' });
    const run = await startRun({ commitAs: 'id' });
    await storeFile(run);
    await run.exam.handIn(run.attemptId, 'learner');
    await time.advance(10_000);
    expect(await run.exam.handInState(run.attemptId)).toMatchObject({ phase: 'sealed', waitingFor: 'network' });
  });

  it('a platform that refuses a name it never gave gets the paper again as soon as it has given one', async () => {
    platform.restart('getUpFloadFileVoucher', { kind: 'unreachable' });
    platform.restart('userPaperCommitAllPaper', refusal(400, '没有收到文件'));
    platform.restart('userPaperFindUserPaperInfo', good({ userPaperId: 'p1', status: 0 }));
    const before = await startRun({ commitAs: 'url' });
    await storeFile(before);
    await before.exam.handIn(before.attemptId, 'learner');
    await time.advance(20_000);
    expect(await before.exam.handInState(before.attemptId)).toMatchObject({ phase: 'sealed', refusal: '没有收到文件' });
    await before.service.stop();
    platform.sent.length = 0;
    platform.restart('getUpFloadFileVoucher', voucher());
    platform.restart('userPaperCommitAllPaper', good({ userPaperId: 'p1', submitTime: '2026-03-02 09:30:00' }));
    const after = createExamRun({ layer, time, platform, session, commitAs: 'url' });
    await after.service.start();
    await time.advance(90_000);
    expect(namesSent().at(-1)).toEqual(['/media/answer/1']);
  });

  it('a commit that arrives late with the old names is still this paper', async () => {
    const old = createHash('sha256')
      .update(canonicalAnswers([{ questionId: 'u', answer: [sha256] }]))
      .digest('hex');
    platform.restart('getUpFloadFileVoucher', { kind: 'unreachable' });
    platform.restart('userPaperCommitAllPaper', { kind: 'unknown', status: null });
    platform.restart('userPaperFindUserPaperInfo', good({ userPaperId: 'p1', status: 0 }));
    const before = await startRun({ commitAs: 'url' });
    await storeFile(before);
    await before.service.handIns.handIn('lm', before.attemptId, 'time-up');
    await time.advance(20_000);
    await before.service.stop();
    platform.restart('getUpFloadFileVoucher', voucher());
    platform.restart('userPaperFindUserPaperInfo', good({ userPaperId: 'p1', status: 1, answerHash: old }));
    const after = createExamRun({ layer, time, platform, session, commitAs: 'url' });
    await after.service.start();
    await time.advance(60_000);
    expect(await after.exam.handInState(before.attemptId)).toMatchObject({ phase: 'delivered', proof: 'compared' });
  });

  it('half of a file is no answer, and is gone after a restart', async () => {
    const run = await startRun();
    const fileId = await run.files.begin(run.attemptId, 'u', chosen);
    await run.files.part(fileId, content.subarray(0, partBytes));
    await expect(run.files.finish(fileId)).rejects.toMatchObject({ code: 'file-size' });
    const another = await run.files.begin(run.attemptId, 'u', chosen);
    await run.files.part(another, content.subarray(0, partBytes));
    const after = await startRun();
    expect((await after.exam.read(after.attemptId))?.answers).toEqual({});
    expect(layer.paths.filter((path) => path.endsWith('.file'))).toEqual([]);
  });

  it.each([
    [{ ...chosen, bytes: 2_000_000 }, 'file-size'],
    [{ ...chosen, name: 'a.exe' }, 'file-type'],
    [{ ...chosen, name: 'jpg' }, 'file-type'],
    [{ ...chosen, bytes: 0 }, 'file-empty'],
  ])('%j is refused: %s', async (file, code) => {
    const run = await startRun();
    await expect(run.files.begin(run.attemptId, 'u', file)).rejects.toMatchObject({ code });
  });

  it('there are no more files than the question takes, and the same content counts once', async () => {
    const run = await startRun();
    await storeFile(run);
    await storeFile(run);
    expect((await storeFile(run, Buffer.from('other'))).files).toHaveLength(2);
    await expect(run.files.begin(run.attemptId, 'u', chosen)).rejects.toMatchObject({ code: 'file-count' });
    await expect(run.files.begin(run.attemptId, 'l', chosen)).rejects.toMatchObject({ code: 'wrong-kind' });
  });

  it('one that was taken back is deleted here and not sent', async () => {
    platform.restart('getUpFloadFileVoucher', { kind: 'unreachable' });
    const run = await startRun();
    const { files } = await storeFile(run);
    const after = await run.files.remove(run.attemptId, 'u', files[0]?.fileId ?? '');
    expect(after.files).toEqual([]);
    expect(layer.paths.filter((path) => path.endsWith('.file'))).toEqual([]);
    await time.advance(120_000);
    expect(sentParts()).toEqual([]);
  });

  it('nobody stores one for another account, or after the seal', async () => {
    const run = await startRun();
    const fileId = await run.files.begin(run.attemptId, 'u', chosen);
    session.become(account('other'));
    await expect(run.files.part(fileId, content.subarray(0, 10))).rejects.toMatchObject({ code: 'no-attempt' });
    expect(await run.files.deliveries(run.attemptId)).toEqual([]);
    session.become(account('lm'));
    await run.exam.handIn(run.attemptId, 'learner');
    await run.files.part(fileId, content.subarray(0, partBytes));
    await expect(run.files.begin(run.attemptId, 'u', chosen)).rejects.toMatchObject({ code: 'sealed' });
  });
});

describe('the delivery of a file', () => {
  it('goes on where it was after a restart, with what the platform has', async () => {
    platform.restart('resourceUploadPart', taken, { kind: 'unknown', status: null });
    const before = await startRun();
    await storeFile(before);
    await time.advance(100);
    expect(await phases(before)).toEqual(['waiting']);
    await before.service.stop();
    platform.sent.length = 0;
    platform.restart('getUpFloadFileVoucher', voucher([0, 1]));
    platform.restart('resourceUploadPart', whole);
    const after = await startRun();
    await time.advance(100);
    expect(sentParts()).toMatchObject([{ index: 2 }]);
    expect(await phases(after)).toEqual(['delivered']);
  });

  it('a voucher that expired is replaced', async () => {
    platform.restart('resourceUploadPart', taken, refusal(41_001), whole);
    platform.restart('getUpFloadFileVoucher', voucher(), voucher([0]));
    const run = await startRun();
    await storeFile(run);
    await time.advance(100);
    expect(await phases(run)).toEqual(['delivered']);
    expect(sentParts()).toMatchObject([{ index: 0 }, { index: 1 }, { index: 1 }]);
  });

  it('a number that only this client reads as a refusal is asked for again; one that a profile names ends it', async () => {
    const asks = () => platform.sent.filter(({ id }) => id === 'getUpFloadFileVoucher').length;
    platform.restart('getUpFloadFileVoucher', refusal(41_003, '只接收图片'));
    const run = await startRun();
    await storeFile(run);
    await time.advance(100);
    expect(await phases(run)).toEqual(['refused']);
    platform.restart('getUpFloadFileVoucher', voucher());
    platform.restart('resourceUploadPart', taken, taken, whole);
    await time.advance(60_000);
    expect(await phases(run)).toEqual(['delivered']);
    await run.service.stop();

    platform.restart('getUpFloadFileVoucher', refusal(41_003, '只接收图片'));
    platform.sent.length = 0;
    const named = await startRun({ profile: { codes: { uploadRefusal: { fileType: 1403 } } } });
    await storeFile(named);
    await time.advance(600_000);
    expect(await phases(named)).toEqual(['refused']);
    expect(asks()).toBe(1);
  });

  it.each([
    [refusal(41_003, '只接收图片'), 'refused', '只接收图片'],
    [refusal(500, '系统繁忙'), 'waiting', '系统繁忙'],
    [refusal(41_003, '系统繁忙，请稍后再试'), 'waiting', '系统繁忙，请稍后再试'],
    [refusal(10_000), 'waiting', null],
  ])('%j: the file is %s', async (answer, phase, message) => {
    platform.restart('getUpFloadFileVoucher', answer);
    const run = await startRun();
    await storeFile(run);
    await time.advance(100);
    expect(await run.files.deliveries(run.attemptId)).toMatchObject([{ phase, message }]);
  });

  it('goes on after the paper is delivered, also in the next run', async () => {
    platform.restart('getUpFloadFileVoucher', { kind: 'unreachable' });
    const before = await startRun();
    await storeFile(before);
    await before.exam.handIn(before.attemptId, 'learner');
    await time.advance(5_000);
    expect(await before.exam.handInState(before.attemptId)).toMatchObject({ phase: 'delivered' });
    await before.service.stop();
    platform.restart('getUpFloadFileVoucher', voucher());
    platform.restart('resourceUploadPart', taken, taken, whole);
    const after = createExamRun({ layer, time, platform, session });
    await after.service.start();
    await time.advance(5_000);
    expect((await after.files.deliveries(before.attemptId)).map(({ phase }) => phase)).toEqual(['delivered']);
  });
});

describe('plays of a recording', () => {
  it('are counted before they begin, stop at the limit, and are there after a restart', async () => {
    const run = await startRun();
    expect(run.attempt.plays).toEqual({});
    const both = await Promise.allSettled(
      Array.from({ length: 3 }, async () => run.exam.play(run.attemptId, 'recording-1')),
    );
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await expect(run.exam.play(run.attemptId, 'recording-1')).rejects.toMatchObject({ code: 'no-plays' });
    await expect(run.exam.play(run.attemptId, 'recording-9')).rejects.toMatchObject({ code: 'unknown-question' });
    const after = await startRun();
    expect(after.attempt.plays).toEqual({ 'recording-1': 2 });
  });
});
