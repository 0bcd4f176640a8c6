import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { contentTypeOf } from './content-types.ts';
import { fileAnswer, relayedAnswer } from './media-answer.ts';
import type { Fetch } from './upstream.ts';

/** Serves the page's files: `request` is for `app://client/...` and no `/api` path. */
export type PageFiles = (request: Request) => Promise<Response>;

const readAtOnceBytes = 1_000_000;

const passedHeaders = ['content-type', 'etag', 'cache-control'];

/** Proxies the page's files to Vite's server, so that the page has the same address in development. */
export function developmentFiles(devServer: string, fetch: Fetch): PageFiles {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const accept = request.headers.get('accept') ?? '*/*';
    const range = request.headers.get('range');
    const ask = (part: string | null) =>
      fetch(devServer + pathname + search, { headers: { accept, ...(part === null ? {} : { range: part }) } });
    const answer = await ask(range);
    const headers = new Headers();
    for (const name of passedHeaders) {
      const value = answer.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    return relayedAnswer(answer, range, headers, ask);
  };
}

/** Serves the built page from a folder: files by name, index.html for every route, 404 otherwise. */
export function folderFiles(folder: string): PageFiles {
  const root = path.resolve(folder);
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, 'Only GET and HEAD.');
    const name = fileNameOf(new URL(request.url).pathname);
    if (name === null) return plain(404, 'There is no such file.');
    const file = path.join(root, name);
    if (!file.startsWith(root + path.sep)) return plain(404, 'There is no such file.');
    const found = await stat(file).catch(() => null); // Missing or unreadable: 404 in both cases.
    if (!found?.isFile()) return plain(404, 'There is no such file.');
    return shippedFile(file, found.size, request);
  };
}

/** The file name below the folder for a path; null: invalid. A path with an extension is a file, never a route. */
export function fileNameOf(pathname: string): string | null {
  const decoded = decode(pathname);
  if (decoded === null || decoded.includes('\0') || decoded.includes('\\')) return null;
  if (decoded.split('/').includes('..')) return null;
  const isFile = path.posix.extname(decoded) !== '' || decoded.startsWith('/assets/');
  return isFile ? decoded.slice(1) : 'index.html';
}

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null; // Invalid percent encoding names no file.
  }
}

function shippedFile(file: string, size: number, request: Request): Promise<Response> {
  const headers = {
    'content-type': contentTypeOf(file),
    'cache-control': path.basename(path.dirname(file)) === 'assets' ? 'max-age=31536000, immutable' : 'no-cache',
  };
  const read = (start: number, end: number) => (request.method === 'HEAD' ? null : bytesOf(file, start, end, size));
  return fileAnswer({ size, read }, request.headers.get('range'), headers);
}

/** A small file is read at once: passing a stream on takes longer than reading it. */
async function bytesOf(file: string, start: number, end: number, size: number): Promise<BodyInit> {
  if (size <= readAtOnceBytes) return new Uint8Array(await readFile(file)).subarray(start, end);
  return Readable.toWeb(createReadStream(file, { start, end: end - 1 })) as ReadableStream<Uint8Array>;
}

function plain(status: number, text: string): Response {
  return new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
