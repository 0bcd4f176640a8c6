import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { certificatePdfStream, myCertificates } from '#contract/platform/certificate/certificate.ts';
import * as paperCalls from '#contract/platform/exam/user-paper.ts';
import { canonicalAnswers } from '#rules/exam/canonical-answers.ts';
import { wireTime } from '../../server/clock.ts';
import { platformUnderTest, type PlatformUnderTest } from '../../testing/client.ts';

let platform: PlatformUnderTest;
let token: string;
beforeEach(async () => {
  platform = await platformUnderTest();
  token = await platform.signIn('13800010002');
});
afterEach(() => platform.close());

type Paper = { userPaperId: string; examId: string };
const answers = z.object({ answers: z.array(z.object({ questionId: z.string(), answer: z.array(z.string()) })) });
const rightAnswers = async ({ userPaperId }: Paper) =>
  z.parse(answers, await platform.diagnose('GET', `/__answers?userPaperId=${userPaperId}`)).answers;
const commit = (paper: Paper, answerList: { questionId: string; answer: string[] }[]) =>
  platform.call(paperCalls.userPaperCommitAllPaper, { ...paper, commitType: 1, answerList }, token);
const info = async (paper: Paper) =>
  z.parse(
    paperCalls.userPaperFindUserPaperInfo.answer,
    (await platform.call(paperCalls.userPaperFindUserPaperInfo, paper, token)).data,
  );
const questions = async (paper: Paper) =>
  z.parse(
    paperCalls.userPaperFindQuestForExam.answer,
    (await platform.call(paperCalls.userPaperFindQuestForExam, paper, token)).data,
  ).sectionList;

describe('a paper', () => {
  it('has every kind of question and shows no key', async () => {
    const paper = await platform.join(token, 'e-power-review');
    const { data } = await platform.call(paperCalls.userPaperFindQuestForExam, paper, token);
    const types = (await questions(paper)).flatMap(({ questionList }) => questionList.map(({ type }) => type));
    expect([...new Set(types)]).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    expect(await platform.questionIds(token, paper)).toHaveLength(12);
    const text = JSON.stringify(data);
    expect(text).not.toMatch(/"(?:answer|right|rightKey|keywords)"/);
    for (const sign of ['<img src=\\"/media/', '<audio controls src=\\"/media/', 'class=\\"formula\\"', '<table>']) {
      expect(text).toContain(sign);
    }
  });

  it('keeps its order, and another learner has another', async () => {
    const paper = await platform.join(token, 'e-power-500');
    const first = await platform.questionIds(token, paper);
    expect(new Set(first).size).toBe(500);
    expect(await platform.questionIds(token, paper)).toEqual(first);
    const other = await platform.signIn('13800010006');
    expect(await platform.questionIds(other, await platform.join(other, 'e-power-500'))).not.toEqual(first);
  });

  it('is hidden from others', async () => {
    const paper = await platform.join(token, 'e-power-review');
    const other = await platform.signIn('13800010006');
    expect((await platform.call(paperCalls.findUserPaperSurface, paper, other)).code).toBe(40401);
  });

  it('counts screen switches', async () => {
    const paper = await platform.join(token, 'e-power-review');
    await platform.call(paperCalls.userSwitchScreen, paper, token);
    expect((await platform.call(paperCalls.userSwitchScreen, paper, token)).data).toEqual({ count: 2 });
  });
});

