import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getUpFloadFileVoucher, resourceUploadPart } from '#contract/platform/exam/answer-file.ts';
import { userPaperCommitAllPaper } from '#contract/platform/exam/user-paper.ts';
import { platformUnderTest, type PlatformUnderTest } from '../../testing/client.ts';

const content = Buffer.from('接线图'.repeat(40));
const hash = createHash('sha256').update(content).digest('hex');
const granted = z.object({ voucher: z.string(), receivedList: z.array(z.string()), address: z.string() });

let platform: PlatformUnderTest;
beforeAll(async () => {
  platform = await platformUnderTest();
});
afterAll(() => platform.close());

async function sit(phone: string) {
  const token = await platform.signIn(phone);
  const paper = await platform.join(token, 'e-mixed');
  const questionId = (await platform.questionIds(token, paper))[2] ?? '';
  const ask = (more: object = {}) =>
    platform.call(
      getUpFloadFileVoucher,
      {
        ...paper,
        questionId,
        fileName: '图.jpg',
        fileType: 'image/jpeg',
        fileSize: content.length,
        fileHash: hash,
        partSize: 200,
        ...more,
      },
      token,
    );
  const send = (voucher: string, index: number) =>
    platform.call(
      resourceUploadPart,
      { voucher, index, content: content.subarray(index * 200, (index + 1) * 200).toString('base64') },
      token,
    );
  return { token, paper, questionId, ask, send };
}

describe('files of answers', () => {
  it('come in parts under a voucher, and are whole when their digest is the announced one', async () => {
    const { paper, questionId, ask, send } = await sit('13800010002');
    const { voucher } = z.parse(granted, (await ask()).data);
    expect((await send(voucher, 1)).data).toEqual({ address: '', fileId: expect.any(String) });
    expect(z.parse(granted, (await ask()).data).receivedList).toEqual(['1']);
    expect((await send(voucher, 0)).code).toBe(41_001);
    const fresh = z.parse(granted, (await ask()).data);
    expect((await send(fresh.voucher, 0)).data).toMatchObject({ address: expect.stringContaining('/media/answer/') });
    expect(z.parse(granted, (await ask()).data).address).not.toBe('');
    expect(await platform.diagnose('GET', `/__files?userPaperId=${paper.userPaperId}`)).toMatchObject({
      files: [{ question_id: questionId, hash, parts: 2, size: content.length }],
    });
  });

  it.each([
    [{ fileSize: 21 * 1024 * 1024 }, 41_002],
    [{ fileName: 'a.exe' }, 41_003],
    [{ questionId: 'zh-001' }, 40_001],
  ])('%j is refused with %i', async (more, code) => {
    const { ask } = await sit('13800010006');
    expect((await ask(more)).code).toBe(code);
  });

  it('after the hand-in only what its answers name is taken', async () => {
    const { token, paper, questionId, ask } = await sit('13800010023');
    const answerList = [{ questionId, answer: [hash] }];
    await platform.call(userPaperCommitAllPaper, { ...paper, commitType: 1, answerList }, token);
    expect((await ask()).code).toBe(0);
    expect((await ask({ fileHash: '0'.repeat(64) })).code).toBe(41_004);
  });

  it('sentinels: a voucher for one part, and no files at all', async () => {
    const short = await sit('13800010024');
    const { voucher } = z.parse(granted, (await short.ask()).data);
    expect((await short.send(voucher, 0)).code).toBe(0);
    expect((await short.send(voucher, 1)).code).toBe(41_001);
    expect((await (await sit('13800010025')).ask()).code).toBe(41_003);
  });
});
