import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DownloadProgress } from '#contract/ipc/downloads.ts';
import { realDisk, type DownloadDisk } from '#electron/kernel/files/target-file.ts';
import { createUpstream } from '#electron/platform/gateway/upstream.ts';
import { serve, type TestServer } from '#electron/testing/http-server.ts';
import { createDownloads } from './downloads.ts';

const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(200_000, 'x'), Buffer.from('\n%%EOF\n')]);
const request = { downloadId: 'd-1', certificateId: 'c 7', fileName: '证书.pdf' };

let server: TestServer;
let answer: (response: ServerResponse) => void;
let folder: string;
let progress: DownloadProgress[];
let failures: unknown[];
/** How many of several were through, each time it was told. */
let passed: number[];
/** What another host answers. */
let elsewhere: (address: string, init?: RequestInit) => Response;
let limits: (number | undefined)[];

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
  limits = [];
  elsewhere = () => new Response('no', { status: 404 });
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
    upstream: { send: (asked) => (limits.push(asked.timeoutMs), upstream.send({ ...asked, timeoutMs: 2_000 })) },
    platformOrigin: origin,
    fetch: async (address, init) => elsewhere(address, init),
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

describe('a certificate as servers send it', () => {
  const typed =
    (type: string, bytes: Buffer, status = 200) =>
    (response: ServerResponse) =>
      response.writeHead(status, { 'content-type': type }).end(bytes);
  const behind = Buffer.concat([pdf, Buffer.from(`\n<!-- ${'x'.repeat(2_000)} -->`)]);
  const json = (data: unknown) => (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ code: 200, data }));
  it.each<[string, (response: ServerResponse) => void]>([
    ['with a blank line before it', typed('application/pdf', Buffer.concat([Buffer.from('\r\n'), pdf]))],
    ['with a mark of its encoding', typed('application/pdf', Buffer.concat([Buffer.from('\uFEFF'), pdf]))],
    [
      'with a part header',
      typed('application/pdf', Buffer.concat([Buffer.from('--x\r\nContent-Type: y\r\n\r\n'), pdf])),
    ],
    ['with words behind it', typed('application/pdf', behind)],
    ['called JSON', typed('application/json', pdf)],
    ['with status 201', typed('application/pdf', pdf, 201)],
    ['by its address', json('https://oss.test/c.pdf?sign=1')],
    ['by its address in an object', json({ fileUrl: 'https://oss.test/c.pdf?sign=1' })],
    ['by a redirect', (response) => response.writeHead(302, { location: 'https://oss.test/c.pdf?sign=1' }).end()],
  ])('is saved: %s', async (_, how) => {
    answer = how;
    const asked: [string, string | null][] = [];
    elsewhere = (address, init) => {
      asked.push([address, new Headers(init?.headers).get('token')]);
      return new Response(pdf);
    };
    expect(await downloadsTo(folder).certificate(request)).toMatchObject({ outcome: 'saved' });
    expect(readFileSync(path.join(folder, '证书.pdf')).includes('%PDF-1.7')).toBe(true);
    // The session goes to no other host.
    for (const one of asked) expect(one).toEqual(['https://oss.test/c.pdf?sign=1', null]);
    expect(limits[0]).toBe(60_000);
  });

  it('is saved by a redirect within the platform, with the session', async () => {
    answer = (response) => {
      if (server.seen.length === 1) response.writeHead(302, { location: '/media/c.pdf' }).end();
      else whole(response);
    };
    expect(await downloadsTo(folder).certificate(request)).toMatchObject({ outcome: 'saved' });
    expect([server.seen[1]!.url, server.seen[1]!.headers['token']]).toEqual(['/media/c.pdf', 't-1']);
  });

  it('is no PDF when it is cut off behind the trailer of an earlier state', async () => {
    answer = typed('application/pdf', Buffer.concat([pdf, Buffer.from('7 0 obj <</Type/Page')]));
    expect(await downloadsTo(folder).certificate(request)).toEqual({ outcome: 'failed', problem: 'broken' });
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
    ['is redirected for ever', (response) => response.writeHead(302, { location: '/x' }).end(), 'moved'],
    ['is led to http', (response) => response.writeHead(302, { location: 'http://cdn.test/x' }).end(), 'moved'],
    [
      'is led to where it is not',
      (response) => response.writeHead(302, { location: 'https://cdn.test/x' }).end(),
      'refused',
    ],
    ['does not come in time', () => undefined, 'slow'],
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
