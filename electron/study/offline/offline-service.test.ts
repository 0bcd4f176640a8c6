import { mkdtempSync, readdirSync, truncateSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keptForDays, type KeepRequest, type KeptItem } from '#contract/ipc/offline.ts';
import {
  courseItemGetDocumentAccessToken,
  courseItemGetPicUrl,
  courseItemGetPlayAuthToken,
} from '#contract/platform/learning/course-item-media.ts';
import { getImageOrDocUrl } from '#contract/platform/learning/resource.ts';
import { createFakePlatform, good, refusal } from '#electron/exam/testing/fake-platform.ts';
import { account, createFakeSession } from '#electron/exam/testing/fake-session.ts';
import type { UpstreamOutcome, UpstreamRequest } from '#electron/platform/gateway/upstream.ts';
import { LocalJournals } from '#electron/storage/journal/local-journals.ts';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { AccountNotebooks } from '#electron/storage/notebooks/account-notebooks.ts';
import { blockBytes } from '#electron/storage/sealed-file.ts';
import { createKeptFiles } from './kept-files.ts';
import { OfflineService } from './offline-service.ts';

const film = Buffer.alloc(3 * blockBytes + 77, 'a film of a lesson ');
const days = keptForDays * 24 * 3_600_000;
const item = { courseId: 'c', itemId: 'i' };
const request: KeepRequest = { ...item, resId: 'r', kind: 'video', name: '1.1', courseName: '课程' };
const credentials = good({
  playURL: '/media/r.webm',
  captionList: [{ url: '/media/r.vtt', language: 'zh-CN', label: '中文' }],
  chapterList: [{ title: '动火前', startTime: 12 }],
});

let layer: MemoryLayer;
let folder: string;
let session: ReturnType<typeof createFakeSession>;
let platform: ReturnType<typeof createFakePlatform>;
let asked: string[];
let answer: (request: UpstreamRequest) => UpstreamOutcome;
let free: number | null;
let now: number;
let retry: (() => void) | null;

/** The whole file, or from the byte that is asked for. `until`: the connection breaks off there. */
function host({ path: where, headers }: UpstreamRequest, until = Infinity): UpstreamOutcome {
  const range = headers?.get('range') ?? '';
  asked.push(`${where} ${range}`.trim());
  const bytes = where.endsWith('.vtt') ? Buffer.from('WEBVTT\n') : film;
  const from = Number(/(\d+)/.exec(range)?.[1] ?? 0);
  const told: Record<string, string> = {
    'content-type': where.endsWith('.vtt') ? 'text/vtt; charset=utf-8' : 'video/webm',
    'content-length': String(bytes.length - from),
    ...(from > 0 ? { 'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}` } : {}),
  };
  let given = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (!given) controller.enqueue(bytes.subarray(from, Math.min(bytes.length, until)));
      else if (until < bytes.length) controller.error(new Error('broken off'));
      else controller.close();
      given = true;
    },
  });
  return {
    kind: 'answer',
    response: new Response(body, { status: from > 0 ? 206 : 200, headers: told }),
    sentToken: null,
  };
}

beforeEach(() => {
  layer = new MemoryLayer();
  folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'lectern-offline-')), 'kept');
  session = createFakeSession(account('lm'));
  platform = createFakePlatform({ [courseItemGetPlayAuthToken.id]: [credentials] });
  asked = [];
  answer = host;
  free = null;
  now = 42;
  retry = null;
});

/** One run of the client on the disk that the runs before left. */
function run() {
  const told: KeptItem[][] = [];
  const service = new OfflineService({
    notebooks: new AccountNotebooks(
      {
        journals: new LocalJournals(layer, ['/a', '/b']),
        vault: { wrap: async () => null, unwrap: async () => null },
        now: () => 7,
        report: () => undefined,
      },
      () => session.watch.account()?.accountId ?? null,
    ),
    folder,
    platform: platform.client,
    session: session.watch,
    source: {
      platformOrigin: 'https://platform.test',
      upstream: { send: async (one) => answer(one) },
      fetch: async () => new Response('no', { status: 404 }),
    },
    freeBytes: async () => free,
    timer: (again) => {
      retry = again;
      return () => undefined;
    },
    random: () => 0,
    now: () => now,
    changed: (items) => told.push(items),
    report: () => undefined,
  });
  const files = createKeptFiles(service);
  const get = (address: string, headers = {}) => files(new Request(`app://client${address}`, { headers }));
  return { service, told, get };
}

async function isFilm(answered: Promise<Response> | Response): Promise<boolean> {
  return Buffer.from(await (await answered).arrayBuffer()).equals(film);
}

const onDisk = () => {
  try {
    return readdirSync(folder).length;
  } catch {
    return 0; // Nothing was kept yet.
  }
};
const phaseOf = async ({ service }: ReturnType<typeof run>) => (await service.list())[0]?.phase;
const becomes = (client: ReturnType<typeof run>, phase: KeptItem['phase'] | undefined) =>
  vi.waitFor(async () => expect(await phaseOf(client)).toBe(phase));

