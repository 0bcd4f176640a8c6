import { beforeEach, expect, it } from 'vitest';
import { memoryFile } from '../testing/memory-file.ts';
import { addressesIn, openRemoteAddresses } from './remote-addresses.ts';
import { createRemoteFiles } from './remote-files.ts';
import { remoteAddressOf } from '../../src/contract/platform/remote-path.ts';

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const cover = 'https://cdn.example.cn/a/cover.png?w=1&h=2';

let sent: { address: string; init: RequestInit | undefined }[];
let answer: () => Response;
beforeEach(() => {
  sent = [];
  answer = () => new Response(png, { headers: { 'content-type': 'image/png', 'set-cookie': 'a=b' } });
});

function remoteFiles() {
  const addresses = openRemoteAddresses(memoryFile());
  const get = createRemoteFiles({
    addresses,
    async fetch(address, init) {
      sent.push({ address, init });
      return answer();
    },
  });
  return {
    learn: addresses.learn,
    get: (address: string, init?: RequestInit) => get(new Request(`app://client${remoteAddressOf(address)}`, init)),
  };
}

function knowing(address: string) {
  const files = remoteFiles();
  files.learn(JSON.stringify({ data: { cover: address } }));
  return files;
}

it('fetches a picture that the platform named, without session headers, once', async () => {
  const files = knowing(cover);
  const first = await files.get(cover);
  expect([first.status, first.headers.get('content-type'), first.headers.has('set-cookie')]).toEqual([
    200,
    'image/png',
    false,
  ]);
  expect(new Uint8Array(await first.arrayBuffer())).toEqual(png);
  expect((await files.get(cover)).status).toBe(200);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ address: cover, init: { credentials: 'omit', headers: {} } });
});

it.each([
  'https://evil.example/?stolen=1',
  `${cover}&stolen=1`,
  'http://cdn.example.cn/a/cover.png',
  'file:///etc/passwd',
  '',
])('fetches no address that the page made up: %s', async (address) => {
  expect((await knowing(cover).get(address)).status).toBe(403);
  expect(sent).toEqual([]);
});

it('stays aware of addresses over a restart', async () => {
  const file = memoryFile();
  openRemoteAddresses(file).learn(`{"a":"${cover}"}`);
  await expect.poll(() => openRemoteAddresses(file).has(cover)).toBe(true);
  expect(JSON.stringify(file.read())).not.toContain('example');
});

it.each([
  ['a page', '<script>1</script>', 'text/html', 415],
  ['a page that claims to be a picture', '<script>1</script>', 'image/png', 415],
  ['a script', 'alert(1)', 'text/javascript', 415],
  ['a picture without type', png, '', 200],
  ['a picture with a wrong type', png, 'application/octet-stream', 200],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml', 200],
] as const)('checks the type: %s', async (_, body, type, status) => {
  answer = () => new Response(new Blob([body]), { headers: type === '' ? {} : { 'content-type': type } });
  expect((await knowing(cover).get(cover)).status).toBe(status);
});

it('takes no picture of more than 10 MB, and stops reading it', async () => {
  let cancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)),
    cancel: () => void (cancelled = true),
  });
  answer = () => new Response(endless, { headers: { 'content-type': 'image/png' } });
  expect((await knowing(cover).get(cover)).status).toBe(413);
  expect(cancelled).toBe(true);
  expect(sent[0]?.init?.signal?.aborted).toBe(true);
});

it('streams films in parts, uncached', async () => {
  const film = 'https://cdn.example.cn/film.mp4';
  const headers = { 'content-type': 'video/mp4', 'content-range': 'bytes 1-2/3', 'content-length': '2' };
  answer = () => new Response('ab', { status: 206, headers });
  const files = knowing(film);
  const got = await files.get(film, { headers: { range: 'bytes=1-2' } });
  expect([got.status, got.headers.get('content-range'), await got.text()]).toEqual([206, 'bytes 1-2/3', 'ab']);
  expect(sent[0]?.init?.headers).toEqual({ range: 'bytes=1-2' });
  await files.get(film);
  expect(sent).toHaveLength(2);
});

it('answers 502 for a host that is not reached', async () => {
  answer = () => {
    throw new Error('net::ERR_NAME_NOT_RESOLVED');
  };
  expect((await knowing(cover).get(cover)).status).toBe(502);
});

it.each([
  ['{"a":"https://a.cn/x.png"}', ['https://a.cn/x.png']],
  [String.raw`{"a":"https:\/\/a.cn\/x.png"}`, ['https://a.cn/x.png']],
  [String.raw`{"html":"<img src=\"https://a.cn/x?a=1&amp;b=2\">"}`, ['https://a.cn/x?a=1&b=2']],
  [String.raw`{"html":"<img src='//a.cn/\u56fe(1).png'>"}`, ['//a.cn/图(1).png', '//a.cn/图(1']],
  ['{"css":"url(https://a.cn/x.png) no-repeat"}', ['https://a.cn/x.png)', 'https://a.cn/x.png']],
  ['{"a":"http://a.cn/x.png","b":"// remark"}', []],
])('reads the addresses of %s', (text, addresses) => {
  expect(addressesIn(text)).toEqual(addresses);
});

const film = 'https://cdn.example.cn/a/film.m3u8';
const asFile = (body: BlobPart, type: string) => () =>
  new Response(new Blob([body]), { headers: { 'content-type': type } });

it('fetches what a playlist of the platform names, and nothing else', async () => {
  const files = knowing(film);
  const part = 'https://cdn.example.cn/a/part-1.bin';
  answer = asFile('part', 'application/octet-stream');
  expect((await files.get(part)).status).toBe(403);
  answer = asFile('#EXTM3U\n#EXTINF:4,\npart-1.bin\n', 'application/x-mpegURL');
  expect((await files.get(film)).headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
  answer = asFile('part', 'application/octet-stream');
  const got = await files.get(part);
  expect([got.status, await got.text()]).toEqual([200, 'part']);
  expect((await files.get('https://cdn.example.cn/a/part-2.bin')).status).toBe(403);
});

it.each([
  ['a document', 'https://cdn.example.cn/a/notes.pdf', '%PDF-1.7', 'application/octet-stream', 200],
  ['captions', 'https://cdn.example.cn/a/film.vtt', 'WEBVTT\n', 'text/vtt', 200],
  ['captions that are none', 'https://cdn.example.cn/a/film.vtt', '<script>', 'text/vtt', 415],
  ['a playlist that is none', film, '<html>', 'audio/mpegurl', 415],
])('%s', async (_, address, body, type, status) => {
  answer = asFile(body, type);
  expect((await knowing(address).get(address)).status).toBe(status);
});
