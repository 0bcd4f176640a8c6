import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { killNow, processTree } from '../support/client.ts';
import {
  fixtureFolder,
  hostEnvironment,
  hostExecutable,
  newFolder,
  openFixture,
  type Fixture,
} from './open-fixture.ts';

const url = ({ app }: Fixture) =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getURL());

describe('one profile', () => {
  it('keeps what a page stored over a restart, and its address', async () => {
    const profile = newFolder();
    const first = await openFixture({ profile });
    await first.page.evaluate(() => localStorage.setItem('kept', 'yes'));
    const origin = await first.page.evaluate(() => location.origin);
    await first.app.close();

    const second = await openFixture({ profile });
    expect(await second.page.evaluate(() => location.origin)).toBe(origin);
    expect(await second.page.evaluate(() => localStorage.getItem('kept'))).toBe('yes');
    await second.app.close();
  });

  it('belongs to one instance: the second exits, and the first hears of it with arguments and data', async () => {
    const fixture = await openFixture();
    const args = [fixtureFolder, `--user-data-dir=${fixture.profile}`, '--open-this=certificate'];
    const second = spawn(hostExecutable, args, { env: hostEnvironment(), stdio: 'ignore', cwd: fixture.profile });
    const [code] = await once(second, 'exit');
    expect(code).toBe(0);
    const heard = () => fixture.app.evaluate(() => Reflect.get(globalThis, 'seen').second);
    await expect.poll(heard).toHaveLength(1);
    expect((await heard())[0]).toMatchObject({
      argv: expect.arrayContaining(['--open-this=certificate']),
      cwd: fixture.profile,
      data: { from: 'fixture' },
    });
    await fixture.app.close();
  });

  it('leaves no process behind when main is killed, and opens again at once', async () => {
    const first = await openFixture();
    await first.page.evaluate(() => localStorage.setItem('kept', 'over a kill'));
    const tree = processTree(first.pid);
    expect(tree.length).toBeGreaterThan(3);
    process.kill(first.pid, 'SIGKILL');
    await expect.poll(() => tree.filter(isAlive), { timeout: 10_000 }).toEqual([]);
    const second = await openFixture({ profile: first.profile });
    expect(await url(second)).toBe('app://client/index.html#/home');
    await second.app.close();
  });

  it('opens again while the Chromium of a killed main still ends', async () => {
    const first = await openFixture();
    killNow([first.pid]);
    const second = await openFixture({ profile: first.profile });
    expect(await url(second)).toBe('app://client/index.html#/home');
    await second.app.close();
  });
});

describe('a page whose process dies', () => {
  it('is told of, and a reload brings it back where it was', async () => {
    const fixture = await openFixture();
    const renderers = processTree(fixture.pid).filter(isRenderer);
    expect(renderers.length).toBeGreaterThan(0);
    killNow(renderers);
    const gone = () => fixture.app.evaluate(() => Reflect.get(globalThis, 'seen').gone);
    await expect.poll(gone).toMatchObject([{ reason: 'killed' }]);
    // The fixture reloads when it hears of it; Playwright holds the dead page, so main is asked.
    await expect.poll(() => headingSeenByMain(fixture), { timeout: 10_000 }).toBe('Fixture');
    expect(await url(fixture)).toBe('app://client/index.html#/home');
    await fixture.app.close();
  });
});

function headingSeenByMain({ app }: Fixture): Promise<unknown> {
  return app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript('document.querySelector("h1")?.textContent'),
  );
}

/** Running, and not merely waiting to be collected. */
function isAlive(pid: number): boolean {
  const stat = fileOf(pid, 'stat');
  return stat !== '' && !/^[ZX]/.test(stat.slice(stat.lastIndexOf(')') + 2));
}

function isRenderer(pid: number): boolean {
  return fileOf(pid, 'cmdline').includes('--type=renderer');
}

function fileOf(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return ''; // The process has ended.
  }
}
