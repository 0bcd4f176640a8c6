import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DownloadProgress } from '../../src/contract/ipc/downloads.ts';
import { createUpstream } from '../gateway/upstream.ts';
import { serve, type TestServer } from '../testing/http-server.ts';
import { createDownloads } from './downloads.ts';
import { realDisk, type DownloadDisk } from './target-file.ts';

const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(200_000, 'x'), Buffer.from('\n%%EOF\n')]);
const request = { downloadId: 'd-1', certificateId: 'c 7', fileName: '证书.pdf' };

let server: TestServer;
let answer: (response: ServerResponse) => void;
let folder: string;
let progress: DownloadProgress[];
let failures: unknown[];
/** How many of several were through, each time it was told. */
let passed: number[];

const whole = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': pdf.length });
  response.end(pdf);
};
const envelope = (code: number) => (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ code, message: 'x' }));
};

beforeAll(async () => {
  server = await serve((_, response) => answer(response));
});
afterAll(() => server.close());
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-save-'));
  [progress, failures, answer, passed] = [[], [], whole, []];
  server.seen.length = 0;
});

function downloadsTo(where: string | null, disk: DownloadDisk = realDisk, origin = server.origin) {
  const upstream = createUpstream({
    origin,
    fetch: (address, init) => fetch(address, init),
    caller: () => ({ token: 't-1', branch: null, locale: 'zh-CN', timeZone: 'UTC' }),
    connection: { note: () => undefined },
    onDate: () => undefined,
  });
  return createDownloads({
    upstream: { send: (asked) => upstream.send({ ...asked, timeoutMs: 2_000 }) },
    overrides: () => ({}),
    askSavePath: async (proposed) => where && path.join(where, proposed),
    askFolder: async () => where,
    disk,
    onThrough: (_, through) => passed.push(through),
    onProgress: (made) => progress.push(made),
    onFailure: (error) => failures.push(error),
  });
}

