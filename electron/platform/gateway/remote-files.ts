import { remoteAddressOf, remotePath } from '#contract/platform/remote-path.ts';
import { declaredType, fileKind, headBytes, isStreamed } from './file-kind.ts';
import type { StoredFile } from './forward.ts';
import { withIdleTimeout, withTimeout } from './idle-timeout.ts';
import { fileAnswer, fileOfBytes, relayedAnswer } from './media-answer.ts';
import { createPictureCache } from './picture-cache.ts';
import { pictureType } from './picture-type.ts';
import { isPlaylist, PlaylistParts, playlistType, readPlaylist } from './playlist.ts';
import type { RemoteAddresses } from './remote-addresses.ts';
import type { Fetch } from './upstream.ts';

export interface RemoteFilesOptions {
  fetch: Fetch;
  addresses: RemoteAddresses;
  /** What is kept of a paper that is open, by the page's path of it; null: nothing. */
  storedFile?: (path: string) => Promise<StoredFile | null>;
  timeoutMs?: number;
}

const maxPictureBytes = 10 * 1024 * 1024;
const maxTextBytes = 2 * 1024 * 1024;
/** Of a film of ten hours, each part with a signed address. */
const maxPlaylistBytes = 32 * 1024 * 1024;
/** So many files are remembered by their kind: a part of one that begins further on tells none. */
const maxKinds = 500;

/** What a host answers, and where that came from after its redirects. */
interface Arrived {
  response: Response;
  from: string;
}

export interface RemoteFiles {
  /** Answers `/remote?address=...`. */
  answer: (request: Request) => Promise<Response>;
  /** A file to which the platform led by a redirect. */
  led: (address: string, range: string | null) => Promise<Response>;
  /** Takes what a playlist of the platform names: parts and keys come under any type. */
  learnParts: (playlist: string, named: readonly string[]) => void;
}

export function openRemoteFiles(options: RemoteFilesOptions): RemoteFiles {
  const parts = new PlaylistParts();
  const answer = createRemoteFiles(options, parts);
  return {
    answer,
    async led(address, range) {
      options.addresses.learn(JSON.stringify(address));
      const headers = new Headers(range === null ? [] : [['range', range]]);
      return answer(new Request(`app://client${remoteAddressOf(address)}`, { headers }));
    },
    learnParts: (playlist, named) => parts.learn(playlist, named),
  };
}

/**
 * Answers `/remote?address=...`: a picture, film, sound, document or captions on another host, without the session's
 * headers. Only addresses that the platform named are fetched, and those in the playlists that it named. What a file is,
 * its bytes decide.
 */
