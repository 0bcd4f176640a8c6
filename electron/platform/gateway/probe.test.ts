import { expect, it } from 'vitest';
import { serve } from '#electron/testing/http-server.ts';
import { probePlatform } from './probe.ts';

it.each([200, 204, 302, 401, 404, 405, 500])('reaches a platform that answers %i', async (status) => {
  const server = await serve((_, response) => response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end());
  await probePlatform(fetch, server.origin);
  expect(server.seen.map(({ url }) => url)).toEqual([expect.stringMatching(/^\/usercenter\//)]);
  await server.close();
});

it('reaches a platform whose redirect Electron rejects', async () => {
  const rejecting = () => Promise.reject(new Error('Redirect was cancelled'));
  await expect(probePlatform(rejecting, 'https://a.cn')).resolves.toBeUndefined();
});

it('does not reach a platform that is gone', async () => {
  const server = await serve(() => undefined);
  await server.close();
  await expect(probePlatform(fetch, server.origin)).rejects.toThrow('fetch failed');
});
