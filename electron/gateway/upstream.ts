import type { ConnectionWatch } from './connection.ts';
import { withIdleTimeout, IdleTimeoutError, withTimeout } from './idle-timeout.ts';
import { reachOf } from './reach.ts';
import { requestHeaders, type Caller } from './request-headers.ts';

/** What of `fetch` the client uses; Electron's and Node's both fit. */
export type Fetch = (address: string, init?: RequestInit) => Promise<Response>;

export interface UpstreamRequest {
  method: string;
  /** Path and query on the platform, without host. */
  path: string;
  search?: string;
  /** Headers of the page, of which the allow-listed ones are sent. */
  headers?: Headers;
  body?: Uint8Array<ArrayBuffer> | null;
  /** Silence after which the platform counts as gone. */
  timeoutMs?: number;
  signal?: AbortSignal;
}

export type UpstreamOutcome =
  /** The body of `response` fails with `SilenceError` when the platform falls silent. */
  | { kind: 'answer'; response: Response; sentToken: string | null }
  | { kind: 'unreachable' | 'silent' | 'broken' | 'redirected' };

/** The one door to the one platform: adds the session's headers, follows nothing, waits only so long. Never rejects. */
export interface Upstream {
  send: (request: UpstreamRequest) => Promise<UpstreamOutcome>;
}

export interface UpstreamOptions {
  origin: string;
  fetch: Fetch;
  caller: () => Caller;
  connection: Pick<ConnectionWatch, 'note'>;
  /** Hears the Date header of every answer and the round trip in ms. */
  onDate: (header: string, roundTrip: number) => void;
}

/** 10 s (000 §9). */
const defaultTimeoutMs = 10_000;

/** Makes the door to the platform. */
export function createUpstream(parts: UpstreamOptions): Upstream {
  async function send(request: UpstreamRequest): Promise<UpstreamOutcome> {
    const timeoutMs = request.timeoutMs ?? defaultTimeoutMs;
    const caller = parts.caller();
    const stop = new AbortController();
    const signal = request.signal ? AbortSignal.any([request.signal, stop.signal]) : stop.signal;
    const began = performance.now();
    try {
      const answer = parts.fetch(addressOf(parts.origin, request), {
        method: request.method,
        headers: requestHeaders(caller, request.headers),
        body: request.body ?? null,
        credentials: 'omit',
        redirect: 'manual',
        cache: 'no-store',
        signal,
      });
      const response = await withTimeout(answer, timeoutMs, () => stop.abort());
      parts.connection.note('reached');
      const date = response.headers.get('date');
      if (date !== null) parts.onDate(date, performance.now() - began);
      if (isRedirect(response)) {
        await response.body?.cancel();
        return { kind: 'redirected' };
      }
      return {
        kind: 'answer',
        response: withPatience(response, timeoutMs, () => stop.abort()),
        sentToken: caller.token,
      };
    } catch (error) {
      return failed(error, request.signal);
    }
  }

  function failed(error: unknown, signal: AbortSignal | undefined): UpstreamOutcome {
    if (signal?.aborted) return { kind: 'broken' };
    // Electron rejects where Node answers with the redirect itself.
    if (error instanceof Error && /redirect/i.test(error.message)) return { kind: 'redirected' };
    const reach = reachOf(error);
    parts.connection.note(reach === 'unreachable' ? 'unreachable' : 'doubtful');
    if (reach === 'unreachable') return { kind: 'unreachable' };
    return { kind: error instanceof IdleTimeoutError ? 'silent' : 'broken' };
  }

  return { send };
}

/** The path is set, never resolved: `//elsewhere/x` stays a path of the platform. */
function addressOf(origin: string, { path, search }: UpstreamRequest): string {
  const url = new URL(origin);
  url.pathname = path;
  url.search = search ?? '';
  return url.href;
}

function isRedirect(response: Response): boolean {
  return response.type === 'opaqueredirect' || [301, 302, 303, 307, 308].includes(response.status);
}

function withPatience(response: Response, timeoutMs: number, giveUp: () => void): Response {
  if (!response.body || response.status === 204 || response.status === 304) {
    return new Response(null, { status: response.status, headers: response.headers });
  }
  return new Response(withIdleTimeout(response.body, timeoutMs, giveUp), {
    status: response.status,
    headers: response.headers,
  });
}
