import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CoursewareCommit } from '#contract/ipc/courseware.ts';
import { courseItemGetDocumentAccessToken } from '#contract/platform/learning/course-item-media.ts';
import { getImageOrDocUrl } from '#contract/platform/learning/resource.ts';
import { createFakePlatform, good, refusal } from '#electron/exam/testing/fake-platform.ts';
import { account, createFakeSession } from '#electron/exam/testing/fake-session.ts';
import type { PlatformAnswer } from '#electron/platform/gateway/platform-client.ts';
import type { UpstreamOutcome, UpstreamRequest } from '#electron/platform/gateway/upstream.ts';
import { LocalJournals } from '#electron/storage/journal/local-journals.ts';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { AccountNotebooks } from '#electron/storage/notebooks/account-notebooks.ts';
import { zipOf } from '#electron/testing/make-zip.ts';
import { CoursewareService } from './courseware-service.ts';
import { CoursewareStore } from './courseware-store.ts';
import { openPackage } from './package-files.ts';
import { PackageHost } from './package-host.ts';
import { inMemory } from './package-source.ts';

const item = { courseId: 'c', itemId: 'i' };
const ref = { ...item, resId: 'r' };
const text = (value: string) => new TextEncoder().encode(value);
const zip = zipOf([
  { name: 'imsmanifest.xml', bytes: text('<manifest/>') },
  { name: 'page.htm', bytes: text('<p>page</p>') },
  { name: 'drawing.svg', bytes: text('<svg/>') },
  { name: 'film.mp4', bytes: text('0123456789') },
]);
const named = good({ fileUrl: '/media/course/1/s/r.zip', fileType: 'zip' });

/** Where large packages lie while they are open. */
let folder: string;
let layer: MemoryLayer;
let session: ReturnType<typeof createFakeSession>;
let platform: ReturnType<typeof createFakePlatform>;
let answer: (request: UpstreamRequest) => Promise<UpstreamOutcome>;
let now: number;
let progress: [number, number | null][];
let keptZip: () => Buffer | null;

const arrived = (body: BodyInit, headers: Record<string, string> = {}): UpstreamOutcome => ({
  kind: 'answer',
  response: new Response(body, { headers }),
  sentToken: null,
});

beforeEach(() => {
  layer = new MemoryLayer();
  folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'lectern-packages-')), 'open');
  session = createFakeSession(account('lm'));
  platform = createFakePlatform({ [courseItemGetDocumentAccessToken.id]: [named] });
  answer = async () => arrived(zip, { 'content-length': String(zip.length) });
  now = 1_000;
  progress = [];
  keptZip = () => null;
});

/** One run of the client on the disk that the runs before left. */
function run() {
  const host = new PackageHost({
    files: async () => new Response('player();'),
    report: () => undefined,
  });
  const service = new CoursewareService({
    store: new CoursewareStore(
      new AccountNotebooks(
        {
          journals: new LocalJournals(layer, ['/a', '/b']),
          vault: { wrap: async () => null, unwrap: async () => null },
          now: () => now,
          report: () => undefined,
        },
        () => session.watch.account()?.accountId ?? null,
      ),
    ),
    host,
    session: session.watch,
    platform: platform.client,
    source: {
      platformOrigin: 'https://platform.test',
      upstream: { send: (request) => answer(request) },
      fetch: async () => new Response('no', { status: 404 }),
      folder,
    },
    kept: async () => {
      const bytes = keptZip();
      return bytes && inMemory(bytes);
    },
    now: () => now,
    progress: (_, received, size) => progress.push([received, size]),
    report: () => undefined,
  });
  const get = (address: string, headers: Record<string, string> = {}) => host.answer(new Request(address, { headers }));
  return { service, get };
}

const commit = (cmi: string, partId = 'sco-1'): CoursewareCommit => ({
  partId,
  version: '1.2',
  cmi,
  sequencing: null,
});

async function opened(service: CoursewareService) {
  const outcome = await service.open(ref);
  if (outcome.kind !== 'open') throw new Error(outcome.why);
  return outcome;
}

const why = async (service: CoursewareService) => {
  const outcome = await service.open(ref);
  return outcome.kind === 'failed' ? outcome.why : 'open';
};

