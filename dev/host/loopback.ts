import { once } from 'node:events';
import http from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { keepUpload, uploadPath } from './file-paths.ts';
import { asPart, mediaProblem } from './media-problem.ts';
import { answer, origins } from './protocol.ts';

/** Serves the app's schemes to Chromium on a loopback port; any Host but our own secret one is refused with 421. */
export async function serveSchemes(): Promise<number> {
  const server = http.createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      console.error('host: loopback server:', error);
      response.destroy();
    });
  });
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('host: the loopback server has no port');
  return address.port;
}

async function serve(incoming: http.IncomingMessage, outgoing: http.ServerResponse): Promise<void> {
  const host = incoming.headers.host?.replace(/:\d+$/, '');
  if (!origins().owns(host)) {
    outgoing.writeHead(421).end();
    return;
  }
  if (incoming.url?.startsWith(uploadPath)) {
    outgoing.end(await keepUpload(incoming));
    return;
  }
  const response = await answer(toRequest(incoming, `http://${host}${incoming.url}`));
  const problem = response ? mediaProblem(incoming.headers, response) : null;
  if (problem !== null) console.error(`host: ${incoming.url} is refused: ${problem}`);
  if (response && response.type !== 'error' && problem === null) send(asPart(incoming.headers, response), outgoing);
  else outgoing.destroy();
}

/** Electron gives the handler no abort signal, so none is given here: a page that leaves does not stop its request. */
function toRequest(incoming: http.IncomingMessage, url: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one);
  }
  headers.delete('host');
  headers.delete('connection');
  // The network service adds these, and no request of a scheme of the app's goes through it.
  for (const name of Object.keys(incoming.headers)) if (name.startsWith('sec-fetch-')) headers.delete(name);
  const referer = headers.get('referer');
  if (referer) headers.set('referer', origins().toApp(referer));
  const origin = headers.get('origin');
  if (origin) headers.set('origin', origins().toAppOrigin(origin));
  const method = incoming.method ?? 'GET';
  const hasBody = 'content-length' in incoming.headers || 'transfer-encoding' in incoming.headers;
  const body = hasBody && method !== 'GET' && method !== 'HEAD' ? webStream(incoming) : undefined;
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, duplex: 'half', redirect: 'manual' };
  return new Request(origins().toApp(url), init);
}

function send(response: Response, outgoing: http.ServerResponse): void {
  outgoing.writeHead(response.status, response.statusText || undefined, outgoingHeaders(response));
  if (!response.body) {
    outgoing.end();
    return;
  }
  const body = Readable.fromWeb(response.body as ReadableStream);
  body.on('error', () => outgoing.destroy());
  outgoing.on('close', () => body.destroy());
  body.pipe(outgoing);
}

function outgoingHeaders(response: Response): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of response.headers) headers[name] = mapHeader(name, value);
  if (response.headers.has('set-cookie')) headers['set-cookie'] = response.headers.getSetCookie();
  // What net.fetch brought is decoded already, so its length no longer holds.
  if (response.headers.has('content-encoding')) delete headers['content-length'];
  for (const name of ['content-encoding', 'transfer-encoding', 'connection']) delete headers[name];
  return headers;
}

function mapHeader(name: string, value: string): string {
  if (name === 'location') return origins().toWeb(value);
  if (name === 'access-control-allow-origin') return origins().toWeb(value).replace(/\/$/, '');
  return name.startsWith('content-security-policy') ? origins().policyToWeb(value) : value;
}

// Node's and the DOM's stream types are one thing at run time.
function webStream(incoming: http.IncomingMessage): BodyInit {
  return Readable.toWeb(incoming) as unknown as BodyInit;
}
