import { beforeEach, expect, it } from 'vitest';
import { LocalJournals } from '#electron/storage/journal/local-journals.ts';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { AccountNotebooks } from '#electron/storage/notebooks/account-notebooks.ts';
import { HomeworkDrafts } from './drafts.ts';

const ref = { courseId: 'c-1', homeworkId: 'hw-1' };
const draft = { text: '配电箱', pictures: ['/p.png'], files: [{ fileId: 'f', name: '表.pdf', bytes: 3 }] };
let layer: MemoryLayer;
let account: string | null;
beforeEach(() => {
  layer = new MemoryLayer();
  account = 'chen';
});

/** One run of the client on the disk that the runs before left. */
const run = () => {
  const notebooks = new AccountNotebooks(
    {
      journals: new LocalJournals(layer, ['/a', '/b']),
      vault: { wrap: async () => null, unwrap: async () => null },
      now: () => 7,
      report: () => undefined,
    },
    () => account,
  );
  return Object.assign(new HomeworkDrafts({ notebooks, now: () => 7 }), { stop: () => notebooks.stop() });
};

it('a draft outlives a restart and is gone once it is dropped', async () => {
  const first = run();
  expect(await first.read(ref)).toBeNull();
  expect(await first.keep(ref, draft)).toEqual({ draft, savedAt: 7 });
  await first.stop();
  const second = run();
  expect(await second.read(ref)).toEqual({ draft, savedAt: 7 });
  await second.drop(ref);
  await second.stop();
  expect(await run().read(ref)).toBeNull();
});

it('the latest of several writes counts, also for a read that does not wait for them', async () => {
  const drafts = run();
  void drafts.keep(ref, draft);
  void drafts.keep(ref, { ...draft, text: '第二稿' });
  expect((await drafts.read(ref))?.draft.text).toBe('第二稿');
});

it('belongs to its account and homework, and to nobody who is not signed in', async () => {
  const drafts = run();
  await drafts.keep(ref, draft);
  expect(await drafts.read({ ...ref, homeworkId: 'hw-2' })).toBeNull();
  account = 'li';
  expect(await drafts.read(ref)).toBeNull();
  account = null;
  await expect(drafts.read(ref)).rejects.toMatchObject({ code: 'no-account' });
});