it.each([
  ['第一页.html', '/%E7%AC%AC%E4%B8%80%E9%A1%B5.html'],
  ['第一页.html', '/%B5%DA%D2%BB%D2%B3.html'],
  ['a%20b.html', '/a%20b.html'],
  ['a b.html', '/a%20b.html'],
  ['100%.html', '/100%.html'],
  ['js/a.html', '/js//a.html'],
  ['js/a.html', '/JS/A.HTML'],
  ['E\u0301valuation.html', '/%C3%89valuation.html'],
  ['\u00C9valuation.html', '/e%CC%81valuation.html'],
])('the file %s is found at %s', async (name, asked) => {
  const made = zipOf([
    { name: 'imsmanifest.xml', bytes: text('<manifest/>') },
    { name, bytes: text('<p>page</p>') },
  ]);
  const host = new PackageHost({ files: async () => new Response(), report: () => undefined });
  const address = host.add('scorm-1.package', await openPackage(inMemory(made)));
  const found = await host.answer(new Request(new URL(asked, address)));
  expect([found?.status, await found?.text()]).toEqual([200, expect.stringContaining('page')]);
  expect((await host.answer(new Request(new URL('/none%.html', address))))?.status).toBe(404);
});

it('opens a package with a file that is locked, and tells of it', async () => {
  const made = zipOf([
    { name: 'imsmanifest.xml', bytes: text('<manifest/>') },
    { name: 'key.html', bytes: text('<p>page</p>') },
  ]);
  const directory = made.lastIndexOf('key.html') - 46;
  made.writeUInt16LE(0x801, directory + 8);
  keptZip = () => made;
  const { service, get } = run();
  const { leftOut, address } = await opened(service);
  expect(leftOut).toBe(1);
  expect((await get(new URL('/key.html', address).href))?.status).toBe(404);
  expect((await get(new URL('/imsmanifest.xml', address).href))?.status).toBe(200);
});

describe('what a package commits', () => {
  it('is there after a kill, each part by itself, for this account and item only', async () => {
    const { service } = run();
    expect((await opened(service)).state).toEqual({ parts: {}, lastPart: null, sequencing: null });
    await service.commit(item, commit('{"a":1}'));
    now = 2_000;
    await service.commit(item, commit('{"b":2}', 'sco-2'));
    await service.commit(item, { ...commit('{"a":3}'), sequencing: 'how far' });
    // Not stopped: the process is gone.
    const again = run();
    expect((await opened(again.service)).state).toEqual({
      parts: {
        'sco-1': { version: '1.2', cmi: '{"a":3}', savedAt: 2_000 },
        'sco-2': { version: '1.2', cmi: '{"b":2}', savedAt: 2_000 },
      },
      lastPart: 'sco-1',
      sequencing: 'how far',
    });
    session.become(account('other'));
    expect((await opened(again.service)).state.parts).toEqual({});
  });

  it('survives the loss of one copy', async () => {
    const { service } = run();
    await service.commit(item, commit('{"a":1}'));
    layer.fail('EIO', (path) => path.startsWith('/a'));
    expect((await opened(run().service)).state.parts['sco-1']?.cmi).toBe('{"a":1}');
  });

  it('keeps its time when it says the same again', async () => {
    const { service } = run();
    await service.commit(item, commit('{"a":1}'));
    now = 9_000;
    expect(await service.commit(item, commit('{"a":1}'))).toEqual({ savedAt: 1_000 });
  });

  it('is refused with nobody signed in', async () => {
    session.become(null);
    await expect(run().service.commit(item, commit('{}'))).rejects.toThrow('Nobody is signed in.');
  });
});

