import type { Fetch, Upstream } from './upstream.ts';
import { withIdleTimeout, withTimeout } from './idle-timeout.ts';

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
}

/** 10 s without a byte (000 §9). */
const defaultTimeoutMs = 10_000;
const refusals = new Set([401, 403, 404, 410]);

/**
 * The bytes of a file of the platform, or over https of a host that it names, from the byte `from` on where the host gives
 * parts; else from its beginning. Throws a BodyError.
 */
export async function fetchBody(
  address: string,
  options: FetchBodyOptions,
  { signal, from = 0 }: { signal: AbortSignal; from?: number },
): Promise<FileBody> {
  const url = URL.parse(address, options.platformOrigin);
  if (!url) throw new BodyError('no-address', 'the address is none');
  if (url.origin === new URL(options.platformOrigin).origin) return ofPlatform(url, options, signal, from);
  if (url.protocol !== 'https:') throw new BodyError('no-address', `an address of ${url.protocol}`);
  return ofHost(url, options, signal, from);
}

const rangeFrom = (from: number): Record<string, string> => (from > 0 ? { range: `bytes=${from}-` } : {});

async function ofPlatform(
  { pathname, search }: URL,
  options: FetchBodyOptions,
  signal: AbortSignal,
  from: number,
): Promise<FileBody> {
  const outcome = await options.upstream.send({
    method: 'GET',
    path: pathname,
    search,
    headers: new Headers(rangeFrom(from)),
    effect: false,
    timeoutMs: options.timeoutMs ?? defaultTimeoutMs,
    signal,
  });
  if (signal.aborted) throw new BodyError('cancelled', 'stopped');
  if (outcome.kind !== 'answer') throw new BodyError('not-reached', outcome.kind);
  return read(outcome.response, outcome.response.body);
}

/** Without the session's headers: another host is nobody's business of ours. */
async function ofHost({ href }: URL, options: FetchBodyOptions, signal: AbortSignal, from: number): Promise<FileBody> {
  const timeoutMs = options.timeoutMs ?? defaultTimeoutMs;
  const aborter = new AbortController();
  const abort = () => aborter.abort();
  const answer = options.fetch(href, {
    headers: rangeFrom(from),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.any([signal, aborter.signal]),
  });
  const response = await withTimeout(answer, timeoutMs, abort).catch((error: unknown) => {
    throw new BodyError(signal.aborted ? 'cancelled' : 'not-reached', String(error));
  });
  if (response.url !== '' && !response.url.startsWith('https://')) {
    abort();
    throw new BodyError('not-reached', 'led away from https');
  }
  return read(response, response.body && withIdleTimeout(response.body, timeoutMs, abort));
}

function read(response: Response, stream: ReadableStream<Uint8Array> | null): FileBody {
  const { status, headers } = response;
  if (!response.ok || !stream) {
    // The rest of the answer is not waited for.
    stream?.cancel().catch(() => undefined);
    throw new BodyError(problemOf(status), `status ${status}`);
  }
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const part = status === 206 ? /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(headers.get('content-range') ?? '') : null;
  if (part) return { stream, size: part[2] === '*' ? null : Number(part[2]), from: Number(part[1]), type };
  const told = Number(headers.get('content-length') ?? Number.NaN);
  const isTold = Number.isSafeInteger(told) && told > 0 && !headers.has('content-encoding');
  return { stream, size: isTold ? told : null, from: 0, type };
}

function problemOf(status: number): BodyProblem {
  if (status === 416) return 'no-part';
  return refusals.has(status) ? 'refused' : 'not-reached';
}