describe('hand-in', () => {
  it('is taken once; a repetition is refused and changes nothing', async () => {
    const paper = await platform.join(token, 'e-power-review');
    const all = await rightAnswers(paper);
    expect((await commit(paper, all)).code).toBe(0);
    expect(await commit(paper, [])).toMatchObject({ code: 40901, message: '试卷已提交，不能重复提交' });
    expect(await info(paper)).toMatchObject({ status: 2, score: 100, isPass: true });
  });

  it('of half the answers gives half the score and no certificate', async () => {
    const paper = await platform.join(token, 'e-power-review');
    const all = await rightAnswers(paper);
    await commit(paper, all.slice(0, 4));
    expect(await info(paper)).toMatchObject({ status: 2, score: 25, isPass: false, certificateId: '' });
  });

  it('of a foreign question is refused', async () => {
    const paper = await platform.join(token, 'e-power-review');
    expect((await commit(paper, [{ questionId: 'xf-001', answer: ['A'] }])).code).toBe(40001);
    expect((await info(paper)).status).toBe(0);
  });

  it('is taken up to two minutes late, then refused', async () => {
    const paper = await platform.join(token, 'e-power-review');
    await platform.diagnose('POST', '/__clock', { offsetMs: 91.5 * 60_000 });
    expect((await commit(paper, [])).code).toBe(0);
    await platform.diagnose('POST', '/__clock', { offsetMs: 0 });
    const late = await platform.join(token, 'e-power-review');
    await platform.diagnose('POST', '/__clock', { offsetMs: 92.5 * 60_000 });
    expect((await commit(late, [])).code).toBe(40902);
    expect((await info(late)).status).toBe(2);
    expect((await commit(late, [])).code).toBe(40902);
  });

  it('tells what it holds, so that a client can compare', async () => {
    const paper = await platform.join(token, 'e-power-review');
    const all = await rightAnswers(paper);
    const [first, ...others] = all;
    await commit(paper, [...others.toReversed(), { questionId: first!.questionId, answer: [] }]);
    expect(await info(paper)).toMatchObject({
      commitType: 1,
      answerCount: all.length - 1,
      answerHash: createHash('sha256').update(canonicalAnswers(others)).digest('hex'),
      sealTime: null,
    });
  });

  it.each([
    ['sealed in time', 'e-power-review', 91, 0],
    ['sealed after its time', 'e-power-review', 93, 40902],
    ['sealed in the future', 'e-power-review', 600, 40902],
    ['sealed before it was begun', 'e-power-review', -10, 40902],
    ['sealed in time, of an exam that takes nothing late', 'e-aid-final', 59, 40902],
  ])('late, %s', async (_, examId, sealMinute, code) => {
    const begun = Date.now();
    const paper = await platform.join(token, examId);
    const all = await rightAnswers(paper);
    await platform.diagnose('POST', '/__clock', { offsetMs: 300 * 60_000 });
    expect(await info(paper)).toMatchObject({ status: 2, commitType: 0, answerCount: 0 });
    const sealTime = wireTime(begun + sealMinute * 60_000) ?? '';
    const body = { ...paper, commitType: 2, answerList: all, sealTime };
    expect((await platform.call(paperCalls.userPaperCommitAllPaper, body, token)).code).toBe(code);
    expect(await info(paper)).toMatchObject(
      code === 0 ? { commitType: 2, answerCount: all.length } : { commitType: 0, answerCount: 0 },
    );
  });

  it('gets extra time, and the time of a moved window', async () => {
    const paper = await platform.join(token, 'e-power-review');
    const surface = async () =>
      z.parse(
        paperCalls.findUserPaperSurface.answer,
        (await platform.call(paperCalls.findUserPaperSurface, paper, token)).data,
      );
    const { joinTime } = await surface();
    await platform.diagnose('POST', '/__extra', { userPaperId: paper.userPaperId, minutes: 10 });
    expect((await surface()).duration).toBe(100);
    await platform.diagnose('POST', '/__clock', { offsetMs: 101 * 60_000 });
    expect((await info(paper)).status).toBe(0);
    const endAt = (joinTime?.at ?? 0) + 95 * 60_000;
    await platform.diagnose('POST', '/__window', { examId: paper.examId, endAt });
    expect((await surface()).endTime).toBe(endAt);
    expect((await info(paper)).commitType).toBe(0);
  });

  it('uses attempts up', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await commit(await platform.join(token, 'e-power-review'), []);
    }
    await expect(platform.join(token, 'e-power-review')).rejects.toThrow('考试次数已用完');
  });

  it('lists every paper of the exam', async () => {
    const paper = await platform.join(token, 'e-power-review');
    await commit(paper, []);
    const open = await platform.join(token, 'e-power-review');
    const key = { examId: paper.examId, bussinessId: 't-e-power-review', type: '1', pageNum: 1, pageSize: 999 };
    const { data } = await platform.call(paperCalls.examFindUserPaperListById, key, token);
    const { list } = z.parse(paperCalls.examFindUserPaperListById.answer, data);
    expect(list.map(({ userPaperId, status }) => [userPaperId, status])).toEqual([
      [open.userPaperId, 0],
      [paper.userPaperId, 2],
    ]);
  });

  it('of a subjective paper is marked later', async () => {
    token = await platform.signIn('13800017719');
    const paper = await platform.join(token, 'e-weld-text');
    await commit(paper, await rightAnswers(paper));
    expect(await info(paper)).toMatchObject({ status: 1, score: null });
    await platform.diagnose('POST', '/__clock', { offsetMs: 31 * 60_000 });
    expect(await info(paper)).toMatchObject({ status: 2, score: 100, isPass: true });
  });
});

describe('certificates', () => {
  const download = async (id: string, as: string) =>
    platform.fetch(`${certificatePdfStream.path}?id=${id}`, { headers: { token: as } });

  it('are issued for a passed formal exam, the same bytes every time', async () => {
    const paper = await platform.join(token, 'e-power-review');
    await commit(paper, await rightAnswers(paper));
    const { certificateId } = await info(paper);
    const { data } = await platform.call(myCertificates, { pageNum: 1, pageSize: 10 }, token);
    expect(z.parse(myCertificates.answer, data).list).toMatchObject([
      { id: certificateId, holderName: '李燕', score: 100 },
    ]);
    const first = await download(certificateId, token);
    expect(first.headers.get('content-type')).toBe('application/pdf');
    const bytes = Buffer.from(await first.arrayBuffer());
    expect(Number(first.headers.get('content-length'))).toBe(bytes.length);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.subarray(-6).toString()).toBe('%%EOF\n');
    expect(Buffer.from(await (await download(certificateId, token)).arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('of one learner break off, or are no PDF', async () => {
    const holder = await platform.signIn('13800010020');
    const { data } = await platform.call(myCertificates, { pageNum: 1, pageSize: 10 }, holder);
    const ids = z.parse(myCertificates.answer, data).list.map(({ id }) => id);
    expect(ids.map((id) => id.split('-').at(-1))).toEqual(['broken', 'pdf', 'good']);
    await expect((await download(ids[0]!, holder)).arrayBuffer()).rejects.toThrow('terminated');
    expect(await (await download(ids[1]!, holder)).text()).toContain('<html>');
    expect((await download(ids[2]!, holder)).ok).toBe(true);
  });

  it('of others are refused as JSON', async () => {
    const answer = await download('cert-u-010020-good', token);
    expect(await answer.json()).toMatchObject({ code: 40401 });
  });
});
