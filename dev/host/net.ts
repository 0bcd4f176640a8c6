import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loud } from './loud.ts';
import { answer, isHandled } from './protocol.ts';

const codes: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'net::ERR_CONNECTION_REFUSED',
  ENOTFOUND: 'net::ERR_NAME_NOT_RESOLVED',
  EAI_AGAIN: 'net::ERR_NAME_NOT_RESOLVED',
  ECONNRESET: 'net::ERR_CONNECTION_RESET',
  UND_ERR_SOCKET: 'net::ERR_CONNECTION_CLOSED',
  UND_ERR_CONNECT_TIMEOUT: 'net::ERR_CONNECTION_TIMED_OUT',
};

/** `net.fetch`: Node's fetch, with Chromium's error names and the app's own schemes. */
export const net = loud('net', {
  async fetch(
    input: string | Request,
    init: RequestInit & { bypassCustomProtocolHandlers?: boolean } = {},
  ): Promise<Response> {
    const url = typeof input === 'string' ? input : input.url;
    const scheme = url.slice(0, url.indexOf(':'));
    if (scheme === 'file') return new Response(await fs.openAsBlob(fileURLToPath(url)));
    if (isHandled(scheme) && !init.bypassCustomProtocolHandlers) {
      const own = await answer(new Request(input, init));
      if (!own) throw new Error('net::ERR_FAILED');
      return own;
    }
    const streaming = init.body instanceof ReadableStream ? { duplex: 'half' } : {};
    try {
      return await fetch(input, { ...streaming, ...init });
    } catch (error) {
      throw chromiumError(error);
    }
  },
  isOnline: () => true,
  online: true,
});

function chromiumError(error: unknown): unknown {
  if (!(error instanceof Error) || error.name === 'AbortError' || error.name === 'TimeoutError') return error;
  const cause: unknown = error.cause;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
  return new Error(codes[code] ?? error.message, { cause: error });
}
