import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openJournalFolder } from './journal-folder.ts';
import { StartError } from './startup.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'lectern-folder-'));

it('is in the user’s folder without a policy', () => {
  expect(openJournalFolder(null, '/home/learner/.config/Lectern')).toBe('/home/learner/.config/Lectern/exams');
});

it('is the policy’s, made where it is not there, and left as it was', () => {
  const given = path.join(root, 'thawed', 'lectern');
  expect(openJournalFolder(given, root)).toBe(given);
  expect(readdirSync(given)).toEqual([]);
});

it('stops the start where it cannot be written', () => {
  const file = path.join(root, 'a-file');
  writeFileSync(file, '');
  expect(() => openJournalFolder(path.join(file, 'exams'), root)).toThrow(StartError);
  expect(() => openJournalFolder(path.join(file, 'exams'), root)).toThrow(/a-file.* cannot be written/);
});
