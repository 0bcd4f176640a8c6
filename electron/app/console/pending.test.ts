import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sampleJournal } from '#electron/exam/testing/sample-journal.ts';
import { consoleWords } from '#electron/kernel/words/console-words.ts';
import { diskLayer } from '#electron/storage/journal/disk-layer.ts';
import { answerFolders } from '#electron/storage/journal/journal-paths.ts';
import { LocalJournals } from '#electron/storage/journal/local-journals.ts';
import { journalFolders, pending } from './pending.ts';

const words = consoleWords('en-US');
const fresh = () => mkdtempSync(path.join(os.tmpdir(), 'lectern-pending-'));

async function paperIn(folder: string, phase: 'sealed' | 'delivered'): Promise<void> {
  const journals = new LocalJournals(diskLayer, answerFolders(folder));
  const journal = sampleJournal();
  await journals.create({ ...journal, card: { ...journal.card, phase } });
  await journals.close();
}

it('ends with 0 where everything was delivered, and where nothing was ever begun', async () => {
  expect(await pending([path.join(fresh(), 'exams')], false, words)).toMatchObject({ code: 0 });
  const folder = fresh();
  await paperIn(folder, 'delivered');
  const { lines, code } = await pending([folder], false, words);
  expect([code, lines.at(-1)]).toEqual([0, words.say('pending.none')]);
});

it('lists a paper that waits, also as JSON', async () => {
  const folder = fresh();
  await paperIn(folder, 'sealed');
  const { lines, code } = await pending([folder], false, words);
  expect(code).toBe(1);
  expect(lines.join('\n')).toContain('handed in, not delivered');
  const json = await pending([folder], true, words);
  expect(JSON.parse(json.lines.join(''))).toMatchObject({
    folders: [{ folder, papers: [{ card: { phase: 'sealed' } }], evidence: 0, closed: null }],
  });
});

it('names what learning lies there, and never calls a folder delivered that it cannot read', async () => {
  const folder = fresh();
  mkdirSync(path.join(folder, 'homework', 'a'), { recursive: true });
  // Of some only the second copy is left.
  mkdirSync(path.join(folder, 'courseware-copy', 'a'), { recursive: true });
  expect((await pending([folder], false, words)).lines.join('\n')).toContain('courseware, homework');
  const file = path.join(fresh(), 'a-file');
  mkdirSync(file);
  await diskLayer.open(path.join(file, 'answers')).then((opened) => opened.close());
  chmodSync(file, 0o700);
  expect(await pending([file], false, words)).toMatchObject({ code: 2 });
});

it('looks into the folders of all users of a policy’s folder', async () => {
  const given = fresh();
  for (const name of ['user-1000', 'user-1001-2', 'other']) mkdirSync(path.join(given, name));
  expect(await journalFolders(given, '/x')).toEqual(['user-1000', 'user-1001-2'].map((name) => path.join(given, name)));
  mkdirSync(path.join(given, 'answers'));
  expect(await journalFolders(given, '/x')).toContain(given);
  expect(await journalFolders(null, '/x')).toEqual([path.join('/x', 'exams')]);
});
