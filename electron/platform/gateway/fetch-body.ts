import { readContentRange } from './byte-range.ts';
import { fetchElsewhere, sendRead } from './follow-read.ts';
import type { Fetch, Upstream } from './upstream.ts';

export interface FetchBodyOptions {
  platformOrigin: string;
  upstream: Pick<Upstream, 'send'>;
  /** For files on another host. */
  fetch: Fetch;
  timeoutMs?: number;
}

/**
 * Why a file did not come. `refused`: its host does not give it under this address, which may have ended. `no-part`: it ends
 * before the byte that was asked for.
 */
export type BodyProblem = 'no-address' | 'refused' | 'no-part' | 'not-reached' | 'cancelled';

export class BodyError extends Error {
  readonly problem: BodyProblem;

  constructor(problem: BodyProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

export interface FileBody {
  stream: ReadableStream<Uint8Array>;
  /** Bytes of the whole file; null: not told. */
  size: number | null;
  /** Where the stream begins in the file. */
  from: number;
  /** Content type, without its parameters; '' when none is told. */
  type: string;
  /** What the host calls this content: its ETag, else when it was changed; null: not told. */
  version: string | null;
}

/** 10 s without a byte (000 §9). */
const defaultTimeoutMs = 10_000;
const refusals = new Set([401, 403, 404, 410]);

/**
 * The bytes of a file of the platform, or over https of a host that it names, from the byte `from` on where the host gives
 * parts, of this `version` where one is named; else from its beginning. Throws a BodyError.
 */
export async function fetchBody(
  address: string,
  options: FetchBodyOptions,
  { signal, from = 0, version = null }: { signal: AbortSignal; from?: number; version?: string | null },
): Promise<FileBody> {
  const url = URL.parse(address, options.platformOrigin);
  if (!url) throw new BodyError('no-address', 'the address is none');
  const wanted = wantedPart(from, version);
  if (url.origin === new URL(options.platformOrigin).origin) return ofPlatform(url, options, signal, wanted);
  if (url.protocol !== 'https:') throw new BodyError('no-address', `an address of ${url.protocol}`);
  return ofHost(url, options, signal, wanted);
}

/** The headers that ask for the rest of a file. */
type Part = Readonly<Record<string, string>>;

/** A host whose file is another one by now answers with all of it. */
function wantedPart(from: number, version: string | null): Part {
  if (from === 0) return {};
  return { range: `bytes=${from}-`, ...(version === null ? {} : { 'if-range': version }) };
}

async function ofPlatform(
  { pathname, search }: URL,
  options: FetchBodyOptions,
  signal: AbortSignal,
  part: Part,
): Promise<FileBody> {
  const timeoutMs = options.timeoutMs ?? defaultTimeoutMs;
  const asked = { method: 'GET', path: pathname, search, headers: new Headers(part), effect: false, timeoutMs, signal };
  const outcome = await sendRead(asked, options);
  if (signal.aborted) throw new BodyError('cancelled', 'stopped');
  if (outcome.kind !== 'answer') throw new BodyError('not-reached', outcome.kind);
  return read(outcome.response, outcome.response.body);
}

async function ofHost({ href }: URL, options: FetchBodyOptions, signal: AbortSignal, part: Part): Promise<FileBody> {
  const timeoutMs = options.timeoutMs ?? defaultTimeoutMs;
  const asked = { fetch: options.fetch, headers: part, timeoutMs, signal };
  const response = await fetchElsewhere(href, asked).catch((error: unknown) => {
    throw new BodyError(signal.aborted ? 'cancelled' : 'not-reached', String(error));
  });
  if (response === null) throw new BodyError('not-reached', 'led away from https');
  return read(response, response.body);
}

function read(response: Response, stream: ReadableStream<Uint8Array> | null): FileBody {
  const { status, headers } = response;
  if (!response.ok || !stream) {
    // The rest of the answer is not waited for.
    stream?.cancel().catch(() => undefined);
    throw new BodyError(problemOf(status), `status ${status}`);
  }
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const version = versionOf(headers);
  const part = status === 206 ? readContentRange(headers.get('content-range')) : null;
  if (part) return { stream, size: part.size, from: part.start, type, version };
  const told = Number(headers.get('content-length') ?? Number.NaN);
  const isTold = Number.isSafeInteger(told) && told > 0 && !headers.has('content-encoding');
  return { stream, size: isTold ? told : null, from: 0, type, version };
}

/** A weak ETag names contents that only look the same. */
function versionOf(headers: Headers): string | null {
  const tag = headers.get('etag');
  return tag?.startsWith('"') ? tag : headers.get('last-modified');
}

function problemOf(status: number): BodyProblem {
  if (status === 416) return 'no-part';
  return refusals.has(status) ? 'refused' : 'not-reached';
}
