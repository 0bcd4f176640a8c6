import { generateKeyPairSync } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { realDisk } from '#electron/kernel/files/target-file.ts';
import { systemTimer } from '#electron/kernel/timer.ts';
import { consoleWords } from '#electron/kernel/words/console-words.ts';
import { diskLayer } from '#electron/storage/journal/disk-layer.ts';
import { LocalJournals } from '#electron/storage/journal/local-journals.ts';
import { rescueCommand } from '#electron/tools/rescue/command.ts';
import { Attempts } from '../attempts/attempts.ts';
import { sampleHere, sampleStart } from '../testing/sample-attempt.ts';
import { exportJournal, isExportable } from './export-journal.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const at = Date.parse('2026-03-02T09:00:00Z');
const folderName = (attemptId: string) => `lectern-paper-${attemptId.slice(0, 8)}-20260302T090000`;

let root: string;
beforeEach(async () => void (root = await mkdtemp(path.join(tmpdir(), 'lectern-export-'))));
afterEach(() => rm(root, { recursive: true }));

/** A paper that is being sat: its journal is open while it is copied. */
async function sitting({ rescueKey = publicKey, keystore = true }: { rescueKey?: string | null; keystore?: boolean }) {
  const examFolder = path.join(root, 'exams');
  const store = new Attempts({
    journals: new LocalJournals(diskLayer, [path.join(examFolder, 'answers'), path.join(examFolder, 'answers-copy')]),
    vault: {
      wrap: async (bytes) => (keystore ? bytes.map((byte) => byte ^ 0x55) : null),
      unwrap: async (bytes) => bytes.map((byte) => byte ^ 0x55),
    },
    rescueKey: () => rescueKey,
    here: sampleHere,
    now: Date.now,
    timer: systemTimer,
    account: () => 'ann',
    report: () => undefined,
  });
  const { attemptId } = await store.begin({ accountId: 'ann', owner: '138****8000' }, sampleStart());
  await store
    .attempt('ann', attemptId)
    .change({ type: 'answer', questionId: 'q1', value: { kind: 'choice', keys: ['D'] } });
  await store.attempt('ann', attemptId).noteSeatUse({ kind: 'export', at });
  return {
    store,
    examFolder,
    attemptId,
    to: (target: string) => exportJournal({ examFolder, attemptId, at }, target, realDisk),
  };
}

async function rescued(journal: string) {
  const [key, out] = [path.join(root, 'private.pem'), path.join(root, 'answers.json')];
  await writeFile(key, privateKey);
  await rescueCommand(['--key', key, '--journal', journal, '--out', out], consoleWords('en-US'));
  return JSON.parse(await readFile(out, 'utf8'));
}

it('an exported paper is opened by the centre’s rescue, and tells no answer without its key', async () => {
  const { store, examFolder, attemptId, to } = await sitting({});
  expect(await isExportable(examFolder, attemptId)).toBe(true);
  const folder = path.join(root, 'stick', await to(path.join(root, 'stick')));
  expect(path.basename(folder)).toBe(folderName(attemptId));
  await store.close();
  await rm(examFolder, { recursive: true });
  const { papers, unopened } = await rescued(folder);
  expect(unopened).toEqual([]);
  expect(papers).toMatchObject([{ attemptId, answers: [{ questionId: 'q1', value: { keys: ['D'] } }] }]);
  const names = await readdir(folder, { recursive: true });
  expect(names.filter((name) => name.endsWith('.journal'))).toHaveLength(2);
  for (const name of names.filter((one) => one.endsWith('.journal')))
    expect((await readFile(path.join(folder, name))).toString('utf8')).not.toContain('"q1"');
});

it('leaves behind a key that lies beside the journal', async () => {
  const { store, examFolder, to } = await sitting({ keystore: false });
  const folder = path.join(root, await to(root));
  await store.close();
  const keys = async (from: string) =>
    (await readdir(from, { recursive: true })).filter((name) => name.endsWith('.key'));
  expect(await keys(examFolder)).not.toEqual([]);
  expect(await keys(folder)).toEqual([]);
  expect((await rescued(folder)).papers).toHaveLength(1);
});

it('exports the one copy that is left', async () => {
  const { store, examFolder, to } = await sitting({});
  await cp(path.join(examFolder, 'answers'), path.join(root, 'kept'), { recursive: true });
  await rm(path.join(examFolder, 'answers'), { recursive: true });
  const folder = path.join(root, await to(root));
  expect(await readdir(folder)).toEqual(['answers-copy']);
  expect((await rescued(folder)).papers).toHaveLength(1);
  await store.close();
});

it('is not offered without a rescue key, nor for an unknown paper', async () => {
  const { store, examFolder, attemptId } = await sitting({ rescueKey: null });
  expect(await isExportable(examFolder, attemptId)).toBe(false);
  expect(await isExportable(examFolder, 'f'.repeat(32))).toBe(false);
  await expect(exportJournal({ examFolder, attemptId: 'f'.repeat(32), at }, root, realDisk)).rejects.toThrow(
    'no journal',
  );
  await store.close();
});
