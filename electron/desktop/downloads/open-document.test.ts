import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { realDisk } from '#electron/kernel/files/target-file.ts';
import { createUpstream } from '#electron/platform/gateway/upstream.ts';
import { serve, type TestServer } from '#electron/testing/http-server.ts';
import { openDocument, type OpenDocumentOptions } from './open-document.ts';

const xml = strToU8('<x/>');
const slides = zipSync({ '[Content_Types].xml': xml, 'ppt/presentation.xml': xml });
const withMacros = zipSync({ '[Content_Types].xml': xml, 'xl/workbook.xml': xml, 'xl/vbaProject.bin': xml });
const oldSheet = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.alloc(600),
  Buffer.from('Workbook', 'utf16le'),
]);

let server: TestServer;
let answer: (response: ServerResponse) => void;
let folder: string;
let opened: string[];

beforeAll(async () => {
  server = await serve((_, response) => answer(response));
});
afterAll(() => server.close());
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'lectern-open-')), 'documents');
  opened = [];
  answer = giving(slides);
});

const giving = (bytes: Uint8Array) => (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/octet-stream' });
  response.end(bytes);
};

function open(address: string, name: string, parts: Partial<OpenDocumentOptions> = {}) {
  const upstream = createUpstream({
    origin: server.origin,
    fetch: (asked, init) => fetch(asked, init),
    caller: () => ({ token: 't-1', branch: null, locale: 'zh-CN', timeZone: 'UTC' }),
    connection: { note: () => undefined },
    onDate: () => undefined,
  });
  return openDocument(
    { address, name },
    {
      source: { platformOrigin: server.origin, upstream, fetch: (asked, init) => fetch(asked, init) },
      folder,
      disk: realDisk,
      marksOrigin: false,
      isPaperOpen: () => false,
      openFile: async (file) => void opened.push(file),
      report: () => undefined,
      ...parts,
    },
  );
}

it.each([
  ['/media/a.pptx', '第一讲 电气防火', slides, '第一讲 电气防火.pptx'],
  ['/media/a.exe', '讲义.exe', slides, '讲义.exe.pptx'],
  ['/download?id=7', '../../登记表.xls', oldSheet, '登记表.xls'],
  ['/media/a.et', '登记表', oldSheet, '登记表.et'],
  ['/media/a.zip', '资料', zipSync({ 'a.txt': xml }), '资料.zip'],
])('%s as %s is opened as what its bytes are', async (address, name, bytes, fileName) => {
  answer = giving(bytes);
  const outcome = await open(address, name);
  expect(outcome).toMatchObject({ outcome: 'opened' });
  expect(opened.map((file) => path.dirname(file))).toEqual([folder]);
  expect(path.basename(opened[0]!).replace(/^[ .]+/, '')).toBe(fileName);
  expect(readFileSync(opened[0]!).equals(bytes)).toBe(true);
});

it('a file that is there already is not replaced', async () => {
  await open('/media/a.pptx', '讲义');
  await open('/media/a.pptx', '讲义');
  expect(readdirSync(folder).toSorted()).toEqual(['讲义 (2).pptx', '讲义.pptx']);
});

it.each([
  ['another host', 'https://files.example/a.pptx', {}, 'ended'],
  ['a script', 'javascript:alert(1)', {}, 'ended'],
  ['an open paper', '/media/a.pptx', { isPaperOpen: () => true }, 'paper-open'],
  ['a folder that takes nothing', '/media/a.pptx', { folder: path.join(import.meta.filename, 'none') }, 'not-stored'],
] as const)('%s: nothing is opened', async (_, address, parts, why) => {
  expect(await open(address, '讲义', parts)).toEqual({ outcome: 'failed', why });
  expect(opened).toEqual([]);
});

it.each([
  ['a program', giving(Buffer.from('MZ\u0090')), 'unknown-kind'],
  ['a page', giving(Buffer.from('<html>sign in</html>')), 'unknown-kind'],
  ['macros', giving(withMacros), 'macros'],
  ['nothing', (response: ServerResponse) => void response.writeHead(404).end(), 'ended'],
  ['an error', (response: ServerResponse) => void response.writeHead(502).end(), 'not-reached'],
])('%s is not given to a program', async (_, given, why) => {
  answer = given;
  expect(await open('/media/a.pptx', '讲义')).toEqual({ outcome: 'failed', why });
  expect(opened).toEqual([]);
});

it('without a program, or beside a paper that was opened meanwhile, it is there for later', async () => {
  const openFile = () => Promise.reject(new Error('no program'));
  expect(await open('/media/a.pptx', '讲义', { openFile })).toMatchObject({ outcome: 'saved', fileName: '讲义.pptx' });
  const papers = [false, true];
  const isPaperOpen = () => papers.shift() ?? true;
  expect(await open('/media/a.pptx', '讲义', { isPaperOpen })).toMatchObject({ outcome: 'saved' });
  expect(opened).toEqual([]);
});

it('on Windows the file says where it came from', async () => {
  await open('/media/a.pptx', '讲义', { marksOrigin: true });
  expect(readFileSync(`${opened[0]!}:Zone.Identifier`, 'utf8')).toContain('ZoneId=3');
});
