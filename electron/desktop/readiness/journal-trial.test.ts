import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { tryJournal } from './journal-trial.ts';

const worker = new URL('../../storage/journal/worker.ts', import.meta.url);
const trial = (examFolder: string) => tryJournal({ examFolder, worker }, new AbortController().signal);

it('leaves nothing: the next user of the system would find a folder of the one who checked first', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-trial-'));
  await trial(folder);
  expect(readdirSync(folder)).toEqual([]);
});

it('leaves what another check is writing', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-trial-'));
  mkdirSync(path.join(folder, 'readiness', 'another'), { recursive: true });
  await trial(folder);
  expect(readdirSync(path.join(folder, 'readiness'))).toEqual(['another']);
});
