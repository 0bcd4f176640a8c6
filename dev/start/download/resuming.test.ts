import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { createResuming } from './resuming.ts';

const file = Buffer.from(Array.from({ length: 1_000_000 }, (_, at) => at % 251));
const cut = 600_000;
let close: () => void = () => undefined;
afterEach(() => {
  vi.useRealTimers();
  close();
});

/** A server whose answers are given one after the other; `asked` are the ranges. */
async function serve(...answers: ((request: IncomingMessage, response: ServerResponse) => void)[]) {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers.range);
    answers.shift()?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { asked, url: `http://127.0.0.1:${address.port}/electron.zip` };
}

const patientMs = 30_000;

function setUp(idleMs = patientMs) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-download-'));
  const target = path.join(folder, 'electron.zip');
  const told: string[] = [];
  const onProgress = (received: number, total: number | null) => told.push(`${received}/${total}`);
  const load = (ms: number) => createResuming({ folder: path.join(folder, 'parts'), idleMs: ms, onProgress });
  return {
    target,
    told,
    download: (url: string) => load(idleMs).download(url, target),
    patiently: (url: string) => load(patientMs).download(url, target),
  };
}

const halfway = (_: IncomingMessage, response: ServerResponse) => {
  response.writeHead(200, { 'content-length': file.length });
  response.write(file.subarray(0, cut), () => response.destroy());
};
const theRest = ({ headers }: IncomingMessage, response: ServerResponse) => {
  const from = Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1]);
  const rest = file.subarray(from);
  const range = `bytes ${from}-${file.length - 1}/${file.length}`;
  response.writeHead(206, { 'content-range': range, 'content-length': rest.length }).end(rest);
};
const whole = (_: IncomingMessage, response: ServerResponse) => response.end(file);

it('goes on where it was cut off', async () => {
  const { url, asked } = await serve(halfway, theRest);
  const { download, target, told } = setUp();
  await expect(download(url)).rejects.toThrow(/terminated|aborted|ended after/);
  await download(url);
  expect(asked).toEqual([undefined, expect.stringMatching(/^bytes=[1-9]\d*-$/)]);
  expect(told.at(-1)).toBe('1000000/1000000');
  expect(readFileSync(target).equals(file)).toBe(true);
});

it('begins anew where the server gives no parts', async () => {
  const { url } = await serve(halfway, whole);
  const { download, target } = setUp();
  await expect(download(url)).rejects.toThrow(/terminated|aborted|ended after/);
  await download(url);
  expect(readFileSync(target).equals(file)).toBe(true);
});

it('gives up a line on which nothing comes, and keeps what came', async () => {
  const silent = (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { 'content-length': file.length });
    response.write(file.subarray(0, cut));
  };
  const { url, asked } = await serve(silent, theRest);
  const { download, patiently, target } = setUp(500);
  await expect(download(url)).rejects.toThrow(`Nothing came from ${url} for 0.5 s.`);
  await patiently(url);
  expect(asked[1]).toMatch(/^bytes=[1-9]\d*-$/);
  expect(readFileSync(target).equals(file)).toBe(true);
});

it('takes whatever time a slow line needs, as long as something comes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-download-'));
  let more = (): unknown => undefined;
  const { url } = await serve((_, response) => {
    response.writeHead(200, { 'content-length': file.length });
    response.write(file.subarray(0, cut));
    more = () => response.end(file.subarray(cut));
  });
  const onProgress = (received: number) => {
    vi.advanceTimersByTime(patientMs - 1);
    if (received === cut) more();
  };
  const target = path.join(folder, 'electron.zip');
  await createResuming({ folder, idleMs: patientMs, onProgress }).download(url, target);
  expect(readFileSync(target).equals(file)).toBe(true);
});

it('says what the server answers', async () => {
  const { url } = await serve((_, response) => response.writeHead(403).end());
  await expect(setUp().download(url)).rejects.toThrow(`${url} answers 403.`);
});
