import { remotePath } from '../../src/contract/platform/remote-path.ts';
import { contentTypeOf } from './content-types.ts';
import { withIdleTimeout, withTimeout } from './idle-timeout.ts';
import { isPlaylist, partsOf } from './playlist.ts';
import { pictureType } from './picture-type.ts';
import { createPictureCache } from './picture-cache.ts';
import type { RemoteAddresses } from './remote-addresses.ts';
import type { Fetch } from './upstream.ts';

export interface RemoteFilesOptions {
  fetch: Fetch;
  addresses: Pick<RemoteAddresses, 'has' | 'learn'>;
  timeoutMs?: number;
}

const maxPictureBytes = 10 * 1024 * 1024;
const maxTextBytes = 2 * 1024 * 1024;
const documentTypes = new Set([contentTypeOf('a.pdf'), contentTypeOf('a.docx')]);
const streamedHeaders = ['content-length', 'content-range', 'accept-ranges'];

/**
 * Answers `/remote?address=...`: a picture, film, sound, document or captions on another host, without the session's
 * headers. Only addresses that the platform named are fetched, and those in the playlists that it named.
 */
export function createRemoteFiles(options: RemoteFilesOptions): (request: Request) => Promise<Response> {
  const { fetch, addresses, timeoutMs = 10_000 } = options;
  const pictures = createPictureCache();
  /** What playlists named: parts and keys come under any type. */
  const parts = new Set<string>();

  async function load(address: string, range: string | null): Promise<Response> {
    const aborter = new AbortController();
    const abort = () => aborter.abort();
    const answer = fetch(address, {
      headers: range === null ? {} : { range },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: aborter.signal,
    });
    const response = await withTimeout(answer, timeoutMs, abort);
    const type = typeOf(response, address);
    if (!response.ok || !response.body || (response.url !== '' && !response.url.startsWith('https://'))) {
      abort();
      return refused(502, 'The file is not there.');
    }
    const body = withIdleTimeout(response.body, timeoutMs, abort);
    if (isPlaylist(type, address)) return playlist(address, await readUpTo(body, maxTextBytes));
    if (/^(video|audio)\//.test(type) || documentTypes.has(type)) return streamed(response, type, body);
    if (parts.has(address)) return streamed(response, 'application/octet-stream', body);
    if (type.startsWith('text/vtt')) return captions(await readUpTo(body, maxTextBytes));
    const bytes = await readUpTo(body, maxPictureBytes);
    if (bytes === null) return refused(413, 'The picture is too large.');
    const shown = pictureType(bytes, type);
    if (shown === null) return refused(415, 'The file is no picture.');
    pictures.add(address, { type: shown, bytes });
    return pictureAnswer(shown, bytes);
  }

  function playlist(address: string, bytes: Uint8Array<ArrayBuffer> | null): Response {
    const named = bytes && partsOf(new TextDecoder().decode(bytes), address);
    if (!named || !bytes) return refused(415, 'The file is no playlist.');
    addresses.learn(JSON.stringify(named));
    for (const one of named) parts.add(one);
    return new Response(bytes, { headers: { 'content-type': 'application/vnd.apple.mpegurl' } });
  }

  return async (request) => {
    const address = URL.parse(new URL(request.url).searchParams.get('address') ?? '', 'https://relative.invalid')?.href;
    if (request.method !== 'GET' || address === undefined || !addresses.has(address)) {
      return refused(403, 'The platform named no such file.');
    }
    const cached = pictures.get(address);
    if (cached) return pictureAnswer(cached.type, cached.bytes);
    try {
      return await load(address, request.headers.get('range'));
    } catch {
      return refused(502, 'The host was not reached.'); // The page shows its placeholder for a missing picture.
    }
  };
}

/** True for a request that `createRemoteFiles` answers. */
export function isRemoteFile(pathname: string): boolean {
  return pathname === remotePath;
}

function typeOf(response: Response, address: string): string {
  const declared = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const unknown = declared === '' || declared === 'application/octet-stream';
  return unknown ? contentTypeOf(new URL(address).pathname) : declared;
}

/** The whole body; null, with the rest cancelled, when it is longer. */
async function readUpTo(body: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > limit) return null; // Leaving the loop cancels the stream.
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

function streamed(response: Response, type: string, body: ReadableStream<Uint8Array>): Response {
  const headers = new Headers({ 'content-type': type });
  for (const name of streamedHeaders) {
    const value = response.headers.get(name);
    if (value !== null && !response.headers.has('content-encoding')) headers.set(name, value);
  }
  return new Response(body, { status: response.status, headers });
}

function captions(bytes: Uint8Array<ArrayBuffer> | null): Response {
  const isVtt =
    bytes &&
    new TextDecoder()
      .decode(bytes.subarray(0, 16))
      .replace(/^\uFEFF/, '')
      .startsWith('WEBVTT');
  if (!isVtt) return refused(415, 'The file is no captions.');
  return new Response(bytes, { headers: { 'content-type': 'text/vtt; charset=utf-8' } });
}

function pictureAnswer(type: string, bytes: Uint8Array<ArrayBuffer>): Response {
  return new Response(bytes, { headers: { 'content-type': type, 'cache-control': 'max-age=3600' } });
}

function refused(status: number, text: string): Response {
  return new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
