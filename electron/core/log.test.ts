import { mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openLog } from './log.ts';

it('writes a line, its error and the cause of that, and no secret', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-log-'));
  const log = openLog(folder);
  log('warn', 'sign-in of 13812345678', new Error('refused', { cause: new Error('{"token":"abcdef"}') }));
  const text = readFileSync(path.join(folder, 'lectern.log'), 'utf8');
  expect(text).toMatch(/warn.*sign-in of 138\*\*\*\*5678 Error: refused/);
  expect(text).toContain('[hidden]');
  expect(text).not.toContain('abcdef');
});
