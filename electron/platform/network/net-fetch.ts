import { Readable } from 'node:stream';
import { net, session, type IncomingMessage, type Session } from 'electron';
import { RedirectError } from '../gateway/redirect.ts';
import type { Fetch, FetchInit } from '../gateway/upstream.ts';
import { createLanes } from './lanes.ts';
import { latin } from './latin.ts';
import type { Credentials, ProxyLogin } from './proxy-login.ts';

/** Requests on connections of their own at a time; as many as Chromium has for one host. */
const laneLimit = 6;

/**
 * Requests over Chromium's network stack. Unlike `net.fetch` it answers a proxy that asks for a login, takes headers
 * beyond Latin-1, and frees the connection of a body that is cancelled.
 */
export function createNetFetch(login: ProxyLogin): Fetch {
  // Each in-memory session has connections of its own.
  const lanes = createLanes((number) => session.fromPartition(`effect-${number}`), laneLimit);
  return async (address, init = {}) => {
    if (!init.freshConnection) return send(session.defaultSession, address, init, login, () => undefined);
    const lane = await lanes.take(init.signal);
    const giveBack = () => lanes.giveBack(lane);
    try {
      // Chromium sends again by itself, a POST as well, when a used connection turns out to have ended.
      await lane.closeAllConnections();
    } catch (error) {
      giveBack();
      throw error;
    }
    return send(lane, address, init, login, giveBack);
  };
}

/** `done` is called once, when the request and the body of its answer are over. */
function send(over: Session, address: string, init: FetchInit, login: ProxyLogin, done: () => void): Promise<Response> {
  const { method = 'GET', signal } = init;
  // Without `credentials` no cookies travel, and a proxy's `login` comes; `omit` promises the first only.
  const request = net.request({
    url: address,
    method,
    session: over,
    headers: Object.fromEntries(new Headers(init.headers)),
    redirect: init.redirect ?? 'follow',
    cache: init.cache ?? 'default',
    referrerPolicy: init.referrerPolicy ?? '',
  });
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const finish = once(() => {
    signal?.removeEventListener('abort', abort);
    done();
  });
  const fail = (error: unknown) => {
    reject(error instanceof Error ? error : new Error(String(error)));
    finish();
  };
  const abort = () => {
    fail(signal?.reason);
    request.abort();
  };
  let url = address;
  let tried: Credentials | null = null;
  request.on('login', (challenge, answer) => {
    const credentials = challenge.isProxy ? login.for(challenge, tried) : null;
    if (credentials) {
      tried = credentials;
      answer(credentials.user, credentials.password);
      return;
    }
    // A server that asks gets no login; its 401 is an answer like any other.
    if (challenge.isProxy) fail(login.error(challenge));
    answer();
  });
  request.on('redirect', (_status, _method, to) => {
    url = to;
    if (init.redirect === 'manual') fail(new RedirectError(to));
  });
  request.on('error', fail);
  request.on('response', (message) => {
    try {
      const ended = () => {
        // A body that is given up would hold its connection until all of it has come.
        request.abort();
        finish();
      };
      resolve(responseOf(message, method, url, ended));
    } catch (error) {
      fail(error);
      request.abort();
    }
  });
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  else request.end(init.body instanceof Uint8Array ? Buffer.from(init.body) : undefined);
  return promise;
}

/** Throws for an answer that is no answer of the server. */
function responseOf(message: IncomingMessage, method: string, url: string, ended: () => void): Response {
  const { statusCode: status, statusMessage, rawHeaders } = message;
  if (status === 407) throw new Error('net::ERR_PROXY_AUTH_UNSUPPORTED');
  if (!(message instanceof Readable)) throw new TypeError('The answer is no stream.');
  message.once('close', ended);
  const bodiless = method === 'HEAD' || [204, 205, 304].includes(status);
  if (bodiless) message.resume();
  const body = bodiless ? null : (Readable.toWeb(message) as ReadableStream<Uint8Array<ArrayBuffer>>);
  const response = new Response(body, { status, statusText: latin(statusMessage), headers: headersOf(rawHeaders) });
  return Object.defineProperty(response, 'url', { value: url });
}

function headersOf(raw: readonly string[]): Headers {
  const headers = new Headers();
  for (let index = 0; index < raw.length; index += 2) {
    headers.append(latin(raw[index] ?? ''), latin(raw[index + 1] ?? ''));
  }
  return headers;
}

function once(work: () => void): () => void {
  let pending = true;
  return () => {
    if (pending) work();
    pending = false;
  };
}
