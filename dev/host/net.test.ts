import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serve, type TestServer } from '#electron/testing/http-server.ts';
import { app } from './app.ts';
import { net } from './net.ts';
import { session } from './session.ts';
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

  it('sends a POST again when its used connection had ended', async () => {
    const urls: string[] = [];
    answer = (request, response) => {
      urls.push(`${request.method} ${request.url}`);
      if (urls.length === 2) request.socket.destroy();
      else response.end('answered');
    };
    const once = async (url: string, method: string) => {
      const body = method === 'POST' ? 'a body' : null;
      return (await net.fetch(`${server.origin}${url}`, { method, body })).text();
    };
    await once('/read', 'GET');
    expect(await once('/commit', 'POST')).toBe('answered');
    expect(urls).toEqual(['GET /read', 'POST /commit', 'POST /commit']);
  });

  it('does not send again over a connection of its own', async () => {
    const urls: string[] = [];
    answer = (request, response) => {
      urls.push(request.url ?? '');
      if (request.url === '/commit') request.socket.destroy();
      else response.end('answered');
    };
    const own = session.fromPartition('own');
    await (await own.fetch(`${server.origin}/read`)).text();
    await own.closeAllConnections();
    await expect(own.fetch(`${server.origin}/commit`, { method: 'POST' })).rejects.toThrow('net::ERR_CONNECTION_RESET');
    expect(urls).toEqual(['/read', '/commit']);
  });

  it('names the same browser as the pages of its session', async () => {
    answer = (request, response) => response.end(request.headers['user-agent']);
    const sent = await (await net.fetch(server.origin)).text();
    expect(sent).toBe(session.defaultSession.getUserAgent());
  });
});

describe('a proxy that asks for a login', () => {
  const right = `Basic ${Buffer.from('li:secret').toString('base64')}`;

  beforeEach(() => {
    answer = (request, response) => {
      if (request.headers['proxy-authorization'] === right) response.end(`for ${request.url}`);
      else response.writeHead(407, { 'proxy-authenticate': 'Basic realm="school"' }).end('who are you?');
    };
    app.commandLine.appendSwitch('proxy-server', new URL(server.origin).host);
    app.commandLine.appendSwitch('proxy-bypass-list', '<-loopback>');
  });
  afterEach(() => {
    app.commandLine.removeSwitch('proxy-server');
    app.commandLine.removeSwitch('proxy-bypass-list');
  });

  it('is an answer 407 to a request without a login', async () => {
    expect((await net.fetch('http://platform.example/x')).status).toBe(407);
  });

  it('asks again after a wrong login, and not once it has a right one', async () => {
    const own = session.fromPartition('proxy');
    const asked: unknown[] = [];
    const read = () =>
      new Promise<string>((resolve) => {
        const request = net.request({ url: 'http://platform.example/x', session: own });
        request.on('login', (info, login) => {
          asked.push(info);
          login('li', asked.length === 1 ? 'wrong' : 'secret');
        });
        request.on('response', (message) => void message.on('data', (chunk: Buffer) => resolve(chunk.toString())));
        request.end();
      });
    expect(await read()).toBe('for http://platform.example/x');
    const { hostname, port } = new URL(server.origin);
    const info = { isProxy: true, scheme: 'basic', host: hostname, port: Number(port), realm: 'school' };
    expect(asked).toEqual([info, info]);
    await read();
    expect(asked).toHaveLength(2);
  });
});
