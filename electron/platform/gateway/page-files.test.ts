import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderFiles } from './page-files.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-page-'));
mkdirSync(path.join(folder, 'dist/assets'), { recursive: true });
writeFileSync(path.join(folder, 'secret.txt'), 'secret');
writeFileSync(path.join(folder, 'dist/index.html'), '<p>page</p>');
writeFileSync(path.join(folder, 'dist/assets/app-1a2b.js'), 'export {};');
writeFileSync(path.join(folder, 'dist/sound.mp3'), '0123456789');
writeFileSync(path.join(folder, 'dist/empty.txt'), '');
const files = folderFiles(path.join(folder, 'dist'));
const get = (pathname: string, init?: RequestInit) => files(new Request(`app://client${pathname}`, init));

describe('the page from a folder', () => {
  it.each(['/', '/login', '/exam/testPaper', '/examList?tab=1'])('%s is the page itself', async (pathname) => {
    const answer = await get(pathname);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toBe('<p>page</p>');
  });

  it('serves a file with type, length and cache lifetime', async () => {
    const answer = await get('/assets/app-1a2b.js');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('content-length')).toBe('10');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(await answer.text()).toBe('export {};');
  });

  it.each([
    '/assets/app-9.js',
    '/assets/noending',
    '/favicon.ico',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%00.txt',
    '/%zz.txt',
  ])('%s is no file', async (pathname) => {
    expect((await get(pathname)).status).toBe(404);
  });

  it('serves a range of a file', async () => {
    const answer = await get('/sound.mp3', { headers: { range: 'bytes=2-4' } });
    expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([
      206,
      'bytes 2-4/10',
      '234',
    ]);
  });

  it('refuses a range outside the file', async () => {
    const answer = await get('/sound.mp3', { headers: { range: 'bytes=10-' } });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */10']);
  });

  it('answers HEAD without a body, an empty file without bytes, POST not at all', async () => {
    const head = await get('/sound.mp3', { method: 'HEAD' });
    expect([head.headers.get('content-length'), await head.text()]).toEqual(['10', '']);
    expect(await (await get('/empty.txt')).text()).toBe('');
    expect((await get('/login', { method: 'POST', body: 'x' })).status).toBe(405);
  });

  it('serves no folder', async () => {
    symlinkSync(folder, path.join(folder, 'dist/linked.txt'));
    expect((await get('/linked.txt')).status).toBe(404);
  });
});
