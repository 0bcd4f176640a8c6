import { afterEach, expect, it } from 'vitest';
import { serve, type TestServer } from '#electron/testing/http-server.ts';
import { ShippedData } from './shipped-data.ts';

let server: TestServer;
afterEach(() => server.close());

it('fetches what the client ships, whatever its scheme, and fails for what it does not ship', async () => {
  server = await serve((request, response) => {
    if (request.url === '/cmaps/UniGB-UTF16-H.bcmap') response.end(Buffer.from([1, 2, 255]));
    else response.writeHead(404).end();
  });
  const data = new ShippedData({ cMapUrl: `${server.origin}/cmaps/`, standardFontDataUrl: `${server.origin}/fonts/` });
  const map = await data.fetch({ kind: 'cMapUrl', filename: 'UniGB-UTF16-H.bcmap' });
  expect([...map]).toEqual([1, 2, 255]);
  await expect(data.fetch({ kind: 'standardFontDataUrl', filename: 'FoxitSans.pfb' })).rejects.toThrow('404');
});
