import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { archiveBudget } from '../../dev/package/archive.ts';
import { readFuses, wantedFuses, wrongFuses } from '../../dev/package/fuses.ts';
import { readOptions } from '../../dev/package/options.ts';
import { pack, type Packed } from '../../dev/package/pack.ts';
import { killTree } from '../support/client.ts';
import { signIn } from '../support/journeys.ts';
import { madeUpElectron } from '../support/made-up-electron.ts';
import { platformOnDisk, type DiskPlatform } from '../support/platform.ts';

const root = path.resolve(import.meta.dirname, '../..');
const electron = madeUpElectron();
const work = mkdtempSync(path.join(os.tmpdir(), 'lectern-packed-'));
const folder = path.join(work, 'out', 'linux-unpacked');
const program = path.join(folder, 'qicheng');

let platform: DiskPlatform;
let packed: Packed;

beforeAll(async () => {
  platform = await platformOnDisk();
  const tenant = path.join(work, 'qicheng');
  cpSync(path.join(root, 'resources/tenants/lectern'), tenant, { recursive: true });
  writeFileSync(
    path.join(tenant, 'tenant.json'),
    JSON.stringify({
      name: '启程学习端',
      program: 'qicheng',
      appId: 'cn.example.qicheng',
      description: 'Courses and exams of Qicheng',
      vendor: { name: 'Qicheng', email: 'it@example.cn', homepage: 'https://example.cn' },
      policy: { platform: platform.origin },
    }),
  );
  const args = ['--linux', '--dir', '--tenant', tenant, '--electron-dist', electron, '--out', path.join(work, 'out')];
  packed = await pack(root, readOptions(args, 'linux'));
});
afterAll(() => platform.stop());

/** Starts the packed program, as a shortcut would. */
function start(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const userData = mkdtempSync(path.join(os.tmpdir(), 'lectern-'));
  const child = spawn(program, [`--user-data-dir=${userData}`, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LECTERN_HOST_HEADLESS: '1', ...env },
  });
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.err += text));
  return { child, said };
}

async function run(...args: string[]) {
  const { child, said } = start(args);
  const [code] = await once(child, 'close');
  return { code, ...said };
}

describe('a packed client', () => {
  it('has an archive and fuses as they must be, told by what is read back', async () => {
    expect(packed.faults).toEqual([]);
    const total = packed.files.reduce((sum, { size }) => sum + size, 0);
    expect(total).toBeGreaterThan(5 * 1024 * 1024);
    expect(total).toBeLessThan(archiveBudget);
    // Before it was packed each fuse was on; this tells that reading back reads.
    const off = Object.entries(wantedFuses).filter(([, on]) => !on);
    expect(wrongFuses(await readFuses(path.join(electron, 'electron')))).toHaveLength(off.length);
    expect(wrongFuses(await readFuses(program))).toEqual([]);
  });

  it('carries its tenant: name, program, languages, and a policy beside the archive', () => {
    const policy: unknown = JSON.parse(readFileSync(path.join(folder, 'resources', 'policy.json'), 'utf8'));
    expect(policy).toEqual({ platform: platform.origin });
    expect(existsSync(path.join(folder, 'resources', 'app.asar'))).toBe(true);
    expect(readdirSync(path.join(folder, 'locales')).toSorted()).toEqual(['en-US.pak', 'fr.pak', 'zh-CN.pak']);
  });

  it('checks its machine from a console, with the worker of the archive', async () => {
    const { code, out, err } = await run('--readiness', '--json');
    expect(err).toBe('');
    const read = z.parse(
      z.object({ platform: z.string(), rows: z.array(z.object({ check: z.string(), verdict: z.string() })) }),
      JSON.parse(out),
    );
    expect(read.platform).toBe(platform.origin);
    const verdictOf = (check: string) => read.rows.find((row) => row.check === check)?.verdict;
    // A journal is written, synced, killed and read back by the worker.
    expect([verdictOf('journal'), verdictOf('loss')]).toEqual(['pass', 'pass']);
    expect([0, 1]).toContain(code);
  });

  it.each([
    ['--inspect'],
    ['--remote-debugging-port=9222'],
    ['-remote-debugging-port=9222'],
    ['--Remote-Debugging-Pipe'],
    ['--load-extension=/tmp'],
    ['--js-flags=--expose-gc'],
  ])('does not start with %s', async (argument) => {
    const { code, err } = await run(argument);
    expect(code).toBe(2);
    expect(err).toContain(argument);
  });

  it('signs a learner in, whatever platform the command line names, and shows whose work is in it', async () => {
    const { child, said } = start(['--lang=zh-CN', '--platform=http://127.0.0.1:9'], { LECTERN_HOST_DEVTOOLS: '1' });
    try {
      await expect.poll(() => said.err).toMatch(/DevTools listening on ws:\S+/);
      const address = /DevTools listening on (ws:\S+)/.exec(said.err)?.[1] ?? '';
      const browser = await chromium.connectOverCDP(address);
      const pages = () => browser.contexts().flatMap((context) => context.pages());
      await expect.poll(() => pages().length).toBe(1);
      const [page] = pages();
      if (!page) throw new Error('The client has no window.');
      await signIn(page, platform.origin);
      await page.getByRole('button', { name: '关于此客户端' }).click();
      const dialog = page.getByRole('dialog', { name: '关于此客户端' });
      await dialog.getByText(/^react-dom \d/).click();
      await expect(dialog.getByRole('region', { name: /^react-dom / }).textContent()).resolves.toContain('MIT License');
      await browser.close();
    } finally {
      if (child.pid !== undefined) await killTree(child.pid);
    }
  });
});
