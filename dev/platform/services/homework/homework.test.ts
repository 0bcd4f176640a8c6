import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { resourceUploadPart } from '#contract/platform/exam/answer-file.ts';
import * as calls from '#contract/platform/learning/homework.ts';
import { serverCodes } from '../../server/refusal.ts';
import { platformUnderTest, type PlatformUnderTest } from '../../testing/client.ts';
import { homeworkCodes } from './codes.ts';

let platform: PlatformUnderTest;
let token: string;
beforeEach(async () => {
  platform = await platformUnderTest();
  token = await platform.signIn('13800017719');
});
afterEach(() => platform.close());

const courseId = 'c-electric-fire';
const hand = (homeworkId: string, answerContent: string, more: object = {}) =>
  platform.call(
    calls.answerHomework,
    { homeworkId, courseId, answerContent, pictureList: [], fileList: [], ...more },
    token,
  );

it('is listed with the three states [homework-status]', async () => {
  const { data } = await platform.call(calls.homeworkFindByCourseId, { courseId }, token);
  const states = z.parse(calls.homeworkFindByCourseId.answer, data).map(({ status }) => status);
  expect(states).toEqual(['open', 'submitted', 'reviewed', 'open']);
});

it('takes the place of what was handed in before, and reads back as it was sent', async () => {
  expect(await hand('hw-electric-check', ' 第一稿 ')).toMatchObject({ code: 0 });
  expect(await hand('hw-electric-check', '第二稿')).toMatchObject({ code: 0 });
  const { data } = await platform.call(calls.findHomework, { homeworkId: 'hw-electric-check', courseId }, token);
  expect(z.parse(calls.findHomework.answer, data)).toMatchObject({ status: 'submitted', answerContent: '第二稿' });
});

it.each([
  ['without anything', 'hw-electric-check', ' ', {}, homeworkCodes.homeworkEmpty],
  ['that is too long', 'hw-electric-check', '字'.repeat(3001), {}, homeworkCodes.homeworkLimit],
  [
    'with too many pictures',
    'hw-electric-check',
    'a',
    { pictureList: Array(5).fill('/x') },
    homeworkCodes.homeworkLimit,
  ],
  ['with an unknown picture', 'hw-electric-check', 'a', { pictureList: ['/x'] }, homeworkCodes.homeworkFile],
  [
    'with an unknown file',
    'hw-electric-check',
    'a',
    { fileList: [{ fileId: 'x', name: 'x' }] },
    homeworkCodes.homeworkFile,
  ],
  ['that is marked', 'hw-electric-case', 'a', {}, homeworkCodes.homeworkFinal],
  ['that is over', 'hw-electric-words', 'a', {}, homeworkCodes.homeworkOver],
  ['that nobody set', 'hw-none', 'a', {}, serverCodes.notFound],
] as const)('%s is refused', async (_, homeworkId, text, more, code) => {
  expect(await hand(homeworkId, text, more)).toMatchObject({ code });
});

it('of another learner gives no voucher to parts', async () => {
  const file = { fileName: 'a.pdf', fileType: '', fileSize: 3, fileHash: 'f'.repeat(64), partSize: 10 };
  const named = { homeworkId: 'hw-electric-check', courseId };
  const { data } = await platform.call(calls.getUploadDocVoucher, { ...named, ...file }, token);
  const { voucher } = z.parse(calls.getUploadDocVoucher.answer, data);
  const other = await platform.signIn('13800010002');
  const part = { voucher, index: 0, content: Buffer.from('abc').toString('base64') };
  expect((await platform.call(resourceUploadPart, part, other)).code).toBe(41_001);
  // Another content than the announced one is no whole file.
  expect((await platform.call(resourceUploadPart, part, token)).data).toMatchObject({ address: '' });
});
