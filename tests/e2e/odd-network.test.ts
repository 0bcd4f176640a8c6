import { afterAll, beforeAll, expect, it } from 'vitest';
import { openClient, type Client } from '../support/client.ts';
import { startOddServer, type OddServer } from '../support/odd-server.ts';
import { platformOnDisk, type DiskPlatform } from '../support/platform.ts';

let platform: DiskPlatform;
let server: OddServer;
let client: Client;

beforeAll(async () => {
  platform = await platformOnDisk();
  server = await startOddServer(platform.origin);
  client = await openClient({ platform: server.origin, cameras: 0 });
  await client.page.locator('[data-screen]').first().waitFor();
});
afterAll(async () => {
  await client.close();
  await server.stop();
  await platform.stop();
});

const status = (path: string) => client.page.evaluate(async (address) => (await fetch(address)).status, path);
const connection = () => client.page.evaluate(async () => await window.desktop.app.connection());

it('answers whose header and reason phrase are Chinese arrive', async () => {
  expect(await status('/api/site/v1/none')).not.toBe(504);
  expect(await connection()).toEqual({ ok: true, value: 'online' });
});

it('twenty films that were given up hold no connection', async () => {
  await client.page.evaluate(async () => {
    for (let number = 0; number < 20; number += 1) {
      const film = await fetch(`/api/endless.mp4?${number}`);
      await film.body?.cancel();
    }
  });
  await expect.poll(server.openFilms).toBe(0);
  expect(await status('/api/site/v1/none')).not.toBe(504);
});

it('a call that may change something is sent once, though its connection ends without an answer', async () => {
  const drop = (name: string | null) =>
    client.page.evaluate(async (called) => {
      const headers = new Headers(called === null ? [] : [['x-lectern-call', called]]);
      // Leaves a used connection behind, which the network stack takes next.
      await (await fetch('/api/site/v1/none')).text();
      return (await fetch('/api/drop', { method: 'POST', body: '{}', headers })).status;
    }, name);
  const before = server.dropped();
  expect(await drop(null)).toBe(502);
  expect(server.dropped() - before).toBe(1);
  expect(await drop('someCall /drop effect')).toBe(502);
  expect(server.dropped() - before).toBe(2);
});

it('the platform is told which client asks', async () => {
  const sent = (await platform.log()).at(-1)?.headers['user-agent'] ?? '';
  expect(sent).toMatch(/Lectern\/\S+ Chrome\/\S+ Electron\/\S+/);
  expect(await client.page.evaluate(() => navigator.userAgent)).toBe(sent);
});
