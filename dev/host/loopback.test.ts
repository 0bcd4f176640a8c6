import http from 'node:http';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { serveSchemes } from './loopback.ts';
import { freezeSchemes, protocol } from './protocol.ts';

const secret = 'a'.repeat(32);
const own = `client.${secret}.app.localhost`;
let port = 0;

beforeAll(async () => {
  protocol.registerSchemesAsPrivileged([{ scheme: 'app' }]);
  freezeSchemes(secret);
  protocol.handle('app', (request) =>
    Response.json({
      url: request.url,
      origin: request.headers.get('origin'),
      host: request.headers.get('host'),
      ...(request.headers.has('sec-fetch-dest') ? { dest: true } : {}),
    }),
  );
  port = await serveSchemes();
  vi.spyOn(console, 'error').mockReturnValue();
});

/** fetch() lets nobody set Host. */
function get(
  host: string | undefined,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const all = { ...headers, ...(host === undefined ? {} : { host }) };
    const request = http.get({ port, host: '127.0.0.1', path: '/x?y=1', headers: all }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
    });
    request.on('error', reject);
  });
}

describe('the loopback server', () => {
  it.each([undefined, '127.0.0.1', 'localhost', 'client.app.localhost', `client.${'b'.repeat(32)}.app.localhost`])(
    'refuses Host %s',
    async (host) => {
      await expect(get(host)).resolves.toEqual({ status: 421, body: '' });
    },
  );

  it.each([own, `${own}:80`])('answers Host %s with the app address', async (host) => {
    const { status, body } = await get(host, { origin: `http://${own}` });
    expect(status).toBe(200);
    expect(JSON.parse(body)).toEqual({ url: 'app://client/x?y=1', origin: 'app://client', host: null });
  });

  it('gives the app no Sec-Fetch headers, as the network service adds them', async () => {
    const { body } = await get(own, { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors', accept: '*/*' });
    expect(JSON.parse(body)).not.toHaveProperty('dest');
  });

  it('breaks off a film that Electron would play wrongly, and gives the same answer to anybody else', async () => {
    await expect(get(own, { 'sec-fetch-dest': 'video', range: 'bytes=4-' })).rejects.toThrow('socket hang up');
    await expect(get(own, { 'sec-fetch-dest': 'empty', range: 'bytes=4-' })).resolves.toMatchObject({ status: 200 });
  });

  it('takes no scheme any more once Chromium runs, and none that nobody registered', () => {
    expect(() => protocol.registerSchemesAsPrivileged([{ scheme: 'late' }])).toThrow('before app is ready');
    expect(() => protocol.handle('late', () => new Response())).toThrow("'late' was not registered");
    expect(() => protocol.handle('app', () => new Response())).toThrow('Failed to register protocol: app');
  });
});
