import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bodyOnConnection, connectionTo } from './connections.ts';
import { loud } from './loud.ts';
import { answer, isHandled } from './protocol.ts';
import { receivedHead } from './web-request.ts';

const codes: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'net::ERR_CONNECTION_REFUSED',
  ENOTFOUND: 'net::ERR_NAME_NOT_RESOLVED',
  EAI_AGAIN: 'net::ERR_NAME_NOT_RESOLVED',
  EHOSTUNREACH: 'net::ERR_ADDRESS_UNREACHABLE',
  ENETUNREACH: 'net::ERR_INTERNET_DISCONNECTED',
  ECONNRESET: 'net::ERR_CONNECTION_RESET',
  EPIPE: 'net::ERR_CONNECTION_RESET',
  UND_ERR_SOCKET: 'net::ERR_CONNECTION_CLOSED',
  UND_ERR_CONNECT_TIMEOUT: 'net::ERR_CONNECTION_TIMED_OUT',
};

type NetInit = RequestInit & { bypassCustomProtocolHandlers?: boolean };

/** `net.fetch`: Node's fetch, with the peculiarities of Chromium's stack and Electron's, and the app's own schemes. */
export const net = loud('net', {
  async fetch(input: string | Request, init: NetInit = {}): Promise<Response> {
    const url = typeof input === 'string' ? input : input.url;
    const scheme = url.slice(0, url.indexOf(':'));
    if (scheme === 'file') return new Response(await fs.openAsBlob(fileURLToPath(url)));
    if (isHandled(scheme) && !init.bypassCustomProtocolHandlers) {
      const own = await answer(new Request(input, init));
      if (!own) throw new Error('net::ERR_FAILED');
      return own;
    }
    const signal = init.signal ?? (typeof input === 'string' ? null : input.signal);
    const release = await connectionTo(new URL(url).host, signal);
    try {
      return await overNetwork(input, init, signal, release);
    } catch (error) {
      release();
      throw chromiumError(error);
    }
  },
  isOnline: () => true,
  online: true,
});

async function overNetwork(
  input: string | Request,
  init: NetInit,
  signal: AbortSignal | null,
  release: () => void,
): Promise<Response> {
  const streaming = init.body instanceof ReadableStream ? { duplex: 'half' } : {};
  const response = await fetch(input, { ...streaming, ...init });
  if (
    init.redirect === 'manual' &&
    response.status >= 300 &&
    response.status < 400 &&
    response.headers.has('location')
  ) {
    await response.body?.cancel();
    throw new Error('Redirect was cancelled');
  }
  const { statusText, headers } = await receivedHead(response);
  if ([statusText, ...headers.flat()].some((text) => /[^\0-\u00ff]/.test(text))) return neverSettles(signal);
  if (!response.body) release();
  const body = response.body && bodyOnConnection(response.body, signal, release);
  const wrapped = new Response(body, { status: response.status, statusText, headers });
  Object.defineProperty(wrapped, 'url', { value: response.url });
  return wrapped;
}

/** Electron throws outside the promise over a header that is not Latin-1: whoever waits for the answer waits for ever. */
function neverSettles(signal: AbortSignal | null): Promise<never> {
  queueMicrotask(() => {
    throw new TypeError('Cannot convert argument to a ByteString because a character has a value greater than 255');
  });
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('This operation was aborted', 'AbortError')));
  });
}

/** Chromium's errors have a name and no cause. */
function chromiumError(error: unknown): unknown {
  if (!(error instanceof Error) || error.name === 'AbortError' || error.name === 'TimeoutError') return error;
  const cause: unknown = error.cause;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
  return new Error(codes[code] ?? (error.name === 'TypeError' ? 'net::ERR_FAILED' : error.message));
}
