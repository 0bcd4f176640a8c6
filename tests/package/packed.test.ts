import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { archiveBudget } from '../../dev/package/archive.ts';
import { readFuses, wantedFuses, wrongFuses } from '../../dev/package/fuses.ts';
import { signIn } from '../support/journeys.ts';
import { packClient, type PackedClient } from '../support/packed.ts';
import { platformOnDisk, type DiskPlatform } from '../support/platform.ts';

let platform: DiskPlatform;
let client: PackedClient;

beforeAll(async () => {
  platform = await platformOnDisk();
  client = await packClient(platform.origin);
});
afterAll(() => platform.stop());

async function run(...args: string[]) {
  const { child, said } = client.start(args);
  const [code] = await once(child, 'close');
  return { code, ...said };
}

/** What a client that takes this machine for another system asks of it. */
function otherSystem(platform: string) {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'lectern-calls-')), 'calls');
  const call = z.object({ name: z.string(), args: z.array(z.unknown()) });
  const named = (name: string) =>
    readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => z.parse(call, JSON.parse(line)))
      .filter((one) => one.name === name)
      .map(({ args }) => args);
  return { env: { LECTERN_HOST_PLATFORM: platform, LECTERN_HOST_CALLS: file }, named };
}

describe('a packed client', () => {
  it('has an archive and fuses as they must be, told by what is read back', async () => {
    expect(client.packed.faults).toEqual([]);
    const total = client.packed.files.reduce((sum, { size }) => sum + size, 0);
    expect(total).toBeGreaterThan(5 * 1024 * 1024);
    expect(total).toBeLessThan(archiveBudget);
    // Before it was packed each fuse was on; this tells that reading back reads.
    const off = Object.entries(wantedFuses).filter(([, on]) => !on);
    expect(wrongFuses(await readFuses(path.join(client.electron, 'electron')))).toHaveLength(off.length);
    expect(wrongFuses(await readFuses(path.join(client.folder, 'qicheng')))).toEqual([]);
  });

  it('carries its tenant: name, program, languages, and a policy beside the archive', () => {
    const policy: unknown = JSON.parse(readFileSync(path.join(client.folder, 'resources', 'policy.json'), 'utf8'));
    expect(policy).toEqual({ platform: platform.origin, rescueKey: expect.stringContaining('BEGIN PUBLIC KEY') });
    const updates: unknown = JSON.parse(readFileSync(path.join(client.folder, 'resources', 'updates.json'), 'utf8'));
    expect(updates).toEqual({
      address: 'https://updates.example.cn/qicheng',
      publicKey: expect.stringContaining('BEGIN PUBLIC KEY'),
    });
    expect(existsSync(path.join(client.folder, 'resources', 'app.asar'))).toBe(true);
    expect(readdirSync(path.join(client.folder, 'locales')).toSorted()).toEqual(['en-US.pak', 'fr.pak', 'zh-CN.pak']);
  });

  it('checks its machine from a console, with the worker of the archive', async () => {
    const pdf = path.join(mkdtempSync(path.join(os.tmpdir(), 'lectern-pass-')), 'pass.pdf');
    const { code, out, err } = await run('--readiness', '--json', '--seat=A-12', `--save-pdf=${pdf}`);
    expect(err).toBe('');
    expect(readFileSync(pdf, 'latin1')).toMatch(/^%PDF-/);
    const read = z.parse(
      z.object({
        platform: z.string(),
        pass: z.object({ seat: z.string(), sent: z.boolean() }),
        rows: z.array(z.object({ check: z.string(), verdict: z.string() })),
      }),
      JSON.parse(out),
    );
    expect(read).toMatchObject({ platform: platform.origin, pass: { seat: 'A-12', sent: true } });
    const verdictOf = (check: string) => read.rows.find((row) => row.check === check)?.verdict;
    // A journal is written, synced, killed and read back by the worker.
    expect([verdictOf('journal'), verdictOf('loss')]).toEqual(['pass', 'pass']);
    expect([0, 1]).toContain(code);
  });

  it('looks as its tenant packed it while the platform is out of reach', async () => {
    await platform.stop();
    try {
      await client.withPage({}, [], async (page) => {
        await page.waitForURL(/\/login/);
        await page.getByText('启程职业培训学院').first().waitFor();
        const brand = await page
          .locator('[data-theme]')
          .evaluate((element) => getComputedStyle(element).getPropertyValue('--colorBrandBackground'));
        // A green, not the client's own blue.
        const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
          Number.parseInt(brand.trim().slice(at, at + 2), 16),
        );
        expect(green).toBeGreaterThan(Math.max(red, blue));
        await page.locator('img[src^="data:image/png"]').first().waitFor();
      });
    } finally {
      await platform.start();
    }
  });

  it('tells Windows its entries of the taskbar, its name and its links, in its language', async () => {
    const { env, named } = otherSystem('win32');
    await client.withPage(env, [], async (page) => {
      const titles = () =>
        z
          .parse(z.array(z.object({ title: z.string(), arguments: z.string() })), named('setUserTasks').at(-1)?.[0])
          .map((task) => `${task.title} ${task.arguments}`);
      expect(titles()).toEqual(['考试中心 lectern://examList', '继续学习 lectern://learning']);
      expect(named('setAppUserModelId')).toEqual([['cn.example.qicheng']]);
      expect(named('setAsDefaultProtocolClient')).toEqual([['lectern']]);
      expect(named('setApplicationMenu')).toEqual([[]]);
      await page.evaluate(() => window.desktop.settings.change({ locale: 'en-US' }));
      await expect.poll(titles).toEqual(['Exams lectern://examList', 'Continue learning lectern://learning']);
    });
  });

  it('gives macOS its menus, in its language', async () => {
    const { env, named } = otherSystem('darwin');
    await client.withPage(env, [], async (page) => {
      expect(named('setApplicationMenu')).toEqual([['启程学习端', '编辑', '窗口']]);
      expect(named('setUserTasks')).toEqual([]);
      await page.evaluate(() => window.desktop.settings.change({ locale: 'fr-FR' }));
      await expect.poll(() => named('setApplicationMenu').at(-1)).toEqual(['启程学习端', 'Édition', 'Fenêtre']);
    });
  });

  it('does not start over a policy with a fault, and names its line', async () => {
    const file = path.join(client.folder, 'resources', 'policy.json');
    const whole = readFileSync(file, 'utf8');
    writeFileSync(file, '{\n  "platform": "https://learn.example.cn",\n  "lockdwon": "lab"\n}');
    try {
      const { code, err } = await run();
      expect(code).toBe(2);
      expect(err).toMatch(/policy\.json:3:3: lockdwon is no part of a policy/);
    } finally {
      writeFileSync(file, whole);
    }
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
    await client.withPage({}, ['--platform=http://127.0.0.1:9'], async (page) => {
      await signIn(page, platform.origin);
      await page.getByRole('button', { name: '关于此客户端' }).click();
      const dialog = page.getByRole('dialog', { name: '关于此客户端' });
      await dialog.getByText(/^react-dom \d/).click();
      await expect(dialog.getByRole('region', { name: /^react-dom / }).textContent()).resolves.toContain('MIT License');
    });
  });
});
