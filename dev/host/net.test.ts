import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serve, type TestServer } from '../../electron/testing/http-server.ts';
import { net } from './net.ts';
import { webRequest } from './web-request.ts';

let server: TestServer;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
beforeEach(async () => {
  server = await serve((request, response) => answer(request, response));
});
afterEach(async () => {
  webRequest.onHeadersReceived(null);
  await server.close();
});

describe('net.fetch', () => {
  it('rejects a redirect that is not followed', async () => {
    answer = (_, response) => response.writeHead(302, { location: '/there' }).end();
    await expect(net.fetch(`${server.origin}/`, { redirect: 'manual' })).rejects.toThrow('Redirect was cancelled');
  });

  it('has errors with a name and no cause', async () => {
    answer = (request) => request.socket.destroy();
    const error: unknown = await net.fetch(`${server.origin}/`).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ message: expect.stringMatching(/^net::ERR_CONNECTION_/) });
    expect(error).not.toHaveProperty('cause');
  });

  it('gives the app headers beyond Latin-1 to change', async () => {
    answer = (_, response) =>
      response
        .writeHead(200, Buffer.from('操作').toString('latin1'), { 'x-name': Buffer.from('证书').toString('latin1') })
        .end('body');
    const seen: unknown[] = [];
    webRequest.onHeadersReceived(({ responseHeaders, statusLine }, respond) => {
      seen.push(responseHeaders?.['x-name'], statusLine);
      respond({ responseHeaders: { 'x-name': ['changed'] }, statusLine: 'HTTP/1.1 200 changed' });
    });
    const response = await net.fetch(`${server.origin}/`);
    expect(seen[0]).toEqual(['证书']);
    expect([response.headers.get('x-name'), response.statusText, await response.text()]).toEqual([
      'changed',
      'changed',
      'body',
    ]);
  });

  it('holds the connection of a cancelled body until the request is aborted; a seventh waits', async () => {
    answer = (request, response) => {
      response.writeHead(200);
      if (request.url === '/film') response.write('a piece');
      else response.end('all');
    };
    const aborters = Array.from({ length: 6 }, () => new AbortController());
    for (const { signal } of aborters) {
      const film = await net.fetch(`${server.origin}/film`, { signal });
      await film.body?.cancel();
    }
    let answered = false;
    const seventh = net.fetch(`${server.origin}/next`).then((response) => {
      answered = true;
      return response.text();
    });
    await net.fetch(`${server.origin.replace('127.0.0.1', 'localhost')}/next`).then((response) => response.text());
    expect(answered).toBe(false);
    aborters[0]?.abort();
    expect(await seventh).toBe('all');
  });
});
