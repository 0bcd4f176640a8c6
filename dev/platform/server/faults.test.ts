import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as paperCalls from '#contract/platform/exam/user-paper.ts';
import { platformUnderTest, type PlatformUnderTest } from '../testing/client.ts';

let platform: PlatformUnderTest;
let token: string;
let paper: { userPaperId: string; examId: string };
beforeEach(async () => {
  platform = await platformUnderTest();
  token = await platform.signIn('13800010002');
  paper = await platform.join(token, 'e-power-review');
});
afterEach(() => platform.close());

const commit = () =>
  platform.call(paperCalls.userPaperCommitAllPaper, { ...paper, commitType: 1, answerList: [] }, token);
const fault = (order: object) =>
  platform.diagnose('POST', '/__faults', { match: { id: 'userPaperCommitAllPaper' }, ...order });
const status = async () =>
  z.parse(
    paperCalls.userPaperFindUserPaperInfo.answer,
    (await platform.call(paperCalls.userPaperFindUserPaperInfo, paper, token)).data,
  ).status;
const entries = z.object({
  requests: z.array(
    z.object({ id: z.string(), status: z.number(), code: z.nullable(z.number()), fault: z.nullable(z.string()) }),
  ),
});
const commits = async () =>
  z
    .parse(entries, await platform.diagnose('GET', '/__log'))
    .requests.filter(({ id }) => id === 'userPaperCommitAllPaper');

it('drop: nothing is processed', async () => {
  await fault({ mode: 'drop' });
  await expect(commit()).rejects.toThrow('fetch failed');
  expect(await status()).toBe(0);
  expect((await commit()).code).toBe(0);
  expect(await commits()).toMatchObject([
    { status: 0, fault: 'drop' },
    { code: 0, fault: null },
  ]);
});

it('drop-after: processed, the answer is lost', async () => {
  await fault({ mode: 'drop-after' });
  await expect(commit()).rejects.toThrow('fetch failed');
  expect(await status()).toBe(2);
  expect((await commit()).code).toBe(40901);
});

it.each([
  ['first', 0],
  ['second', 40901],
])('duplicate: processed twice, the caller gets the %s answer', async (answer, code) => {
  await fault({ mode: 'duplicate', answer });
  expect((await commit()).code).toBe(code);
  expect((await commits()).map((entry) => entry.code)).toEqual([0, 40901]);
});

it('silence: processed after the caller has gone', async () => {
  await fault({ mode: 'silence', ms: 300 });
  const given = AbortSignal.timeout(50);
  const body = JSON.stringify({ ...paper, commitType: 1, answerList: [] });
  const path = paperCalls.userPaperCommitAllPaper.path;
  const headers = { token, 'content-type': 'application/json' };
  await expect(platform.fetch(path, { method: 'POST', headers, body, signal: given })).rejects.toThrow('aborted');
  expect(await status()).toBe(0);
  await expect.poll(status).toBe(2);
});

it.each(['delay', 'slow'])('%s: the answer comes late but whole', async (mode) => {
  await fault({ mode, ms: 200 });
  const started = performance.now();
  expect((await commit()).code).toBe(0);
  expect(performance.now() - started).toBeGreaterThan(150);
});

it('answer: the text as it stands, without processing', async () => {
  await fault({ mode: 'answer', text: '{"code":0,"message":"as told","success":true,"data":null}' });
  expect(await commit()).toMatchObject({ code: 0, message: 'as told' });
  expect(await status()).toBe(0);
});

it('half-body: processed, the answer breaks off', async () => {
  await fault({ mode: 'half-body' });
  await expect(commit()).rejects.toThrow('terminated');
  expect(await status()).toBe(2);
});

it.each([
  [{ mode: 'status', status: 503 }, 503, '"success":false', 0],
  [{ mode: 'status', status: 500, processed: true }, 500, '"success":false', 2],
  [{ mode: 'status', status: 403, bare: true }, 403, '<html>', 0],
  [{ mode: 'code', code: 500, message: '系统繁忙' }, 200, '系统繁忙', 0],
  [{ mode: 'malformed' }, 200, '<html>', 0],
])('%o answers with HTTP %i and %s, the paper is then in state %i', async (order, httpStatus, text, after) => {
  await fault(order);
  const response = await platform.fetch(paperCalls.userPaperCommitAllPaper.path, {
    method: 'POST',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify({ ...paper, commitType: 1, answerList: [] }),
  });
  expect(response.status).toBe(httpStatus);
  expect(await response.text()).toContain(text);
  expect(await status()).toBe(after);
});

it('hits as many as ordered, after those to skip, of that account only', async () => {
  await platform.diagnose('POST', '/__faults', {
    match: { id: 'userPaperFindUserPaperInfo', account: '13800010002' },
    mode: 'code',
    code: 500,
    times: 2,
    skip: 1,
  });
  const codes = async () => (await platform.call(paperCalls.userPaperFindUserPaperInfo, paper, token)).code;
  const other = await platform.signIn('13800010006');
  expect((await platform.call(paperCalls.userPaperFindUserPaperInfo, paper, other)).code).toBe(40401);
  expect([await codes(), await codes(), await codes(), await codes()]).toEqual([0, 500, 500, 0]);
});

it('ends with DELETE, and refuses a mode that there is not', async () => {
  await fault({ mode: 'drop', times: 0 });
  await expect(commit()).rejects.toThrow('fetch failed');
  await platform.diagnose('DELETE', '/__faults');
  expect((await commit()).code).toBe(0);
  await expect(fault({ mode: 'explode' })).rejects.toThrow('mode');
});
