import type { Upstream, Fetch } from '../gateway/upstream.ts';
import { withIdleTimeout, withTimeout } from '../gateway/idle-timeout.ts';
import { PackageError } from './package-error.ts';

export interface FetchPackageOptions {
  platformOrigin: string;
  upstream: Pick<Upstream, 'send'>;
  /** For packages on another host. */
  fetch: Fetch;
  /** Bytes of the largest package. */
  limit: number;
  timeoutMs?: number;
}

export interface Arrival {
  onProgress: (received: number, size: number | null) => void;
  signal: AbortSignal;
}

/** Bytes between two reports of progress. */
const reportStep = 256 * 1024;
/** 10 s without a byte (000 §9). */
const defaultTimeoutMs = 10_000;

/** Fetches a package from the platform, or over https from a host that it names. Throws a PackageError. */
export async function fetchPackage(
  address: string,
  options: FetchPackageOptions,
  { onProgress, signal }: Arrival,
): Promise<Buffer> {
  const body = await bodyOf(address, options, signal);
  const size = body.size;
  if (size !== null && size > options.limit) throw new PackageError('too-large', `${size} bytes`);
  const parts: Uint8Array[] = [];
  let received = 0;
  let reported = 0;
  onProgress(0, size);
  try {
    for await (const part of body.stream) {
      parts.push(part);
      received += part.length;
      if (received > options.limit) throw new PackageError('too-large', `more than ${options.limit} bytes`);
      if (signal.aborted) throw new PackageError('cancelled', 'stopped by the learner');
      if (received - reported < reportStep) continue;
      reported = received;
      onProgress(received, size);
    }
  } catch (error) {
    if (error instanceof PackageError) throw error;
    throw new PackageError(signal.aborted ? 'cancelled' : 'not-reached', String(error));
  }
  if (size !== null && received !== size) throw new PackageError('not-reached', `${received} bytes of ${size}`);
  onProgress(received, size);
  return Buffer.concat(parts);
}

interface Body {
  stream: ReadableStream<Uint8Array>;
  /** Null: not told. */
  size: number | null;
}

async function bodyOf(address: string, options: FetchPackageOptions, signal: AbortSignal): Promise<Body> {
  const url = URL.parse(address, options.platformOrigin);
  if (!url) throw new PackageError('no-package', 'the address is none');
  if (url.origin === new URL(options.platformOrigin).origin) return ofPlatform(url, options, signal);
  if (url.protocol !== 'https:') throw new PackageError('no-package', `an address of ${url.protocol}`);
  return ofHost(url, options, signal);
}

async function ofPlatform({ pathname, search }: URL, options: FetchPackageOptions, signal: AbortSignal): Promise<Body> {
  const outcome = await options.upstream.send({
    method: 'GET',
    path: pathname,
    search,
    effect: false,
    timeoutMs: options.timeoutMs ?? defaultTimeoutMs,
    signal,
  });
  if (signal.aborted) throw new PackageError('cancelled', 'stopped by the learner');
  if (outcome.kind !== 'answer') throw new PackageError('not-reached', outcome.kind);
  return read(outcome.response, outcome.response.body);
}

/** Without the session's headers: another host is nobody's business of ours. */
async function ofHost({ href }: URL, options: FetchPackageOptions, signal: AbortSignal): Promise<Body> {
  const timeoutMs = options.timeoutMs ?? defaultTimeoutMs;
  const aborter = new AbortController();
  const abort = () => aborter.abort();
  const answer = options.fetch(href, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.any([signal, aborter.signal]),
  });
  const response = await withTimeout(answer, timeoutMs, abort).catch((error: unknown) => {
    throw new PackageError(signal.aborted ? 'cancelled' : 'not-reached', String(error));
  });
  if (response.url !== '' && !response.url.startsWith('https://')) {
    abort();
    throw new PackageError('not-reached', 'led away from https');
  }
  return read(response, response.body && withIdleTimeout(response.body, timeoutMs, abort));
}

function read(response: Response, stream: ReadableStream<Uint8Array> | null): Body {
  if (!response.ok || !stream) {
    // The rest of the answer is not waited for.
    stream?.cancel().catch(() => undefined);
    throw new PackageError('not-reached', `status ${response.status}`);
  }
  const told = Number(response.headers.get('content-length') ?? Number.NaN);
  const isTold = Number.isSafeInteger(told) && told > 0 && !response.headers.has('content-encoding');
  return { stream, size: isTold ? told : null };
}