describe('saving a certificate', () => {
  it('saves the bytes of the platform to the chosen file', async () => {
    const downloads = downloadsTo(folder);
    const file = path.join(folder, '证书.pdf');
    expect(await downloads.certificate(request)).toEqual({
      outcome: 'saved',
      path: file,
      fileName: '证书.pdf',
      sizeBytes: pdf.length,
    });
    expect(readFileSync(file).equals(pdf)).toBe(true);
    expect(readdirSync(folder)).toEqual(['证书.pdf']);
    expect(server.seen[0]!.url).toBe('/cms/v1/certificate/pdfStream?id=c+7');
    expect(server.seen[0]!.headers['token']).toBe('t-1');
    expect(downloads.isOurs(file)).toBe(true);
    expect(downloads.isOurs(path.join(folder, 'other.pdf'))).toBe(false);
  });

  it('reports progress up to the end', async () => {
    await downloadsTo(folder).certificate(request);
    expect(progress.at(-1)).toEqual({ downloadId: 'd-1', receivedBytes: pdf.length, totalBytes: pdf.length });
  });

  it('replaces an existing file only when complete', async () => {
    const file = path.join(folder, '证书.pdf');
    writeFileSync(file, 'older');
    answer = envelope(50000);
    await downloadsTo(folder).certificate(request);
    expect(readFileSync(file, 'utf8')).toBe('older');
    answer = whole;
    await downloadsTo(folder).certificate(request);
    expect(readFileSync(file).equals(pdf)).toBe(true);
  });

  it('sends no request when the learner cancels the dialog', async () => {
    expect(await downloadsTo(null).certificate(request)).toEqual({ outcome: 'cancelled' });
    expect(server.seen).toEqual([]);
  });

  it('can be cancelled while it runs', async () => {
    const downloads = downloadsTo(folder);
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': pdf.length });
      response.write(pdf.subarray(0, 1000), () => downloads.cancel('d-1'));
    };
    expect(await downloads.certificate(request)).toEqual({ outcome: 'cancelled' });
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('a certificate that cannot be saved', () => {
  const part = (response: ServerResponse, end: () => void) => {
    response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': pdf.length });
    response.write(pdf.subarray(0, 1000), end);
  };
  it.each<[string, (response: ServerResponse) => void, string]>([
    ['breaks off', (response) => part(response, () => response.destroy()), 'broken'],
    ['falls silent', (response) => part(response, () => undefined), 'broken'],
    [
      'lacks its end',
      (response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end(pdf.subarray(0, 5000)),
      'broken',
    ],
    [
      'is a page',
      (response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('<html></html>'),
      'not-pdf',
    ],
    ['is empty', (response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end(), 'not-pdf'],
    ['is refused', envelope(40401), 'refused'],
    ['is an envelope of success', envelope(0), 'not-pdf'],
    ['is not there', (response) => response.writeHead(404).end('no'), 'refused'],
    ['meets a failing server', (response) => response.writeHead(500).end('no'), 'broken'],
    ['meets an ended session', envelope(303), 'session'],
    ['meets HTTP 403', (response) => response.writeHead(403).end('no'), 'session'],
    ['is redirected', (response) => response.writeHead(302, { location: '/x' }).end(), 'broken'],
  ])('because it %s leaves nothing behind', async (_, how, problem) => {
    answer = how;
    expect(await downloadsTo(folder).certificate(request)).toEqual({ outcome: 'failed', problem });
    expect(readdirSync(folder)).toEqual([]);
    expect(failures).toHaveLength(1);
  });

  it('because the platform is unreachable', async () => {
    const gone = await serve(() => undefined);
    await gone.close();
    const outcome = await downloadsTo(folder, realDisk, gone.origin).certificate(request);
    expect(outcome).toEqual({ outcome: 'failed', problem: 'offline' });
  });

  it('because the folder does not exist', async () => {
    const outcome = await downloadsTo(path.join(folder, 'missing')).certificate(request);
    expect(outcome).toEqual({ outcome: 'failed', problem: 'no-permission' });
  });

  it.each([
    ['EACCES', 'no-permission'],
    ['EROFS', 'no-permission'],
    ['ENOSPC', 'no-space'],
  ])('because creating the file gives %s', async (code, problem) => {
    const disk = { ...realDisk, create: () => Promise.reject(Object.assign(new Error(code), { code })) };
    expect(await downloadsTo(folder, disk).certificate(request)).toEqual({ outcome: 'failed', problem });
  });

  it.runIf(existsSync('/dev/full'))('because the disk is full, by a device that is', async () => {
    const disk: DownloadDisk = { ...realDisk, create: () => open('/dev/full', 'w') };
    expect(await downloadsTo(folder, disk).certificate(request)).toEqual({ outcome: 'failed', problem: 'no-space' });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('because it cannot be moved into place: the partial file goes too', async () => {
    const rename = () => Promise.reject(Object.assign(new Error('busy'), { code: 'EBUSY' }));
    const outcome = await downloadsTo(folder, { ...realDisk, rename }).certificate(request);
    expect(outcome).toEqual({ outcome: 'failed', problem: 'no-permission' });
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('saving several certificates', () => {
  const items = ['c 1', 'c 2', 'c 3'].map((certificateId) => ({ certificateId, fileName: '证书.pdf' }));

  it('puts each of them whole into the folder, beside what lies there already', async () => {
    writeFileSync(path.join(folder, '证书.pdf'), 'of the learner');
    const outcome = await downloadsTo(folder).certificates({ downloadId: 'd', items });
    expect(outcome).toEqual({ outcome: 'done', folder, saved: 3, notSaved: [] });
    expect(readdirSync(folder).toSorted()).toEqual(['证书 (2).pdf', '证书 (3).pdf', '证书 (4).pdf', '证书.pdf']);
    expect(readFileSync(path.join(folder, '证书.pdf'), 'utf8')).toBe('of the learner');
    expect(passed).toEqual([1, 2, 3]);
  });

  it('tells which one failed, and saves the others', async () => {
    let count = 0;
    answer = (response) => {
      count += 1;
      if (count === 2) response.writeHead(404).end();
      else whole(response);
    };
    const outcome = await downloadsTo(folder).certificates({ downloadId: 'd', items });
    expect(outcome).toMatchObject({ saved: 2, notSaved: [{ certificateId: 'c 2', problem: 'refused' }] });
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it('is stopped by the learner, with what was saved until then', async () => {
    const downloads = downloadsTo(folder);
    answer = (response) => {
      if (passed.length === 1) downloads.cancel('d');
      whole(response);
    };
    const outcome = await downloads.certificates({ downloadId: 'd', items });
    expect(outcome).toEqual({ outcome: 'cancelled', folder, saved: 1 });
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('without a folder saves nothing', async () => {
    const outcome = await downloadsTo(null).certificates({ downloadId: 'd', items });
    expect(outcome).toEqual({ outcome: 'cancelled', folder: null, saved: 0 });
  });
});
