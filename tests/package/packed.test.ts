import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { extractFile } from '@electron/asar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { archiveBudget } from '#dev/package/archive.ts';
import { readFuses } from '#dev/package/fuses.ts';
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
  return runIn({}, ...args);
}

async function runIn(env: Readonly<Record<string, string>>, ...args: string[]) {
  const { child, said } = client.start(args, env);
  const [code] = await once(child, 'close');
  return { code, ...said };
}

/** What a client that takes this machine for that system asks of it. */
function onSystem(platform: string) {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'lectern-calls-')), 'calls');
  writeFileSync(file, '');
  const call = z.object({ name: z.string(), args: z.array(z.unknown()) });
  const named = (name: string) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
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
    const before = await readFuses(path.join(client.electron, 'electron'));
    expect(new Set(Object.values(before))).toEqual(new Set(['on']));
    const after = await readFuses(path.join(client.folder, 'qicheng'));
    expect(Object.entries(after).filter(([, state]) => state === 'on')).toEqual([
      ['enableCookieEncryption', 'on'],
      ['enableEmbeddedAsarIntegrityValidation', 'on'],
      ['onlyLoadAppFromAsar', 'on'],
    ]);
  });

  it('carries its tenant: name, program, languages, and a policy beside the archive', () => {
    const archive = path.join(client.folder, 'resources', 'app.asar');
    const policy: unknown = JSON.parse(readFileSync(path.join(client.folder, 'resources', 'policy.json'), 'utf8'));
    expect(policy).toEqual({
      platform: platform.origin,
      allowUserDataDir: true,
      rescueKey: expect.stringContaining('BEGIN PUBLIC KEY'),
    });
    const updates: unknown = JSON.parse(readFileSync(path.join(client.folder, 'resources', 'updates.json'), 'utf8'));
    expect(updates).toEqual({
      address: 'https://updates.example.cn/qicheng',
      publicKey: expect.stringContaining('BEGIN PUBLIC KEY'),
    });
    expect(readdirSync(path.join(client.folder, 'resources')).toSorted()).toEqual(
      ['app-update.yml', 'app.asar', 'look.json', 'policy.json', 'tray.png', 'updates.json'].toSorted(),
    );
    const manifest: unknown = JSON.parse(extractFile(archive, 'package.json').toString('utf8'));
    expect(manifest).toMatchObject({
      name: 'qicheng',
      productName: '启程学习端',
      desktopName: 'cn.example.qicheng.desktop',
      main: 'dist-electron/main.js',
    });
    expect(manifest).not.toHaveProperty('scripts');
    expect(manifest).not.toHaveProperty('devDependencies');
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
    expect([0, 1, 3]).toContain(code);
  });

  it('tells its own version, and not that of Electron, where nothing else is asked', async () => {
    const child = spawn(path.join(client.folder, 'qicheng'), ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] });
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(out).toMatch(/^启程学习端 \d+\.\d+\.\d+ \(/);
  });

  it('does not start in another data folder where its policy does not allow it, and says who may', async () => {
    const file = path.join(client.folder, 'resources', 'policy.json');
    const allowed = readFileSync(file, 'utf8');
    writeFileSync(file, JSON.stringify({ platform: platform.origin }));
    try {
      const { code, err } = await run('--readiness', '--lang=zh-CN');
      expect(code).toBe(2);
      expect(err).toMatch(/不能带这些参数启动：--user-data-dir=.*管理员.*allowUserDataDir/s);
    } finally {
      writeFileSync(file, allowed);
    }
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
    const { env, named } = onSystem('win32');
    await client.withPage(env, [], async (page) => {
      const titles = () =>
        z
          .parse(z.array(z.object({ title: z.string(), arguments: z.string() })), named('setUserTasks').at(-1)?.[0])
          .map((task) => `${task.title} ${task.arguments}`);
      expect(titles()).toEqual(['考试中心 qicheng://examList', '继续学习 qicheng://learning']);
      expect(named('setAppUserModelId')).toEqual([['cn.example.qicheng']]);
      expect(named('setAsDefaultProtocolClient')).toEqual([['qicheng']]);
      expect(named('setApplicationMenu')).toEqual([[]]);
      await page.evaluate(() => window.desktop.settings.change({ locale: 'en-US' }));
      await expect.poll(titles).toEqual(['Exams qicheng://examList', 'Continue learning qicheng://learning']);
    });
  });

  it('gives macOS its menus, in its language', async () => {
    const { env, named } = onSystem('darwin');
    await client.withPage(env, [], async (page) => {
      expect(named('setApplicationMenu')).toEqual([['启程学习端', '编辑', '窗口']]);
      expect(named('setUserTasks')).toEqual([]);
      // Its Info.plist names them; a call would take them from another program that the user chose.
      expect(named('setAsDefaultProtocolClient')).toEqual([]);
      await page.evaluate(() => window.desktop.settings.change({ locale: 'fr-FR' }));
      await expect.poll(() => named('setApplicationMenu').at(-1)).toEqual(['启程学习端', 'Édition', 'Fenêtre']);
    });
  });

  it('does not start over a policy with a fault, and names its line', async () => {
    const file = path.join(client.folder, 'resources', 'policy.json');
    const whole = readFileSync(file, 'utf8');
    writeFileSync(file, '{\n  "platform": "https://learn.example.cn",\n  "lockdwon": "lab"\n}');
    const { env, named } = onSystem('linux');
    try {
      const { code, err } = await runIn(env);
      expect(code).toBe(2);
      // Whoever clicked its icon sees why nothing comes.
      expect(named('showErrorBox')).toEqual([[expect.any(String), expect.stringContaining('policy.json:3:3')]]);
      expect(err).toMatch(/policy\.json:3:3: .*lockdwon/);
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
    const { env, named } = onSystem('linux');
    const { code, err } = await runIn(env, argument);
    expect(code).toBe(2);
    expect(named('showErrorBox')).toEqual([[expect.any(String), expect.stringContaining(argument)]]);
    expect(err).toContain(argument);
    expect(err).not.toContain('DevTools listening');
  });

  it('starts as the installer of Windows starts it after an update', async () => {
    const { env } = onSystem('win32');
    await client.withPage(env, ['--updated'], async (page) => {
      await expect.poll(() => page.url()).toMatch(/\/login/);
    });
  });

  it('runs a command that opens no page as root, which Electron does only without a sandbox', async () => {
    const { code, out, err } = await run('--no-sandbox', '--pending', '--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toMatchObject({ folders: [{ papers: [] }] });
  });

  it('tells a script on Windows what a command found, and shows no box that would hold it up', async () => {
    const { env, named } = onSystem('win32');
    const { code, out } = await runIn(env, '--version');
    expect(code).toBe(0);
    expect(out).toMatch(/\d+\.\d+\.\d+/);
    expect(named('showMessageBox')).toEqual([]);
  });

  it('shows a person on Windows what a command found, in a box: an installed client has no console there', async () => {
    const { env, named } = onSystem('win32');
    const child = spawn(path.join(client.folder, 'qicheng'), ['--version'], {
      stdio: 'ignore',
      env: { ...process.env, LECTERN_HOST_HEADLESS: '1', ...env },
    });
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(named('showMessageBox')).toEqual([[expect.stringMatching(/^启程学习端 \d+\.\d+\.\d+ \(/)]]);
  });

  it('says what an AppImage needs where pages cannot be isolated, with the command that gives it', async () => {
    const { child, said } = client.start(['--no-sandbox', '--lang=zh-CN'], {
      APPIMAGE: '/opt/qicheng.AppImage',
      APPDIR: client.folder,
    });
    const [code] = await once(child, 'close');
    expect(code).toBe(2);
    expect(said.err).toMatch(/deb 安装包/);
    expect(said.err).toContain('profile qicheng-appimage "/opt/qicheng.AppImage" flags=(unconfined) { userns, }');
    expect(said.err).not.toContain('不能带这些参数启动');
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