function createRemoteFiles(options: RemoteFilesOptions, parts: PlaylistParts): RemoteFiles['answer'] {
  const { fetch, addresses, storedFile = async () => null, timeoutMs = 10_000 } = options;
  const pictures = createPictureCache();
  const kinds = new Map<string, string>();

  /** Null: the host does not give the file. */
  async function ask(address: string, range: string | null): Promise<Arrived | null> {
    const aborter = new AbortController();
    const abort = () => aborter.abort();
    const spoken = addresses.spoken(address);
    const answer = fetch(spoken, {
      headers: range === null ? {} : { range },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: aborter.signal,
    });
    const { ok, status, headers, url, body } = await withTimeout(answer, timeoutMs, abort);
    const isSafe =
      url === '' || url.startsWith('https://') || addresses.spoken(url.replace(/^http:/, 'https:')) === url;
    if ((ok || status === 416) && isSafe) {
      const timed = body && withIdleTimeout(body, timeoutMs, abort);
      return {
        response: new Response(timed, { status, headers }),
        from: url === '' ? address : url.replace(/^http:/, 'https:'),
      };
    }
    abort();
    return null;
  }

  async function load(address: string, range: string | null): Promise<Response> {
    const arrived = await ask(address, range);
    if (!arrived) return refused(502, 'The file is not there.');
    const { headers, status, body } = arrived.response;
    const told = declaredType(headers, address) || declaredType(headers, arrived.from);
    const peeked = await peekedAt(body ?? new Blob().stream());
    const kind = await kindOf(address, arrived.response, peeked.head, told);
    const type = kind ?? told;
    const streamed = (shown: string) => {
      const whole = status === 416 ? arrived.response : new Response(peeked.body, { status, headers });
      return relayedAnswer(whole, range, streamedHeaders(headers, shown), async (part) => {
        const next = await ask(address, part);
        return next?.response ?? null;
      });
    };
    if (status === 416) return streamed(type);
    if (isPlaylist(type, kind === null ? address : ''))
      return playlist(address, arrived.from, await readUpTo(peeked.body, maxPlaylistBytes));
    if (isStreamed(type)) return streamed(type);
    if (parts.has(address)) return streamed('application/octet-stream');
    if (wordTypes.test(type) || isCaptions(address)) return words(await readUpTo(peeked.body, maxTextBytes), type);
    const bytes = await readUpTo(peeked.body, maxPictureBytes);
    if (bytes === null) return refused(413, 'The picture is too large.');
    const shown = pictureType(bytes, type);
    if (shown === null) return refused(415, 'The file is of no kind that is shown here.');
    pictures.add(address, { type: shown, bytes });
    return pictureAnswer(shown, bytes);
  }

  /** Null: its first bytes tell none. */
  async function kindOf(address: string, answer: Response, head: Uint8Array, told: string): Promise<string | null> {
    const isStart = answer.status !== 206 || answer.headers.get('content-range')?.startsWith('bytes 0-') === true;
    const kind = isStart ? fileKind(head, told) : (kinds.get(address) ?? (await kindOfStart(address, told)));
    if (kind !== null) kinds.set(address, kind);
    const [oldest] = kinds.keys();
    if (kinds.size > maxKinds && oldest !== undefined) kinds.delete(oldest);
    return kind;
  }

  async function kindOfStart(address: string, told: string): Promise<string | null> {
    if (isStreamed(told)) return null;
    const start = await ask(address, `bytes=0-${headBytes - 1}`);
    if (!start?.response.ok || !start.response.body) return null;
    const { head, body } = await peekedAt(start.response.body);
    // The rest of the answer is not waited for.
    body.cancel().catch(() => undefined);
    return fileKind(head, told);
  }

  function playlist(address: string, from: string, bytes: Uint8Array<ArrayBuffer> | null): Response {
    const read = bytes && readPlaylist(new TextDecoder().decode(bytes), from, parts.importable(address));
    if (!read) return refused(415, 'The file is no playlist.');
    parts.learn(address, read.named, read.variables);
    return new Response(read.text, { headers: { 'content-type': playlistType } });
  }

  const knows = (address: string) => addresses.has(address) || (addresses.allows(address) && parts.has(address));

  return async (request) => {
    const { pathname, search, searchParams } = new URL(request.url);
    const range = request.headers.get('range');
    const stored = request.method === 'GET' ? await storedFile(pathname + search) : null;
    if (stored) return fileAnswer(fileOfBytes(stored.bytes), range, { 'content-type': stored.type });
    const address = URL.parse(searchParams.get('address') ?? '', 'https://relative.invalid')?.href;
    if (request.method !== 'GET' || address === undefined || !knows(address)) {
      return refused(403, 'The platform named no such file.');
    }
    const cached = pictures.get(address);
    if (cached) return pictureAnswer(cached.type, cached.bytes);
    try {
      return await load(address, range);
    } catch {
      return refused(502, 'The host was not reached.'); // The page shows its placeholder for a missing picture.
    }
  };
}

/** True for a request that `RemoteFiles` answers. */
export function isRemoteFile(pathname: string): boolean {
  return pathname === remotePath;
}

/** The first bytes of a stream, and the whole of it. */
async function peekedAt(
  stream: ReadableStream<Uint8Array>,
): Promise<{ head: Uint8Array; body: ReadableStream<Uint8Array<ArrayBuffer>> }> {
  const reader = stream.getReader();
  const first: Uint8Array[] = [];
  for (let size = 0; size < headBytes;) {
    const { done, value } = await reader.read();
    if (done) break;
    first.push(value);
    size += value.length;
  }
  const head = Buffer.concat(first);
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const early = first.shift();
      const { done, value } = early ? { done: false, value: early } : await reader.read();
      if (done || !value) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return { head, body };
}

/** Types under which captions come; a picture that is told as one of them is none. */
const wordTypes = /^(?:text\/(?:vtt|plain|xml|srt|x-[\w-]+)|application\/(?:json|xml|ttml\+xml|x-subrip|x-sami|smil))$/;

/** Captions by the name of their file: their words are of any kind. */
function isCaptions(address: string): boolean {
  return /\.(?:vtt|srt|sbv|ass|ssa|ttml|dfxp|lrc|smi|sami|sub|mpl|scc|usf|srv[1-3]|json3?|xml|txt)$/i.test(
    new URL(address).pathname,
  );
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

function streamedHeaders(told: Headers, type: string): Headers {
  const parts = told.get('accept-ranges');
  return new Headers({ 'content-type': type, ...(parts === null ? {} : { 'accept-ranges': parts }) });
}

/** Captions of any kind, which the page reads; a page of a host, as for an address that ended, is none. */
function words(bytes: Uint8Array<ArrayBuffer> | null, type: string): Response {
  const start =
    bytes &&
    new TextDecoder()
      .decode(bytes.subarray(0, 512))
      .replace(/^\uFEFF/, '')
      .trimStart();
  if (start === null || /^<(?:!doctype|html|head|body|script)\b/i.test(start))
    return refused(415, 'The file is no captions.');
  const shown = type === 'text/vtt' ? type : 'text/plain';
  return new Response(bytes, { headers: { 'content-type': shown } });
}

function pictureAnswer(type: string, bytes: Uint8Array<ArrayBuffer>): Response {
  return new Response(bytes, { headers: { 'content-type': type, 'cache-control': 'max-age=3600' } });
}

function refused(status: number, text: string): Response {
  return new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
