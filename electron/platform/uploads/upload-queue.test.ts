import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { good } from '#electron/exam/testing/fake-platform.ts';
import { account, createFakeSession } from '#electron/exam/testing/fake-session.ts';
import { settled, TestTime } from '#electron/exam/testing/test-time.ts';
import type { PlatformAnswer } from '../gateway/platform-client.ts';
import { UploadQueue, type UploadEnd, type UploadItem } from './upload-queue.ts';

interface Item extends UploadItem {
  list: string;
}

const sentPart = z.object({ index: z.number(), voucher: z.string() });

const fileOf = (fileId: string, list = 'l'): Item => ({
  accountId: 'lm',
  list,
  file: { fileId, name: `${fileId}.pdf`, type: '', bytes: 8, sha256: fileId },
});

/** A queue of these files, with parts of four bytes; each part is answered as the test says. */
function queueOf(
  items: Item[],
  part: (input: { index: number; voucher: string }) => PlatformAnswer | Promise<PlatformAnswer>,
) {
  const time = new TestTime(0);
  const ended: [string, UploadEnd['kind']][] = [];
  const asked: string[] = [];
  const unread = new Set<string>();
  const reported: string[] = [];
  const queue = new UploadQueue<Item>({
    of: 'a test',
    platform: { call: async (_call, input) => part(z.parse(sentPart, input)) },
    profile: () => ({}),
    session: createFakeSession(account('lm')).watch,
    timer: time.timer,
    random: () => 0.5,
    partBytes: 4,
    waiting: async () => items.filter(({ file }) => !ended.some(([fileId]) => fileId === file.fileId)),
    bytes: async ({ file }) => (unread.has(file.fileId) ? null : new Uint8Array(8)),
    async announce({ file }) {
      asked.push(file.fileId);
      return { answer: good(null), given: { voucher: file.fileId, receivedList: [], address: '', fileId: '' } };
    },
    settle: async ({ file }, { kind }) => void ended.push([file.fileId, kind]),
    changed: async () => undefined,
    report: (what) => reported.push(what),
  });
  return { queue, time, ended, asked, unread, reported };
}

const whole = ({ index }: { index: number }) => good({ address: index === 1 ? '/media/1' : '' });

it('sends one after the other, and a file that the disk does not give now does not hold up the next', async () => {
  const { queue, time, ended, unread, reported } = queueOf([fileOf('a'), fileOf('b'), fileOf('c')], whole);
  unread.add('a');
  queue.start();
  await settled();
  await time.advance(10_000);
  expect(ended).toEqual([
    ['b', 'delivered'],
    ['c', 'delivered'],
  ]);
  expect(reported).toContain('file a of a test cannot be read');
  unread.clear();
  await time.advance(120_000);
  expect(ended.at(-1)).toEqual(['a', 'delivered']);
});

it('what the platform said of the last try is told until the file is there', async () => {
  let busy = true;
  const { queue, time } = queueOf([fileOf('a')], (input) =>
    busy ? { kind: 'answered', status: 200, code: 500, message: '请稍后', data: null } : whole(input),
  );
  queue.start();
  await settled();
  expect(queue.progressOf({ fileId: 'a' })).toEqual({
    sentBytes: null,
    trouble: { message: '请稍后', untaken: false, refused: false },
  });
  busy = false;
  await time.advance(10_000);
  expect(queue.progressOf({ fileId: 'a' })).toEqual({ sentBytes: null, trouble: null });
});

it('a list that lost the file which is being sent stops it; a change of another list does not', async () => {
  const held = Promise.withResolvers<PlatformAnswer>();
  const parts: string[] = [];
  const { queue, ended } = queueOf([fileOf('a', 'mine')], (input) => {
    parts.push(`${input.voucher} ${input.index}`);
    return input.index === 0 && parts.length === 1 ? held.promise : whole(input);
  });
  queue.start();
  await settled();
  queue.listed(({ list }) => list === 'other', []);
  held.resolve(whole({ index: 0 }));
  await settled();
  expect(parts).toEqual(['a 0', 'a 1']);
  expect(ended).toEqual([['a', 'delivered']]);

  const again = Promise.withResolvers<PlatformAnswer>();
  const sent: number[] = [];
  const items = [fileOf('b', 'mine')];
  const second = queueOf(items, ({ index }) => {
    sent.push(index);
    return again.promise;
  });
  second.queue.start();
  await settled();
  items.length = 0;
  second.queue.listed(({ list }) => list === 'mine', []);
  again.resolve(whole({ index: 0 }));
  await settled();
  expect(sent).toEqual([0]);
  expect(second.ended).toEqual([]);
});