describe('an item that is kept', () => {
  it('is there for its account alone, whole and in parts, also after a restart', async () => {
    const client = run();
    await client.service.keep(request);
    await becomes(client, 'kept');
    const size = film.length + 7;
    expect(await client.service.list()).toMatchObject([
      { ...request, phase: 'kept', receivedBytes: size, size, keptUntil: 42 + days },
    ]);
    const again = run();
    const content = await again.service.content(item);
    expect(content).toMatchObject({
      files: [{ type: null }],
      captions: [{ language: 'zh-CN', label: '中文' }],
      chapters: [{ title: '动火前', startTime: 12 }],
    });
    const address = content?.files[0]?.address ?? '';
    const whole = await again.get(address);
    expect(await isFilm(whole)).toBe(true);
    const part = await again.get(address, { range: `bytes=${blockBytes - 3}-${blockBytes + 3}` });
    expect(part.status).toBe(206);
    expect(await part.text()).toBe(film.subarray(blockBytes - 3, blockBytes + 4).toString());
    expect((await again.get(address, { range: 'bytes=999999999-' })).status).toBe(416);
    session.become(account('other'));
    expect(await again.service.list()).toEqual([]);
    expect(await again.service.content(item)).toBeNull();
    expect((await again.get(address)).status).toBe(404);
  });

  it('goes on where it was cut off, also after a restart', async () => {
    answer = (one) => host(one, 2 * blockBytes + 5);
    const client = run();
    await client.service.keep(request);
    await becomes(client, 'interrupted');
    expect(retry).not.toBeNull();
    await client.service.stop();
    answer = host;
    const again = run();
    again.service.start();
    await becomes(again, 'kept');
    expect(asked).toEqual(['/media/r.webm', `/media/r.webm bytes=${2 * blockBytes}-`, '/media/r.vtt']);
    const address = (await again.service.content(item))?.files[0]?.address ?? '';
    expect(await isFilm(again.get(address))).toBe(true);
  });

  it.each([
    ['asked for by its ETag', { etag: '"one"' }, { etag: '"two"' }, '"one"'],
    ['asked for by its time', { 'last-modified': 'Mon' }, { 'last-modified': 'Tue' }, 'Mon'],
  ])('is never glued to another file of the same size, %s', async (_, first, second, asksFor) => {
    const conditions: (string | null)[] = [];
    let version: Record<string, string> = first;
    const versioned = (one: UpstreamRequest, until?: number) => {
      conditions.push(one.headers?.get('if-range') ?? null);
      // A host that has not heard of If-Range gives the part all the same.
      const outcome = host(one, until);
      if (outcome.kind === 'answer')
        for (const [name, value] of Object.entries(version)) outcome.response.headers.set(name, value);
      return outcome;
    };
    answer = (one) => versioned(one, 2 * blockBytes + 5);
    const client = run();
    await client.service.keep(request);
    await becomes(client, 'interrupted');
    await client.service.stop();
    version = second;
    answer = (one) => versioned(one);
    const again = run();
    again.service.start();
    await becomes(again, 'kept');
    expect(conditions.slice(0, 3)).toEqual([null, asksFor, null]);
    expect(asked).toEqual(['/media/r.webm', `/media/r.webm bytes=${2 * blockBytes}-`, '/media/r.webm', '/media/r.vtt']);
  });

  it('begins anew where the host says that there is no more', async () => {
    answer = (one) => host(one, blockBytes + 5);
    const client = run();
    await client.service.keep(request);
    await becomes(client, 'interrupted');
    answer = (one) =>
      one.headers?.has('range')
        ? { kind: 'answer', response: new Response(null, { status: 416 }), sentToken: null }
        : host(one);
    client.service.retryNow();
    await becomes(client, 'kept');
    const address = (await client.service.content(item))?.files[0]?.address ?? '';
    expect(await isFilm(client.get(address))).toBe(true);
  });

  it('begins anew where the host gives no parts', async () => {
    answer = (one) => host(one, blockBytes + 5);
    const client = run();
    await client.service.keep(request);
    await becomes(client, 'interrupted');
    answer = ({ path: where }) => host({ path: where, method: 'GET', effect: false });
    client.service.retryNow();
    await becomes(client, 'kept');
    const address = (await client.service.content(item))?.files[0]?.address ?? '';
    expect(await isFilm(client.get(address))).toBe(true);
  });

  it('is paused and goes on, and leaves nothing behind when it is removed', async () => {
    answer = (one) => host(one, blockBytes + 5);
    const client = run();
    await client.service.keep(request);
    await becomes(client, 'interrupted');
    await client.service.pause(item);
    answer = host;
    client.service.retryNow();
    expect(await phaseOf(client)).toBe('paused');
    expect(await client.service.content(item)).toBeNull();
    await client.service.keep(request);
    await becomes(client, 'kept');
    expect(onDisk()).toBe(2);
    await client.service.remove(item);
    expect(await client.service.list()).toEqual([]);
    expect(onDisk()).toBe(0);
  });
});