describe('an opened package', () => {
  it('is served at an origin of its own until it is closed', async () => {
    const { service, get } = run();
    const { address, learner } = await opened(service);
    expect(address).toMatch(/^app:\/\/scorm-[0-9a-f]{24}\.package\/\.lectern\/player\.html$/);
    expect(learner.id).not.toContain('lm');
    const page = await get(new URL('/page.htm', address).href);
    // Before all else runs what closes the ways out; a script that reads the file gets it as it is.
    expect(await page?.text()).toBe('<script src="/.lectern/guard.js"></script><p>page</p>');
    const read = await get(new URL('/page.htm', address).href, { accept: '*/*' });
    expect(await read?.text()).toBe('<p>page</p>');
    expect(page?.headers.get('content-type')).toBe('text/html');
    const policy = page?.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'self'");
    for (const script of ['player.js', 'guard.js'])
      expect(await (await get(new URL(script, address).href))?.text()).toBe('player();');
    const drawing = await get(new URL('/drawing.svg', address).href);
    expect(await drawing?.text()).toBe('<svg/>');
    expect(drawing?.headers.get('content-security-policy')).toContain("script-src 'none';");
    expect((await get(new URL('/none.htm', address).href))?.status).toBe(404);
    expect((await get(new URL('/api/x', address).href))?.status).toBe(404);
    expect(await get('app://client/page.htm')).toBeNull();
    service.close(item);
    expect((await get(new URL('/page.htm', address).href))?.status).toBe(404);
  });

  it('gives parts of a film', async () => {
    const { service, get } = run();
    const { address } = await opened(service);
    const part = await get(new URL('/film.mp4', address).href, { range: 'bytes=2-4' });
    expect([part?.status, await part?.text(), part?.headers.get('content-range')]).toEqual([
      206,
      '234',
      'bytes 2-4/10',
    ]);
  });

  it('tells how much has arrived', async () => {
    await opened(run().service);
    expect(progress[0]).toEqual([0, zip.length]);
    expect(progress.at(-1)).toEqual([zip.length, zip.length]);
  });
});

describe('a large package', () => {
  const film = Uint8Array.from(randomBytes(9 * 1024 * 1024));
  const large = zipOf([
    { name: 'imsmanifest.xml', bytes: text('<manifest/>') },
    { name: 'film.mp4', bytes: film, stored: true },
  ]);
  beforeEach(() => {
    answer = async () => arrived(large);
  });

  it('lies on the disk while it is open, sealed, and is gone after that', async () => {
    const { service, get } = run();
    const { address } = await opened(service);
    const [name] = readdirSync(folder);
    expect(readFileSync(path.join(folder, name!)).includes('imsmanifest.xml')).toBe(false);
    const part = await get(new URL('/film.mp4', address).href, { range: 'bytes=8388600-8388615' });
    expect(Buffer.from(await part!.arrayBuffer()).equals(film.subarray(8_388_600, 8_388_616))).toBe(true);
    service.close(item);
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]));
  });

  it('gives the part of a film that is asked for without reading the rest of it', async () => {
    const read: [number, number][] = [];
    const source = inMemory(large);
    const files = await openPackage({
      ...source,
      read: (start, end) => (read.push([start, end]), source.read(start, end)),
    });
    read.length = 0;
    const host = new PackageHost({ files: async () => new Response(), report: () => undefined });
    const address = host.add('scorm-1.package', files);
    const part = await host.answer(
      new Request(new URL('/film.mp4', address), { headers: { range: 'bytes=5000000-5000015' } }),
    );
    expect([part?.status, part?.headers.get('content-length'), part?.headers.get('content-range')]).toEqual([
      206,
      '16',
      `bytes 5000000-5000015/${film.length}`,
    ]);
    expect(Buffer.from(await part!.arrayBuffer()).equals(film.subarray(5_000_000, 5_000_016))).toBe(true);
    expect(read.reduce((sum, [start, end]) => sum + end - start, 0)).toBeLessThan(1_000);
  });

  it('gives a film as a whole, which breaks off where it is not what was packed', async () => {
    const whole = async (zipped: Buffer) => {
      const host = new PackageHost({ files: async () => new Response(), report: () => undefined });
      const address = host.add('scorm-1.package', await openPackage(inMemory(zipped)));
      return host.answer(new Request(new URL('/film.mp4', address)));
    };
    const answered = await whole(large);
    expect([answered?.status, answered?.headers.get('content-length')]).toEqual([200, String(film.length)]);
    expect(Buffer.from(await answered!.arrayBuffer()).equals(film)).toBe(true);
    const spoilt = Buffer.from(large);
    const at = spoilt.indexOf(Buffer.from(film.subarray(0, 32))) + 4_000_000;
    spoilt.writeUInt8(spoilt.readUInt8(at) ^ 1, at);
    await expect((await whole(spoilt))!.arrayBuffer()).rejects.toThrow('not what was packed');
  });

  it('that is opened again takes the place of the first', async () => {
    const { service } = run();
    await opened(service);
    await opened(service);
    await vi.waitFor(() => expect(readdirSync(folder)).toHaveLength(1));
  });

  it('leaves nothing when it is no package or breaks off', async () => {
    answer = async () => arrived(Buffer.alloc(large.length, 'x'));
    expect(await why(run().service)).toBe('not-readable');
    answer = async () => arrived(large, { 'content-length': String(large.length + 1) });
    expect(await why(run().service)).toBe('not-reached');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('whose file changes under it gives nothing of what changed', async () => {
    const { service, get } = run();
    const { address } = await opened(service);
    const [name] = readdirSync(folder);
    const file = path.join(folder, name!);
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0, 5_000_000, 5_000_100));
    await expect((await get(new URL('/film.mp4', address).href))?.arrayBuffer()).rejects.toThrow('is damaged');
    expect((await get(new URL('/imsmanifest.xml', address).href))?.status).toBe(200);
  });

  it('says so when the disk does not take it', async () => {
    writeFileSync(folder, 'no folder');
    expect(await why(run().service)).toBe('not-stored');
    expect(existsSync(folder)).toBe(true);
  });
});

