import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { claimRun } from './run-lock.ts';

const folder = () => mkdtempSync(path.join(tmpdir(), 'lectern-run-'));

it('a second run on the same data learns whose it is', () => {
  const data = folder();
  writeFileSync(path.join(data, 'start.pid'), '4711');
  expect(claimRun(data, (pid) => pid === 4711)).toBe(4711);
});

it('a run that ended, or left nonsense, is not in the way', () => {
  for (const left of ['4711', 'nonsense', '-1', '']) {
    const data = folder();
    writeFileSync(path.join(data, 'start.pid'), left);
    expect(claimRun(data, () => false)).toMatchObject({ release: expect.any(Function) });
  }
});

it('a claim that is released can be made again', () => {
  const data = folder();
  const claim = claimRun(data);
  if (typeof claim === 'number') throw new Error('nobody else runs');
  claim.release();
  expect(claimRun(data, () => true)).toMatchObject({ release: expect.any(Function) });
});
