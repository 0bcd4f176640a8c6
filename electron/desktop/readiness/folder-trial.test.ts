import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { tryFolder } from './folder-trial.ts';

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'lectern-folder-'));
  folder = path.join(root, 'exams');
});

/** A check at a time, in a run of the system. */
const check = (at: number, run: string) =>
  tryFolder({
    examFolder: folder,
    folderWitness: path.join(root, 'witness.json'),
    boot: async () => ({ id: run, uptime: 1, at }),
    now: () => at,
  });

describe('the journal folder', () => {
  it('is not proven by the first check, nor by a second one in the same run', async () => {
    const first = await check(1, 'monday');
    expect(first).toMatchObject({ found: null, provenAt: null, lost: null, refused: null });
    expect(await check(2, 'monday')).toMatchObject({ found: { id: first.left, writtenAt: 1 }, provenAt: null });
    expect(readdirSync(folder)).toEqual(['readiness-mark.json']);
  });

  it('is proven when the mark is found after a restart, and stays so', async () => {
    await check(1, 'monday');
    expect(await check(5, 'tuesday')).toMatchObject({ provenAt: 5, found: { writtenAt: 1 } });
    expect(await check(6, 'tuesday')).toMatchObject({ provenAt: 5 });
    expect(await check(9, 'wednesday')).toMatchObject({ provenAt: 9, found: { writtenAt: 6 } });
  });

  it('has lost what lay there when the mark is gone after a restart', async () => {
    await check(1, 'monday');
    rmSync(folder, { recursive: true });
    expect(await check(2, 'monday')).toMatchObject({ lost: null });
    rmSync(folder, { recursive: true });
    expect(await check(5, 'tuesday')).toMatchObject({ lost: 2, provenAt: null });
  });

  it('is not proven by a mark that was torn', async () => {
    await check(1, 'monday');
    writeFileSync(path.join(folder, 'readiness-mark.json'), '{"id":"');
    rmSync(path.join(root, 'witness.json'));
    expect(await check(5, 'tuesday')).toMatchObject({ found: null, provenAt: null, lost: null });
  });

  it('takes no mark where a file stands in its place', async () => {
    writeFileSync(folder, '');
    expect(await check(1, 'monday')).toMatchObject({ left: null, refused: 'EEXIST' });
  });
});
