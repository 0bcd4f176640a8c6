import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { accountPaths } from '#contract/paths/account.ts';
import { readOptions } from '#dev/package/options.ts';
import { pack } from '#dev/package/pack.ts';
import { clientCommand, killTree } from '../../support/client.ts';
import { madeUpElectron } from '../../support/made-up-electron.ts';
import { platformOnDisk } from '../../support/platform.ts';
import type { Bench } from '../lib/measure.ts';
import { interleave, median } from '../lib/statistics.ts';
import { paintedWith } from './start.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const rounds = 7;

/** The example of an organisation, packed for this platform; its program. */
async function packed(platform: string): Promise<string> {
  const work = mkdtempSync(path.join(os.tmpdir(), 'lectern-bench-'));
  const tenant = path.join(work, 'qicheng');
  cpSync(path.join(root, 'resources/tenants/qicheng'), tenant, { recursive: true });
  const file = path.join(tenant, 'tenant.json');
  const example: object = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...example, policy: { platform, allowUserDataDir: true } }));
  const out = path.join(work, 'out');
  const given = ['--linux', '--dir', '--tenant', tenant, '--electron-dist', madeUpElectron(), '--out', out];
  const { faults } = await pack(root, readOptions(given, 'linux'));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return path.join(out, 'linux-unpacked', 'qicheng');
}

/** From the start of the process to the painted sign-in page, ms. */
async function toSignIn(program: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const startedAt = Date.now();
  const child = spawn(program, args, {
    cwd: root,
    env: { ...env, LECTERN_HOST_HEADLESS: '1', LECTERN_HOST_DEVTOOLS: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  try {
    const address = await new Promise<string>((resolve) => {
      let said = '';
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
        if (found !== undefined) resolve(found);
      });
    });
    const browser = await chromium.connectOverCDP(address);
    const [context] = browser.contexts();
    if (!context) throw new Error('The client has no window.');
    const page = context.pages()[0] ?? (await context.waitForEvent('page'));
    await page.waitForURL(({ pathname }) => pathname === accountPaths.login.to(), { waitUntil: 'load' });
    const painted = await paintedWith(page, '登录');
    await browser.close();
    return painted - startedAt;
  } finally {
    if (child.pid !== undefined) await killTree(child.pid);
  }
}

/** The start out of the archive against the start out of the repository. */
export const packedStart: Bench = {
  name: 'packed-start',
  async run() {
    const platform = await platformOnDisk();
    const program = await packed(platform.origin);
    const folder = () => mkdtempSync(path.join(os.tmpdir(), 'lectern-bench-'));
    const folders = { packed: folder(), unpacked: folder() };
    const archive = async () => [
      await toSignIn(program, [`--user-data-dir=${folders.packed}`, '--lang=zh-CN'], process.env),
    ];
    const repository = async () => {
      const { file, args, env } = clientCommand({
        platform: platform.origin,
        userData: folders.unpacked,
        cameras: 0,
      });
      return [await toSignIn(file, args, env)];
    };
    // The first start of each fills the disk caches.
    await archive();
    await repository();
    const samples = await interleave(
      [
        { name: 'packed', round: archive },
        { name: 'unpacked', round: repository },
      ],
      rounds,
    );
    await platform.stop();
    const [ours, theirs] = [median(samples.get('packed') ?? []), median(samples.get('unpacked') ?? [])];
    return [
      { name: 'start, packed', value: ours, unit: 'ms', goal: null },
      { name: 'start, unpacked', value: theirs, unit: 'ms', goal: null },
      { name: 'start out of the archive against the repository', value: ours / theirs, unit: 'x', goal: 1.2 },
    ];
  },
};
