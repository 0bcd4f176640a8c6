import { mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openLog, redact } from './log.ts';

it('writes the message, the error and its cause, without secrets', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-log-'));
  const log = openLog(folder);
  log('warn', 'sign-in of 13812345678', new Error('refused', { cause: new Error('{"token":"abcdef"}') }));
  const text = readFileSync(path.join(folder, 'lectern.log'), 'utf8');
  expect(text).toMatch(/warn.*sign-in of 138\*\*\*\*5678 Error: refused/);
  expect(text).toContain('[hidden]');
  expect(text).not.toContain('abcdef');
});

it.each([
  ['signed in as 13812345678', 'signed in as 138****5678'],
  ['mail wang.fang@example.com', 'mail w***@example.com'],
  ['{"token":"abc.def-123","x":1}', '{"token":[hidden],"x":1}'],
  ['GET /live?token=abc&x=1', 'GET /live?token=[hidden]&x=1'],
  ['{"password": "geheim 1"}', '{"password": [hidden]}'],
  ['authCode: 123456, next', 'authCode: [hidden], next'],
  ['id 11010519491231002X end', 'id [id] end'],
  ['image data:image/jpeg;base64,/9j/4AAQSk== end', 'image [picture] end'],
  ['bearer eyJhbGciOi.eyJzdWIi.SflKxw end', 'bearer [token] end'],
  [`hash 5c6d203397061bf7ef5b885277391d75 end`, 'hash [hash] end'],
  [`blob ${'Ab1+'.repeat(30)}== end`, 'blob [data] end'],
  ['userPaper 1700000000123 at 2026-11-21 10:00:00', 'userPaper 1700000000123 at 2026-11-21 10:00:00'],
  ['/srv/path/to/some/module.ts:12:34', '/srv/path/to/some/module.ts:12:34'],
])('%s', (line, written) => {
  expect(redact(line)).toBe(written);
});
