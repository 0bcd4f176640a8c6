import { withIdleTimeout, withTimeout, IdleTimeoutError } from './idle-timeout.ts';
import type { Fetch, Upstream, UpstreamOutcome, UpstreamRequest } from './upstream.ts';

const maxRedirects = 5;

/** Sends a read, and follows redirects within the platform with the session's headers. One that leads elsewhere is told. */
export async function sendWithin(
  request: UpstreamRequest,
  { upstream, platformOrigin }: { upstream: Pick<Upstream, 'send'>; platformOrigin: string },
): Promise<UpstreamOutcome> {
  let outcome = await upstream.send(request);
  for (let followed = 0; outcome.kind === 'redirected' && followed < maxRedirects; followed += 1) {
    const to = outcome.location === null ? null : URL.parse(outcome.location);
    if (to?.origin !== new URL(platformOrigin).origin) return outcome;
    outcome = await upstream.send({ ...request, path: to.pathname, search: to.search });
  }
  return outcome;
}

export interface ElsewhereOptions {
  fetch: Fetch;
  headers: Readonly<Record<string, string>>;
  timeoutMs: number;
  signal: AbortSignal;
}

/**
 * A read of another host over https, its redirects followed. Without the session's headers: another host is nobody's
 * business of ours. Null: it led away from https. Rejects where it is not reached.
 */
export async function fetchElsewhere(address: string, options: ElsewhereOptions): Promise<Response | null> {
  const { fetch, headers, timeoutMs, signal } = options;
  const aborter = new AbortController();
  const abort = () => aborter.abort();
  const answer = fetch(address, {
    headers,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.any([signal, aborter.signal]),
  });
  const { status, headers: told, url, body } = await withTimeout(answer, timeoutMs, abort);
  if (url === '' || url.startsWith('https://'))
    return new Response(body && withIdleTimeout(body, timeoutMs, abort), { status, headers: told });
  abort();
  return null;
}

export interface FollowOptions {
  platformOrigin: string;
  upstream: Pick<Upstream, 'send'>;
  /** For what lies on another host. */
  fetch: Fetch;
}

/** Sends a read of a file, and follows where it leads: on the platform, or over https to another host. Never rejects. */
export async function sendRead(request: UpstreamRequest, options: FollowOptions): Promise<UpstreamOutcome> {
  const outcome = await sendWithin(request, options);
  if (outcome.kind !== 'redirected' || outcome.location === null) return outcome;
  if (URL.parse(outcome.location)?.protocol !== 'https:') return outcome;
  return readElsewhere(outcome.location, request, options);
}

/** A read of another host as one of the platform is told. Never rejects. */
export async function readElsewhere(
  address: string,
  { headers, timeoutMs = 10_000, signal = new AbortController().signal }: Omit<UpstreamRequest, 'path'>,
  { fetch }: Pick<FollowOptions, 'fetch'>,
): Promise<UpstreamOutcome> {
  const asked = ['range', 'if-range'].flatMap((name) => {
    const value = headers?.get(name) ?? null;
    return value === null ? [] : [[name, value] as const];
  });
  try {
    const response = await fetchElsewhere(address, { fetch, headers: Object.fromEntries(asked), timeoutMs, signal });
    if (response === null) return { kind: 'redirected', location: null };
    return { kind: 'answer', response, sentToken: null };
  } catch (error) {
    if (signal.aborted) return { kind: 'broken' };
    return { kind: error instanceof IdleTimeoutError ? 'timed-out' : 'unreachable' };
  }
}
