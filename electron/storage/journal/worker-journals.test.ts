import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleJournal } from '#electron/exam/testing/sample-journal.ts';
import type { Journals } from './journals.ts';
import { createJournalThread } from './worker-journals.ts';

const url = new URL('./worker.ts', import.meta.url);
const journal = sampleJournal();
const { name, key } = journal;

let root: string;
let journals: Journals;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'lectern-journal-'));
  journals = createJournalThread(url).journals([join(root, 'a'), join(root, 'b')]);
});

afterEach(async () => {
  await journals.close();
  await rm(root, { recursive: true });
});

describe('journals in a thread of their own', () => {
  it('lie on the disk twice, for this user only', async () => {
    await journals.create(journal);
    expect(await journals.append(name, 'one')).toMatchObject({ sequence: 2, copies: 2 });
    for (const copy of ['a', 'b']) {
      const folder = join(root, copy, name.account);
      expect((await readdir(folder)).sort()).toEqual(
        ['card', 'journal', 'key'].map((kind) => `${name.attempt}.${kind}`),
      );
      for (const file of await readdir(folder)) expect((await stat(join(folder, file))).mode & 0o077).toBe(0);
      expect((await stat(folder)).mode & 0o077).toBe(0);
    }
  });

  it('are found, opened and read by the next thread', async () => {
    await journals.create(journal);
    await Promise.all(['one', 'two', 'three'].map((text) => journals.append(name, text)));
    await journals.close();
    expect(await journals.list()).toMatchObject([{ name, card: journal.card }]);
    const { header, bareKey } = await journals.head(name);
    expect(header).toEqual(journal.header);
    expect(Buffer.from(bareKey ?? [])).toEqual(key);
    const { records, oneCopy } = await journals.open(name, key);
    expect(records.map(({ text }) => text)).toEqual(['begin', 'one', 'two', 'three']);
    expect(oneCopy).toBe(false);
  });

  it('pass errors on with their code', async () => {
    await expect(journals.append(name, 'one')).rejects.toMatchObject({ name: 'JournalError', code: 'gone' });
    await expect(journals.open(name, key)).rejects.toMatchObject({ code: 'disk' });
  });

  it('reject with `gone` when the thread cannot run, and with nothing left over', async () => {
    const broken = createJournalThread(new URL('./no-such-worker.ts', import.meta.url)).journals([root, root]);
    await expect(Promise.allSettled([broken.list(), broken.list()])).resolves.toMatchObject([
      { status: 'rejected', reason: { code: 'gone' } },
      { status: 'rejected', reason: { code: 'gone' } },
    ]);
    await broken.close();
  });

  it('reject with `slow` what is not answered, and still end', async () => {
    const silent = new URL('data:text/javascript,setInterval(() => {}, 1000)');
    const hung = createJournalThread(silent, 100).journals([root, root]);
    await expect(hung.append(name, 'one')).rejects.toMatchObject({ name: 'JournalError', code: 'slow' });
    await expect(hung.close()).rejects.toMatchObject({ code: 'slow' });
    await expect(hung.close()).resolves.toBeUndefined();
  });

  it('are removed with card and key', async () => {
    await journals.create(journal);
    await journals.remove(name);
    expect(await readdir(join(root, 'a', name.account))).toEqual([]);
    expect(await journals.list()).toEqual([]);
  });

  it('share it with those of other folders; whoever closes its own ends nothing of theirs', async () => {
    const thread = createJournalThread(url);
    const one = thread.journals([join(root, 'one'), join(root, 'one-copy')]);
    const other = thread.journals([join(root, 'other'), join(root, 'other-copy')]);
    const unused = thread.journals([join(root, 'unused'), join(root, 'unused-copy')]);
    await Promise.all([one.create(journal), other.create(journal)]);
    await Promise.all([one.append(name, 'of one'), other.append(name, 'of the other')]);
    await Promise.all([unused.close(), one.close()]);
    expect(await other.append(name, 'still open')).toMatchObject({ sequence: 3, copies: 2 });
    await expect(one.append(name, 'closed')).rejects.toMatchObject({ code: 'gone' });
    expect((await one.open(name, key)).records.map(({ text }) => text)).toEqual(['begin', 'of one']);
    await Promise.all([one.close(), other.close()]);
    await other.open(name, key);
    await other.close();
  });
});
