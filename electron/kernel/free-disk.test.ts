import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { freeDiskBytes } from './free-disk.ts';

it.each([
  ['a folder', os.tmpdir()],
  ['one that is not created yet', path.join(os.tmpdir(), 'no-such-folder', 'exams')],
])('tells the free space of %s', async (_, folder) => {
  expect(await freeDiskBytes(folder)).toBeGreaterThan(0);
});
