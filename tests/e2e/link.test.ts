import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sitePaths } from '../../src/contract/paths/site.ts';
import { clientCommand, openClient, type Client } from '../support/client.ts';
import { platformOnDisk, type DiskPlatform } from '../support/platform.ts';

const userData = mkdtempSync(path.join(os.tmpdir(), 'lectern-'));
let platform: DiskPlatform;
let client: Client;

beforeAll(async () => {
  platform = await platformOnDisk();
  client = await openClient({ platform: platform.origin, cameras: 0, userData, args: ['lectern://about-cn'] });
});
afterAll(async () => {
  await client.close();
  await platform.stop();
});

/** Starts the client once more, as the system does for a link. */
async function follow(link: string): Promise<void> {
  const { file, args, env, cwd } = clientCommand({ platform: platform.origin, cameras: 0, userData, args: [link] });
  const [code] = await once(spawn(file, args, { env, cwd, stdio: 'ignore' }), 'close');
  expect(code).toBe(0);
}

const shown = () => new URL(client.page.url()).pathname;

it('a link starts the client at its address, and leads the one that runs to another', async () => {
  await expect.poll(shown).toBe('/about-cn');
  await follow('lectern://DownloadClient');
  await expect.poll(shown).toBe(sitePaths.download.pattern);
  await client.page.getByRole('heading', { level: 1, name: '客户端与设备就绪检查' }).waitFor();
  // What acts is not opened: the next link that may be is the next screen.
  await follow('lectern://exam/testPaper?examId=1');
  await follow('lectern://about-cn');
  await expect.poll(shown).toBe('/about-cn');
  await client.page.goBack();
  await expect.poll(shown).toBe(sitePaths.download.pattern);
});