it('after its days an item is taken off this computer', async () => {
  const client = run();
  await client.service.keep(request);
  await becomes(client, 'kept');
  now += days - 1;
  client.service.retryNow();
  await client.service.stop();
  expect(await client.service.content(item)).not.toBeNull();
  now += 1;
  const again = run();
  again.service.start();
  await becomes(again, undefined);
  await again.service.stop();
  expect(onDisk()).toBe(0);
});

it.each([
  ['a PDF', { fileUrl: '/media/r.pdf' }, 'pdf'],
  ['a Word document', { fileUrl: '/media/r', fileType: 'docx' }, 'word'],
  ['a document for another program', { fileUrl: 'https://a.test/r.pptx' }, 'read-elsewhere'],
  ['a document without an address', { fileUrl: '' }, 'no-address'],
])('%s is kept as what it is, or says why not', async (_, told, expected) => {
  platform = createFakePlatform({
    [courseItemGetDocumentAccessToken.id]: [good(told)],
    [getImageOrDocUrl.id]: [good([])],
  });
  const { service } = run();
  await service.keep({ ...request, kind: 'document' });
  await vi.waitFor(async () => {
    const [kept] = await service.list();
    expect(kept?.why ?? (await service.content(item))?.files[0]?.type).toBe(expected);
  });
});

it('a package is given to what runs it, and a damaged one is not', async () => {
  platform = createFakePlatform({ [courseItemGetDocumentAccessToken.id]: [good({ fileUrl: '/media/r.zip' })] });
  const client = run();
  expect(await client.service.firstFile(item)).toBeNull();
  await client.service.keep({ ...request, kind: 'scorm' });
  await becomes(client, 'kept');
  const found = await client.service.firstFile(item);
  const parts: Uint8Array[] = [];
  for await (const part of found!.file.read(0, found!.size)) parts.push(part);
  expect(Buffer.concat(parts).equals(film)).toBe(true);
  for (const name of readdirSync(folder)) truncateSync(path.join(folder, name), 100);
  await expect(client.service.firstFile(item)).rejects.toThrow('damaged');
});

describe('an item that is not kept says why', () => {
  it.each([
    ['a film in parts', good({ playURL: '/media/r.m3u8' }), 'streamed'],
    ['no address', good({ playURL: '' }), 'no-address'],
    ['a refusal of the platform', refusal(40_971), 'no-address'],
  ] as const)('%s', async (_, token, why) => {
    platform.restart(courseItemGetPlayAuthToken.id, token);
    const client = run();
    await client.service.keep(request);
    await becomes(client, 'refused');
    expect((await client.service.list())[0]?.why).toBe(why);
    expect(await client.service.size(request)).toBeNull();
  });

  it('a full disk, and nothing of it stays there', async () => {
    free = 1000;
    const client = run();
    await client.service.keep(request);
    await becomes(client, 'refused');
    expect((await client.service.list())[0]?.why).toBe('disk-full');
    expect(onDisk()).toBe(0);
    free = null;
    await client.service.keep(request);
    await becomes(client, 'kept');
  });

  it('a platform that is away is tried again', async () => {
    platform.restart(courseItemGetPlayAuthToken.id, { kind: 'unreachable' }, credentials);
    const client = run();
    await client.service.keep(request);
    await becomes(client, 'interrupted');
    retry?.();
    await becomes(client, 'kept');
    expect((await client.service.list())[0]?.why).toBeNull();
  });
});

it('the size is told before, of all its pictures together', async () => {
  platform = createFakePlatform({ [courseItemGetPicUrl.id]: [good(['/media/1.webm', '/media/2.webm'])] });
  expect(await run().service.size({ ...request, kind: 'image' })).toBe(2 * film.length);
});

it('tells what others keep here, and removes it for them without touching what the learner keeps', async () => {
  platform = createFakePlatform({ [courseItemGetPlayAuthToken.id]: [credentials, credentials] });
  const client = run();
  client.service.start();
  await client.service.keep(request);
  await becomes(client, 'kept');
  expect(await client.service.others()).toEqual({ learners: 0, bytes: 0 });
  session.become(account('wx'));
  await client.service.keep(request);
  await becomes(client, 'kept');
  const { learners, bytes } = await client.service.others();
  expect({ learners, more: bytes > film.length, files: onDisk() }).toEqual({ learners: 1, more: true, files: 4 });
  await client.service.removeOthers();
  expect(await client.service.others()).toEqual({ learners: 0, bytes: 0 });
  const kept = await client.service.content(item);
  expect(await isFilm(client.get(kept?.files[0]?.address ?? ''))).toBe(true);
  session.become(account('lm'));
  expect(await client.service.list()).toEqual([]);
});
