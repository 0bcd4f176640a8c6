import fs from 'node:fs';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { ClientRequest, type RequestSession } from './client-request.ts';
import type { IncomingMessage } from './incoming-message.ts';
import { answer, isHandled } from './protocol.ts';

export type NetInit = RequestInit & { bypassCustomProtocolHandlers?: boolean };

/** `net.fetch` and `session.fetch` as Electron makes them of a ClientRequest, with what that loses on the way. */
export async function fetchOver(over: RequestSession, input: string | Request, init: NetInit): Promise<Response> {
  const scheme = (typeof input === 'string' ? input : input.url).split(':')[0] ?? '';
  if (scheme === 'file') {
    return new Response(await fs.openAsBlob(fileURLToPath(typeof input === 'string' ? input : input.url)));
  }
  const streaming = init.body instanceof ReadableStream ? { duplex: 'half' } : {};
  const request = new Request(input, { ...streaming, ...init });
  if (isHandled(scheme) && !init.bypassCustomProtocolHandlers) {
    const own = await answer(request);
    if (!own) throw new Error('net::ERR_FAILED');
    return own;
  }
  request.signal.throwIfAborted();
  const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
  const { url, method, redirect, signal } = request;
  const wire = new ClientRequest({
    url,
    method,
    redirect,
    session: over,
    headers: Object.fromEntries(request.headers),
  });
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
      wire.abort();
    });
    // Throws outside the promise over a header beyond Latin-1: whoever waits for the answer waits for ever.
    wire.on('response', (message) => resolve(responseOf(message, method)));
    wire.on('error', reject);
    wire.end(body);
  });
}

function responseOf(message: IncomingMessage, method: string): Response {
  const headers = new Headers();
  for (let index = 0; index < message.rawHeaders.length; index += 2) {
    headers.append(message.rawHeaders[index] ?? '', message.rawHeaders[index + 1] ?? '');
  }
  const bodiless = method === 'HEAD' || [101, 204, 205, 304].includes(message.statusCode);
  if (bodiless) message.resume();
  const body = bodiless ? null : (Readable.toWeb(message) as ReadableStream<Uint8Array<ArrayBuffer>>);
  return new Response(body, { status: message.statusCode, statusText: message.statusMessage, headers });
}
