import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { expect } from 'vitest';
import { makeKeys } from '#dev/package/feed-signature.ts';
import { readOptions } from '#dev/package/options.ts';
import { pack, type Packed } from '#dev/package/pack.ts';
import { killTree } from './client.ts';
import { madeUpElectron } from './made-up-electron.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** A client that was packed for a tenant of the test, with a made-up distribution of Electron. */
export interface PackedClient {
  electron: string;
  packed: Packed;
  /** File of the private key that signs its updates. */
  updateKey: string;
  /** The folder that an installer would lay down. */
  folder: string;
  /** Starts the program, as a shortcut would. */
  start: (args: readonly string[], env?: Readonly<Record<string, string>>) => RunningPacked;
  /** Starts it and gives its first window to `work`, then ends it. */
  withPage: (
    env: Readonly<Record<string, string>>,
    args: readonly string[],
    work: (page: Page, running: RunningPacked) => Promise<void>,
  ) => Promise<void>;
}

export interface RunningPacked {
  child: ReturnType<typeof spawn>;
  said: { out: string; err: string };
}

export async function packClient(platform: string): Promise<PackedClient> {
  const electron = madeUpElectron();
  const work = mkdtempSync(path.join(os.tmpdir(), 'lectern-packed-'));
  const tenant = path.join(work, 'qicheng');
  cpSync(path.join(root, 'resources/tenants/qicheng'), tenant, { recursive: true });
  const file = path.join(tenant, 'tenant.json');
  const example: object = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(
    file,
    JSON.stringify({
      ...example,
      policy: { platform, allowUserDataDir: true },
      updates: 'https://updates.example.cn/qicheng',
    }),
  );
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 3072 });
  writeFileSync(path.join(tenant, 'rescue-key.pem'), publicKey.export({ type: 'spki', format: 'pem' }));
  const { privateFile } = makeKeys(tenant);
  const args = ['--linux', '--dir', '--tenant', tenant, '--electron-dist', electron, '--out', path.join(work, 'out')];
  const packed = await pack(root, readOptions(args, 'linux'));
  const folder = path.join(work, 'out', 'linux-unpacked');

  function start(given: readonly string[], env: Readonly<Record<string, string>> = {}): RunningPacked {
    const userData = mkdtempSync(path.join(os.tmpdir(), 'lectern-'));
    const child = spawn(path.join(folder, 'qicheng'), [`--user-data-dir=${userData}`, ...given], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, LECTERN_HOST_HEADLESS: '1', ...env },
    });
    const said = { out: '', err: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said.err += text));
    return { child, said };
  }

  return {
    electron,
    packed,
    updateKey: privateFile,
    folder,
    start,
    async withPage(env, given, run) {
      const running = start(['--lang=zh-CN', ...given], { LECTERN_HOST_DEVTOOLS: '1', ...env });
      try {
        await expect.poll(() => running.said.err).toMatch(/DevTools listening on ws:\S+/);
        const address = /DevTools listening on (ws:\S+)/.exec(running.said.err)?.[1] ?? '';
        const browser = await chromium.connectOverCDP(address);
        const pages = () => browser.contexts().flatMap((context) => context.pages());
        await expect.poll(() => pages().length).toBe(1);
        const [page] = pages();
        if (!page) throw new Error('The client has no window.');
        await page.locator('[data-screen]').first().waitFor();
        await run(page, running);
        await browser.close();
      } finally {
        if (running.child.pid !== undefined) await killTree(running.child.pid);
      }
    },
  };
}