describe('where the token of documents names no file', () => {
  it.each<[string, PlatformAnswer]>([
    ['in its answer', good({ accessToken: 't' })],
    ['because there is no such call', { kind: 'unknown', status: 404 }],
  ])('%s, the documented call of documents says where the package lies', async (_, token) => {
    platform = createFakePlatform({
      [courseItemGetDocumentAccessToken.id]: [token],
      [getImageOrDocUrl.id]: [good(['/media/course/1/s/r.zip'])],
    });
    expect(await why(run().service)).toBe('open');
    expect(platform.sent.at(-1)).toEqual({ id: getImageOrDocUrl.id, input: { id: 'r' } });
  });
});

describe('a package that this computer keeps', () => {
  it('opens without the platform', async () => {
    platform = createFakePlatform({ [courseItemGetDocumentAccessToken.id]: [{ kind: 'unreachable' }] });
    keptZip = () => zip;
    expect(await why(run().service)).toBe('open');
  });

  it('is fetched when its copy is damaged', async () => {
    keptZip = () => {
      throw new Error('damaged');
    };
    expect(await why(run().service)).toBe('open');
    expect(progress.at(-1)).toEqual([zip.length, zip.length]);
  });
});

describe('a package does not open', () => {
  it.each<[string, PlatformAnswer | null, UpstreamOutcome | null, string]>([
    ['the platform is away', { kind: 'unreachable' }, null, 'not-reached'],
    ['the platform refuses', refusal(40_001), null, 'no-package'],
    ['there is no address', good({ fileUrl: '' }), null, 'no-package'],
    ['the platform has no such call', { kind: 'unknown', status: 404 }, null, 'no-package'],
    ['the platform breaks down', { kind: 'unknown', status: 502 }, null, 'not-reached'],
    ['the address is of another kind', good({ fileUrl: 'file:///etc/passwd' }), null, 'no-package'],
    ['another host has none', good({ fileUrl: 'https://cdn.test/r.zip' }), null, 'not-reached'],
    ['the file is not reached', null, { kind: 'unreachable' }, 'not-reached'],
    ['the file is too large', null, arrived(zip, { 'content-length': '999999999' }), 'too-large'],
    ['the file is cut off', null, arrived(zip.subarray(0, 50), { 'content-length': '900' }), 'not-reached'],
    ['the file is no zip', null, arrived('<html>'), 'not-readable'],
    ['the zip has no manifest', null, arrived(zipOf([{ name: 'x', bytes: text('x') }])), 'no-manifest'],
  ])('when %s', async (_, token, file, expected) => {
    const plain = { [getImageOrDocUrl.id]: [good('')] };
    if (token) platform = createFakePlatform({ [courseItemGetDocumentAccessToken.id]: [token], ...plain });
    if (file) answer = async () => file;
    expect(await why(run().service)).toBe(expected);
  });

  it('when the learner stops it', async () => {
    const { service } = run();
    answer = async () => {
      service.cancel(item);
      return arrived(zip);
    };
    expect(await why(service)).toBe('cancelled');
  });

  it('when what was kept of it cannot be read', async () => {
    const { service } = run();
    layer.fail('EIO', () => true);
    await expect(service.open(ref)).rejects.toThrow('EIO');
  });
});
