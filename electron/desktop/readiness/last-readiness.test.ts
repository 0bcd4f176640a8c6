import { expect, it } from 'vitest';
import { memoryFile } from '#electron/testing/memory-file.ts';
import { keepLast, readLast } from './last-readiness.ts';

it('is there with its time for whoever looks for a fault later', () => {
  const file = memoryFile();
  expect(readLast(file)).toBeNull();
  keepLast(file, [{ check: 'disk', verdict: 'warn', finding: 'disk', numbers: { value: 1 } }], Date.UTC(2026, 11, 1));
  expect(readLast(file)).toMatchObject({ at: '2026-12-01T00:00:00.000Z', rows: [{ check: 'disk', verdict: 'warn' }] });
});

it('is not there where the file holds something else', () => {
  expect(readLast(memoryFile({ rows: 'none' }))).toBeNull();
});
