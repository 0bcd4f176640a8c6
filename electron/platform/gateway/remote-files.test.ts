import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { remoteAddressOf } from '#contract/platform/remote-path.ts';
import { memoryFile } from '#electron/testing/memory-file.ts';
import { addressesIn, openRemoteAddresses } from './remote-addresses.ts';
import { openRemoteFiles, type RemoteFilesOptions } from './remote-files.ts';

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const platform = 'https://learn.example.cn';
const cover = 'https://cdn.example.cn/a/cover.png?w=1&h=2';

let sent: { address: string; init: RequestInit | undefined }[];
let answer: (address: string, init?: RequestInit) => Response;
beforeEach(() => {
  sent = [];
  answer = () => new Response(png, { headers: { 'content-type': 'image/png', 'set-cookie': 'a=b' } });
});

function remoteFiles(storedFile?: RemoteFilesOptions['storedFile'], origin = platform) {
  const addresses = openRemoteAddresses(memoryFile(), origin);
  const { answer: get, led } = openRemoteFiles({
    addresses,
    ...(storedFile ? { storedFile } : {}),
    async fetch(address, init) {
      sent.push({ address, init });
      return answer(address, init);
    },
  });
  return {
    learn: addresses.learn,
    led,
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

it.each([
  'https://10.0.0.1/admin',
  'https://192.168.1.1/a.png',
  'https://172.20.0.9/a.png',
  'https://169.254.169.254/latest/meta-data',
  'https://printer/a.png',
  'https://nas.local/a.png',
  'https://wiki.corp./a.png',
  'https://[::1]/a.png',
])('fetches nothing of the network that this computer stands in: %s', async (address) => {
  expect((await knowing(address).get(address)).status).toBe(403);
  expect(sent).toEqual([]);
});

it('fetches from its own network where the platform itself stands there', () => {
  const addresses = openRemoteAddresses(memoryFile(), 'https://learn.corp');
  addresses.learn('{"cover":"https://192.168.1.1/a.png"}');
  expect(addresses.has('https://192.168.1.1/a.png')).toBe(true);
});

it('asks a platform of this machine for its own files as it speaks, and nobody else over http', async () => {
  const own = 'http://127.0.0.1:4180';
  const files = remoteFiles(undefined, own);
  files.learn(JSON.stringify({ logo: `${own}/logo.png`, cover: 'http://127.0.0.1:9999/a.png' }));
  answer = (address) => {
    const told = new Response(png, { headers: { 'content-type': 'image/png' } });
    Object.defineProperty(told, 'url', { value: address.replace('logo', 'moved') });
    return told;
  };
  expect((await files.get('https://127.0.0.1:4180/logo.png')).status).toBe(200);
  await files.get('https://127.0.0.1:9999/a.png');
  expect(sent.map(({ address }) => address)).toEqual([`${own}/logo.png`, 'https://127.0.0.1:9999/a.png']);
  answer = () => Object.defineProperty(new Response(png), 'url', { value: 'http://elsewhere.example.cn/a.png' });
  files.learn(JSON.stringify({ cover: `${own}/b.png` }));
  expect((await files.get('https://127.0.0.1:4180/b.png')).status).toBe(502);
});

it('stays aware of addresses over a restart', async () => {
  const file = memoryFile();
  openRemoteAddresses(file, platform).learn(`{"a":"${cover}"}`);
  await expect.poll(() => openRemoteAddresses(file, platform).has(cover)).toBe(true);
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

it('streams films from the byte that is asked for when the host has no parts', async () => {
  const film = 'https://cdn.example.cn/film.mp4';
  answer = () => new Response('0123', { headers: { 'content-type': 'video/mp4', 'content-length': '4' } });
  const got = await knowing(film).get(film, { headers: { range: 'bytes=3-' } });
  expect([got.status, got.headers.get('content-range'), await got.text()]).toEqual([206, 'bytes 3-3/4', '3']);
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
  ['{"a":"http://a.cn/x.png","b":"// remark"}', ['https://a.cn/x.png']],
  ['{"a":"https://oss.cn/培训 教材.pdf"}', ['https://oss.cn/培训 教材.pdf', 'https://oss.cn/培训']],
  ['{"a":"https://oss.cn/Worker\'s.pdf"}', ["https://oss.cn/Worker's.pdf", 'https://oss.cn/Worker']],
  ['{"a":"https://minio/a.pdf"}', ['https://minio/a.pdf']],
  ['{"a":"https://[fd00::5]:9000/a.pdf"}', ['https://[fd00::5]:9000/a.pdf']],
  ['{"a":"https://培训.中国/a.pdf"}', ['https://培训.中国/a.pdf']],
  [String.raw`{"html":"<a href=\"https://a.cn/教材 1.pdf\">x</a>"}`, ['https://a.cn/教材 1.pdf', 'https://a.cn/教材']],
  [String.raw`{"a":"{\"b\":\"https://a.cn/x y.png\"}"}`, ['https://a.cn/x y.png', 'https://a.cn/x']],
  [String.raw`{"a":"{\"b\":\"https:\\/\\/a.cn\\/x.png\"}"}`, ['https://a.cn/x.png']],
  [String.raw`{"a":"https:\u002f\u002fa.cn/x.png"}`, ['https://a.cn/x.png']],
  [
    '{"a":"https://a.cn/x.png,//b.cn/y.png"}',
    ['https://a.cn/x.png,//b.cn/y.png', 'https://a.cn/x.png', '//b.cn/y.png'],
  ],
  [
    '{"a":"https://a.cn/图1.png，https://a.cn/图2.png"}',
    ['https://a.cn/图1.png，https://a.cn/图2.png', 'https://a.cn/图1.png', 'https://a.cn/图2.png'],
  ],
  [String.raw`{"html":"<p style=\"background:url(&quot;https://a.cn/x.png&quot;)\">"}`, ['https://a.cn/x.png']],
  [
    String.raw`{"html":"<a href=\"https://a.cn/Worker&#39;s 1.pdf\">x</a>"}`,
    ["https://a.cn/Worker's 1.pdf", 'https://a.cn/Worker'],
  ],
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

/** A host that knows these files, whatever it calls them. */
function hostOf(files: Record<string, { body: BlobPart; type?: string; at?: string }>): void {
  answer = (address, init) => {
    const file = files[address];
    if (!file) return new Response('no', { status: 404 });
    const bytes = new Uint8Array(Buffer.from(file.body as string, 'latin1'));
    const [, from] = /^bytes=(\d+)-/.exec(new Headers(init?.headers).get('range') ?? '') ?? [];
    const headers = new Headers(file.type === undefined ? {} : { 'content-type': file.type });
    if (from !== undefined) headers.set('content-range', `bytes ${from}-${bytes.length - 1}/${bytes.length}`);
    const body = bytes.subarray(Number(from ?? 0));
    const response = new Response(body, { status: from === undefined ? 200 : 206, headers });
    return Object.defineProperty(response, 'url', { value: file.at ?? address });
  };
}

describe('the bytes decide what a file is', () => {
  const mp4 = '\0\0\0\u0020ftypisom....';
  const m4a = '\0\0\0\u0020ftypM4A ....';
  const zip = 'PK\u0003\u0004....[Content_Types].xml....word/document.xml';
  it.each([
    ['/download.do?id=1', '%PDF-1.7', 'application/octet-stream', 'application/pdf'],
    ['/a.pdf', '\r\n%PDF-1.4', 'binary/octet-stream', 'application/pdf'],
    ['/a.pdf', '%PDF-1.4', 'application/force-download', 'application/pdf'],
    ['/a', '%PDF-1.4', 'text/html', 'application/pdf'],
    ['/a.docx', zip, 'application/msword', expect.stringContaining('wordprocessingml')],
    ['/a', zip, 'application/zip', expect.stringContaining('wordprocessingml')],
    ['/a.mp4', mp4, 'binary/octet-stream', 'video/mp4'],
    ['/a.mp4', mp4, 'text/plain', 'video/mp4'],
    ['/a.mov', '\0\0\0\u0014ftypqt  ....', 'application/octet-stream', 'video/mp4'],
    ['/a.m4a', m4a, 'application/octet-stream', 'audio/mp4'],
    ['/a', 'RIFF....WAVEfmt ', 'application/octet-stream', 'audio/wav'],
    ['/a', 'ID3\u0003', '', 'audio/mpeg'],
    ['/a', '\u00ff\u00fb\u0090', 'image/png', 'audio/mpeg'],
    ['/a', 'OggS\0', '', 'audio/ogg'],
    ['/a', '\u001aE\u00df\u00a3', 'application/octet-stream', 'video/webm'],
    ['/a.vtt', 'WEBVTT\n', 'text/plain', 'text/vtt'],
    ['/a.vtt', '\u00ef\u00bb\u00bfWEBVTT\n', 'application/octet-stream', 'text/vtt'],
    ['/a.srt', '1\r\n00:00:01,000 --> 00:00:02,000\r\nx', 'application/x-subrip', 'text/plain'],
    ['/a.srt', '\u00ff\u00fe1\0\r\0\n\0', 'application/octet-stream', 'text/plain'],
    ['/get?id=1', '1\r\n00:00:01,000 --> 00:00:02,000\r\nx', 'application/octet-stream', 'text/plain'],
    ['/get?id=1', '<SAMI><BODY><SYNC Start=1>x', 'application/octet-stream', 'text/plain'],
    ['/a.sub', '{1}{1}25\n{25}{50}x', 'application/octet-stream', 'text/plain'],
    ['/timedtext?fmt=json3', '{"events":[]}', 'application/json', 'text/plain'],
    ['/timedtext?fmt=srv3', '<?xml version="1.0"?><timedtext/>', 'text/xml', 'text/plain'],
    ['/a.ttml', '<?xml version="1.0"?><tt/>', 'application/xml', 'text/plain'],
    ['/hls/abc/', '#EXTM3U\n', 'text/plain', 'application/vnd.apple.mpegurl'],
    ['/play?format=m3u8', '#EXTM3U\n', 'application/octet-stream', 'application/vnd.apple.mpegurl'],
    ['/a.png', '\u0089PNG\r\n\u001a\n', 'video/mp4', 'image/png'],
  ])('%s, %j as %s', async (path, body, type, shown) => {
    const address = `https://oss.example.cn${path}`;
    hostOf({ [address]: { body, type } });
    const got = await knowing(address).get(address);
    expect([got.status, got.headers.get('content-type')]).toEqual([200, shown]);
  });

  it.each([0, 7])('also of a part that begins at byte %i', async (from) => {
    const address = 'https://oss.example.cn/a';
    hostOf({ [address]: { body: `${mp4}abcdef`, type: 'application/octet-stream' } });
    const got = await knowing(address).get(address, { headers: { range: `bytes=${from}-` } });
    expect([got.status, got.headers.get('content-type')]).toEqual([206, 'video/mp4']);
    expect(await got.text()).toBe(`${mp4}abcdef`.slice(from));
  });

  it('and any bytes, under any type, are answered', async () => {
    const address = 'https://oss.example.cn/a';
    const files = knowing(address);
    const kinds = fc.constantFrom('', 'image/png', 'text/vtt', 'audio/mpegurl', 'application/pdf', 'video/mp4', 'x');
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 4_000 }),
        kinds,
        fc.option(fc.nat(5_000)),
        async (bytes, type, from) => {
          hostOf({ [address]: { body: Buffer.from(bytes).toString('latin1'), type } });
          const got = await files.get(address, from === null ? {} : { headers: { range: `bytes=${from}-` } });
          expect([200, 206, 413, 415, 416, 502, 0]).toContain(got.status);
          await got.arrayBuffer();
        },
      ),
      { numRuns: 200 },
    );
  });
});

it.each([
  [cover, 200],
  ['https://10.0.0.1/a.png', 403],
])('gives what the platform led to, but nothing of this network: %s', async (address, status) => {
  expect((await remoteFiles().led(address, null)).status).toBe(status);
});

describe('a playlist', () => {
  const final = 'https://cdn7.example.cn/vod/a/b/index.m3u8';
  it('behind a redirect names its parts beside where it came from', async () => {
    const files = knowing(film);
    hostOf({
      [film]: {
        body: '#EXTM3U\n#EXT-X-KEY:METHOD=AES-128,URI="k.key"\n#EXTINF:4,\n0.ts\n',
        type: 'text/plain',
        at: final,
      },
      'https://cdn7.example.cn/vod/a/b/0.ts': { body: 'part' },
    });
    const text = await (await files.get(film)).text();
    expect(text).toBe(
      '#EXTM3U\n#EXT-X-KEY:METHOD=AES-128,URI="https://cdn7.example.cn/vod/a/b/k.key"\n#EXTINF:4,\n' +
        'https://cdn7.example.cn/vod/a/b/0.ts\n',
    );
    expect((await files.get('https://cdn7.example.cn/vod/a/b/0.ts')).status).toBe(200);
  });

  it('of a film of ten hours keeps every part, itself and what else is known', async () => {
    const files = knowing(film);
    files.learn(JSON.stringify({ cover }));
    const names = Array.from({ length: 18_000 }, (_, at) => `part-${at}.ts`);
    const host: Parameters<typeof hostOf>[0] = {
      [film]: { body: `#EXTM3U\n${names.map((name) => `#EXTINF:2,\n${name}`).join('\n')}\n`, type: 'audio/mpegurl' },
      [cover]: { body: Buffer.from(png).toString('latin1') },
    };
    for (const name of names) host[`https://cdn.example.cn/a/${name}`] = { body: 'G' };
    hostOf(host);
    expect((await files.get(film)).status).toBe(200);
    for (const address of [names[0]!, names.at(-1)!].map((name) => `https://cdn.example.cn/a/${name}`))
      expect((await files.get(address)).status).toBe(200);
    expect([(await files.get(film)).status, (await files.get(cover)).status]).toEqual([200, 200]);
  });

  it('leads to no machine of this network', async () => {
    const files = knowing(film);
    hostOf({ [film]: { body: '#EXTM3U\nhttps://10.0.0.1/a.ts\n' }, 'https://10.0.0.1/a.ts': { body: 'x' } });
    expect((await files.get(film)).status).toBe(200);
    expect((await files.get('https://10.0.0.1/a.ts')).status).toBe(403);
  });
});

it('what is kept of an open paper needs no network, and no host is asked for it', async () => {
  answer = () => new Response('no network', { status: 503 });
  const kept = remoteFiles(async (path) =>
    path === remoteAddressOf(cover) ? { type: 'image/png', bytes: png } : null,
  );
  kept.learn(`{"a":"${cover}","b":"${cover}&x=1"}`);
  const shown = await kept.get(cover);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(new Uint8Array(await shown.arrayBuffer())).toEqual(png);
  expect(sent).toEqual([]);
  expect((await kept.get(`${cover}&x=1`)).status).toBe(502);
});
