import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serve, type TestServer } from '#electron/testing/http-server.ts';
import { createForwarder } from './forward.ts';
import { createUpstream } from './upstream.ts';

const token = 'live/token+1234567890==';
let server: TestServer;
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeAll(async () => {
  server = await serve((request, response) => answer(request, response));
});
afterAll(() => server.close());
beforeEach(() => void (server.seen.length = 0));

function forward(path: string, init?: RequestInit): Promise<Response> {
  const upstream = createUpstream({
    origin: server.origin,
    fetch: (address, given) => fetch(address, given),
    caller: () => ({ token, branch: null, locale: 'zh-CN', timeZone: 'Asia/Shanghai' }),
    connection: { note: () => undefined },
    onDate: () => undefined,
  });
  const nothing = async () => undefined;
  const forwarder = createForwarder({
    upstream,
    session: { token: () => token, begin: nothing, identify: nothing, end: nothing },
    overrides: () => ({}),
    keepsHere: async () => false,
    elsewhere: { platformOrigin: server.origin, file: async (address) => new Response(`of ${address}`) },
    holdsSession: async () => false,
    profile: () => ({}),
    onDoubt: () => undefined,
    storedFile: async () => null,
  });
  return forwarder(new Request(`app://client/api${path}`, init));
}

describe('a file of the platform that lies elsewhere', () => {
  const led = (location: string) => (_: IncomingMessage, response: ServerResponse) =>
    response.writeHead(302, { location }).end();

  it('comes from there, over https', async () => {
    answer = led('https://oss.example.cn/x.mp4?sign=1');
    expect(await (await forward('/media/x.mp4')).text()).toBe('of https://oss.example.cn/x.mp4?sign=1');
  });

  it('comes from another path of the platform, with the session', async () => {
    answer = (request, response) => {
      if (request.url === '/media/x.pdf') led('/files/y.pdf')(request, response);
      else
        response
          .writeHead(200, { 'content-type': 'application/pdf' })
          .end(`${request.url} ${request.headers['token']}`);
    };
    expect(await (await forward('/media/x.pdf')).text()).toContain('/files/y.pdf ');
  });

  it.each(['http://oss.example.cn/x.mp4', '/media/x.mp4'])('comes from nowhere else: %s', async (location) => {
    answer = led(location);
    expect((await forward('/media/x.mp4')).status).toBe(421);
  });
});

describe('a film of the platform, asked for from a byte on', () => {
  const range = { headers: { range: 'bytes=4-' } };

  it('comes from there when the platform has no parts, with its length', async () => {
    answer = (_, response) => response.writeHead(200, { 'content-type': 'video/mp4' }).end('0123456789');
    const film = await forward('/media/film.mp4', range);
    const { headers } = film;
    expect([film.status, headers.get('content-range'), headers.get('content-length'), await film.text()]).toEqual([
      206,
      'bytes 4-9/10',
      '6',
      '456789',
    ]);
  });

  it('comes whole when the platform gives three bytes at a time, each asked for with the session', async () => {
    answer = ({ headers }, response) => {
      const [, from = ''] = /^bytes=(\d+)-/.exec(headers.range ?? '') ?? [];
      const end = Math.min(Number(from) + 3, 10);
      response.writeHead(206, { 'content-type': 'video/mp4', 'content-range': `bytes ${from}-${end - 1}/10` });
      response.end('0123456789'.slice(Number(from), end));
    };
    const film = await forward('/media/film.mp4', range);
    expect([film.headers.get('content-length'), await film.text()]).toEqual(['6', '456789']);
    expect(server.seen.map(({ headers }) => [headers.range, headers['token']])).toEqual([
      ['bytes=4-', token],
      ['bytes=7-9', token],
    ]);
  });

  it.each([
    ['words of success', 200, 'application/json', '{"code":401,"message":"no login"}'],
    ['words without a type', 200, null, '{"code":401,"message":"no login"}'],
    ['a page of a gate', 200, 'text/html', '<h1>Sign in</h1>'],
  ])('is an error, and no film, when it is %s', async (_, status, type, text) => {
    answer = (_request, response) =>
      response.writeHead(status, type === null ? {} : { 'content-type': type }).end(text);
    expect((await forward('/media/film.mp4', range)).type).toBe('error');
    expect((await forward('/media/film.mp4')).status).toBe(200);
  });

  it('comes from a platform that says no type', async () => {
    answer = (_, response) => response.writeHead(200).end(Buffer.from([0, 1, 2, 3, 0xff, 0xfb]));
    expect([...(await (await forward('/media/film.mp4', range)).bytes())]).toEqual([0xff, 0xfb]);
  });
});
