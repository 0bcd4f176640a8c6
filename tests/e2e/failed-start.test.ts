import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../../dev/platform/content/people.ts';
import { executable, openClient, type Client } from '../support/client.ts';
import { platformOnDisk, type DiskPlatform } from '../support/platform.ts';

let platform: DiskPlatform;
let client: Client | null;
let userData: string;

beforeEach(async () => {
  platform = await platformOnDisk();
  client = null;
  userData = mkdtempSync(path.join(os.tmpdir(), 'lectern-'));
});
afterEach(async () => {
  await client?.close();
  await platform.stop();
});

/** Nothing can be read from or written to it, whoever runs this. */
const block = (...names: string[]) => {
  for (const name of names) mkdirSync(path.join(userData, name, 'in-the-way'), { recursive: true });
};

async function start(): Promise<Client> {
  client = await openClient({ platform: platform.origin, cameras: 0, userData });
  await client.page.locator('[data-screen]').first().waitFor();
  return client;
}

async function signIn({ page }: Client) {
  const status = await page.evaluate(async (secret) => {
    const body = JSON.stringify({ account: '13800017719', password: secret });
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/usercenter/v2/t-c/account/login', { method: 'POST', body, headers })).status;
  }, demoPassword);
  expect(status).toBe(200);
  return page.evaluate(() => window.desktop.session.current());
}

describe('a client whose files are in the way', () => {
  it('starts without its settings, and has them in memory', async () => {
    block('settings.json', 'window.json', 'tenant.json', 'language-packs.json', 'places.json', 'platform-zone.json');
    const { page } = await start();
    const changed = await page.evaluate(async () => {
      await window.desktop.settings.change({ locale: 'fr-FR' });
      return window.desktop.settings.read();
    });
    expect(changed).toMatchObject({ ok: true, value: { locale: 'fr-FR' } });
  });

  it('signs in without a file for the session, and says that it is in memory', async () => {
    block('vault.json');
    expect(await signIn(await start())).toMatchObject({ ok: true, value: { signedIn: true, storedIn: 'memory' } });
  });

  it('signs in without a folder for answers, and opens no exam there', async () => {
    writeFileSync(path.join(userData, 'exams'), 'a file where the folder should be');
    const running = await start();
    expect(await signIn(running)).toMatchObject({ ok: true, value: { signedIn: true } });
    const pending = await running.page.evaluate(() => window.desktop.exam.pending());
    // Not none: nobody knows.
    expect(pending).toMatchObject({ ok: false, error: { code: 'disk' } });
  });

  it('starts without a log', async () => {
    writeFileSync(path.join(userData, 'logs'), 'a file where the folder should be');
    expect(await signIn(await start())).toMatchObject({ ok: true, value: { signedIn: true } });
  });
});

/** The client run from a console, until it ends. */
async function runToEnd(...args: string[]) {
  const { file } = executable();
  const root = path.resolve(import.meta.dirname, '../..');
  const child = spawn(file, [root, `--user-data-dir=${userData}`, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = await once(child, 'close');
  return { code, said };
}

it('a start that cannot be is told on the way out', async () => {
  const { code, said } = await runToEnd('--platform=ftp://platform');
  expect(code).toBe(2);
  expect(said).toContain('ftp://platform is no platform address');
});

it('a rescue opens no window, also while a client runs, and says what is wrong', async () => {
  await start();
  const key = path.join(userData, 'private.pem');
  writeFileSync(key, 'no key');
  const empty = path.join(userData, 'empty');
  mkdirSync(empty);
  const { code, said } = await runToEnd(
    '--rescue',
    '--key',
    key,
    '--journal',
    empty,
    '--out',
    path.join(userData, 'o'),
  );
  expect(code).toBe(1);
  expect(said).toContain(`There are no journals in ${empty}.`);
  expect(client?.app.windows()).toHaveLength(1);
});
