import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { measureStorage, partOf } from './storage.ts';

it.each([
  ['answers', 'answers'],
  ['answers-copy', 'answers'],
  ['evidence.db', 'evidence'],
  ['evidence.db-wal', 'evidence'],
  ['media', 'paperMedia'],
  ['practice-media', 'records'],
  ['offline-copy', 'offline'],
  ['offline-files', 'offline'],
  ['orders', 'records'],
] as const)('%s counts as %s', (entry, part) => {
  expect(partOf(entry)).toBe(part);
});

it('adds up both copies and every folder below; what is not there takes nothing', async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'lectern-storage-'));
  const write = (file: string, size: number) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), 'x'.repeat(size));
  };
  write('exams/answers/a1/p.journal', 100);
  write('exams/answers-copy/a1/p.journal', 100);
  write('exams/evidence.db', 7);
  write('exams/study/s.json', 3);
  write('logs/lectern.log', 5);
  write('crashes/pending/a.dmp', 11);
  write('Cache/data_1', 13);
  write('Code Cache/js/a', 2);
  const folders = (where: string) => ({
    examFolder: path.join(where, 'exams'),
    logFolder: path.join(where, 'logs'),
    crashFolder: path.join(where, 'crashes'),
    cacheFolders: [path.join(where, 'Cache'), path.join(where, 'Code Cache')],
  });
  expect(await measureStorage(folders(root))).toEqual({
    answers: 200,
    evidence: 7,
    paperMedia: 0,
    offline: 0,
    records: 3,
    caches: 15,
    logs: 5,
    crashes: 11,
  });
  expect(await measureStorage(folders(path.join(root, 'none')))).toMatchObject({ answers: 0, logs: 0, crashes: 0 });
});
