import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '#dev/platform/content/people.ts';
import { openClient, type Client } from '../support/client.ts';
import { platformOnDisk, type DiskPlatform } from '../support/platform.ts';
import { runClient, serverEnv } from '../support/run-client.ts';

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

/** Everything that the client said in a console, until it ended. */
async function runToEnd(...args: string[]) {
  return runIn(process.env, ...args);
}

async function runIn(env: NodeJS.ProcessEnv, ...args: string[]) {
  const { code, said, complained } = await runClient(userData, args, env);
  return { code, said: said + complained };
}

it('a start that cannot be is told on the way out', async () => {
  const { code, said } = await runToEnd('--platform=ftp://platform');
  expect(code).toBe(2);
  expect(said).toContain('ftp://platform is no platform address');
});

it('a policy with a fault is told in the language of the client', async () => {
  const policy = path.join(userData, 'policy.json');
  writeFileSync(policy, '{\n  "kiosk": "yes"\n}');
  const { code, said } = await runToEnd('--lang=fr-FR', `--policy=${policy}`, `--platform=${platform.origin}`);
  expect(code).toBe(2);
  expect(said).toContain(`${policy}:2:3: kiosk doit être du type boolean.`);
});

it('a rescue opens no window, also while a client runs, and says what is wrong', async () => {
  await start();
  const key = path.join(userData, 'private.pem');
  writeFileSync(key, 'no key');
  const empty = path.join(userData, 'empty');
  mkdirSync(empty);
  const { code, said } = await runToEnd(
    '--lang=en-US',
    '--rescue',
    '--key',
    key,
    '--journal',
    empty,
    '--out',
    path.join(userData, 'o'),
  );
  expect(code).toBe(2);
  expect(said).toContain('This file holds no private key in PEM.');
  expect(client?.app.windows()).toHaveLength(1);
});

describe.runIf(process.platform === 'linux')('a server without a display', () => {
  it('makes a staff code', async () => {
    const { code, said } = await runIn(serverEnv, '--lang=en-US', '--staff-code');
    expect(said).toMatch(/^Staff code: [a-z2-9]{12}\nLine for policy\.json:\n"staffCode": "\S+"\n$/);
    expect(code).toBe(0);
  });

  it('opens papers, and says what is wrong', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const key = path.join(userData, 'private.pem');
    writeFileSync(key, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const out = path.join(userData, 'answers.json');
    const { code, said } = await runIn(
      serverEnv,
      '--lang=en-US',
      '--rescue',
      '--key',
      key,
      '--journal',
      userData,
      '--out',
      out,
    );
    const told = `There are no journals in ${userData}. Give the folder exams, or answers or answers-copy in it.\n`;
    expect({ code, said }).toEqual({ code: 2, said: told });
  });
});

it('two clients with data of their own and one journal folder: the second says so and ends, until the first is killed', async () => {
  const journalFolder = path.join(userData, 'shared');
  const policy = path.join(userData, 'policy.json');
  writeFileSync(policy, JSON.stringify({ journalFolder }));
  const args = [`--policy=${policy}`];
  client = await openClient({ platform: platform.origin, cameras: 0, args });
  const other = mkdtempSync(path.join(os.tmpdir(), 'lectern-'));
  const refused = await runToEnd(
    `--user-data-dir=${other}`,
    `--platform=${platform.origin}`,
    '--embedded',
    '--lang=en-US',
    ...args,
  );
  expect(refused.code).toBe(2);
  expect(refused.said).toContain(`Another client (computer: ${os.hostname()}) is using the folder of answers`);
  expect(refused.said).toContain(journalFolder);

  process.kill(client.pid, 'SIGKILL');
  client = await openClient({ platform: platform.origin, cameras: 0, args, userData: other });
  await client.page.locator('[data-screen]').first().waitFor();
});
