import { isCutOff, reachOf, troubleOf } from './connection-error.ts';
import type { ConnectionWatch } from './connection.ts';
import { withIdleTimeout, IdleTimeoutError, withTimeout } from './idle-timeout.ts';
import { isRedirect, isRedirectError, RedirectError } from './redirect.ts';
import { requestHeaders, type Caller } from './request-headers.ts';

/** The subset of `fetch` that Electron's and Node's implementations share. */
export type Fetch = (address: string, init?: FetchInit) => Promise<Response>;

export interface FetchInit extends RequestInit {
  /** True: over a connection that served no request before, so that nothing below sends the request a second time. */
  freshConnection?: boolean;
}

export interface UpstreamRequest {
  method: string;
  /** Path on the platform, without host and query. */
  path: string;
  search?: string;
  /** Headers of the page; only the allowed ones are sent. */
  headers?: Headers;
  body?: Uint8Array<ArrayBuffer> | null;
  /** True when it may change something at the platform: it must not arrive twice. */
  effect: boolean;
  /** Idle timeout, for the answer and between its parts. */
  timeoutMs?: number;
  signal?: AbortSignal;
  /** The session in whose name this is sent; the current one by default. */
  as?: Pick<Caller, 'token' | 'branch'>;
}

export type UpstreamOutcome =
  /** The body of `response` fails with IdleTimeoutError when the platform stops sending. */
  | { kind: 'answer'; response: Response; sentToken: string | null }
  | { kind: 'unreachable' | 'timed-out' | 'broken' }
  /** `location`: the address where it leads; null: none. */
  | { kind: 'redirected'; location: string | null };

/** Sends every request to the platform: adds the session's headers, follows no redirects, applies timeouts. Never rejects. */
export interface Upstream {
  send: (request: UpstreamRequest) => Promise<UpstreamOutcome>;
}

export interface UpstreamOptions {
  origin: string;
  fetch: Fetch;
  caller: () => Caller;
  connection: Pick<ConnectionWatch, 'note'>;
  /** Called with the Date header of every answer. */
  onDate: (header: string, roundTripMs: number) => void;
}

/** 10 s (000 §9). */
const defaultTimeoutMs = 10_000;

export function createUpstream(options: UpstreamOptions): Upstream {
  async function send(request: UpstreamRequest): Promise<UpstreamOutcome> {
    const timeoutMs = request.timeoutMs ?? defaultTimeoutMs;
    const caller = { ...options.caller(), ...request.as };
    const aborter = new AbortController();
    const signal = request.signal ? AbortSignal.any([request.signal, aborter.signal]) : aborter.signal;
    const startedAt = performance.now();
    const address = addressOf(options.origin, request);
    try {
      const answer = options.fetch(address, {
        method: request.method,
        headers: requestHeaders(caller, request.headers),
        body: request.body ?? null,
        credentials: 'omit',
        redirect: 'manual',
        cache: 'no-store',
        freshConnection: request.effect,
        signal,
      });
      const response = await withTimeout(answer, timeoutMs, () => aborter.abort());
      options.connection.note('reached');
      const date = response.headers.get('date');
      if (date !== null) options.onDate(date, performance.now() - startedAt);
      if (isRedirect(response)) {
        aborter.abort();
        const location = URL.parse(response.headers.get('location') ?? '', address);
        return { kind: 'redirected', location: response.headers.has('location') ? (location?.href ?? null) : null };
      }
      return {
        kind: 'answer',
        response: withBodyTimeout(response, timeoutMs, () => aborter.abort()),
        sentToken: caller.token,
      };
    } catch (error) {
      return failed(error, request);
    }
  }

  function failed(error: unknown, { signal, effect }: UpstreamRequest): UpstreamOutcome {
    if (signal?.aborted) return { kind: 'broken' };
    if (isRedirectError(error)) {
      options.connection.note('reached');
      return { kind: 'redirected', location: error instanceof RedirectError ? error.location : null };
    }
    if (reachOf(error) === 'unreachable') {
      options.connection.note('unreachable', troubleOf(error));
      return { kind: 'unreachable' };
    }
    if (isCutOff(error)) {
      options.connection.note('unreachable', null);
      // What changes nothing may be asked again, whether it arrived or not.
      return { kind: effect ? 'broken' : 'unreachable' };
    }
    options.connection.note('doubtful');
    return { kind: error instanceof IdleTimeoutError ? 'timed-out' : 'broken' };
  }

  return { send };
}

/** The path is assigned, not resolved: `//elsewhere/x` remains a path of the platform. */
function addressOf(origin: string, { path, search }: UpstreamRequest): string {
  const url = new URL(origin);
  url.pathname = path;
  url.search = search ?? '';
  return url.href;
}

function withBodyTimeout(response: Response, timeoutMs: number, abort: () => void): Response {
  if (!response.body || response.status === 204 || response.status === 304) {
    return new Response(null, { status: response.status, headers: response.headers });
  }
  return new Response(withIdleTimeout(response.body, timeoutMs, abort), {
    status: response.status,
    headers: response.headers,
  });
}
