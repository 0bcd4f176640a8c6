import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { learningPaths } from '../../src/contract/paths/learning.ts';
import { killNow, openClient, processTree, type Client } from '../support/client.ts';
import { goTo, signIn } from '../support/journeys.ts';
import { platformOnDisk, type DiskPlatform } from '../support/platform.ts';

const userData = mkdtempSync(path.join(os.tmpdir(), 'lectern-reopening-'));
const item = learningPaths.play.to({ courseId: 'c-electric-fire', id: 'ci-electric-fire-3-2' });
let platform: DiskPlatform;
let client: Client;

const start = (args: readonly string[] = [], folder = userData) =>
  openClient({ platform: platform.origin, userData: folder, cameras: 0, args });
const shown = () => {
  const { pathname, search } = new URL(client.page.url());
  return `${pathname}${search}`;
};
const second = () => client.page.locator('video').evaluate((film: HTMLVideoElement) => Math.floor(film.currentTime));
const scrolled = () => client.page.evaluate(() => Math.round(window.scrollY));

/** The screen that the next start of this computer opens. */
function remembered(): string {
  const file = path.join(userData, 'last-place.json');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

async function restart(args: readonly string[] = []): Promise<void> {
  killNow(processTree(client.pid));
  client = await start(args);
}

beforeAll(async () => {
  platform = await platformOnDisk();
  client = await start();
  await signIn(client.page, platform.origin);
});
afterAll(async () => {
  killNow(processTree(client.pid));
  await platform.stop();
});

it('a start opens the item that was left, at the same second', async () => {
  await goTo(client.page, item);
  await client.page.getByRole('slider', { name: '播放位置' }).waitFor();
  await expect.poll(second).toBeGreaterThan(0);
  await client.page.getByRole('slider', { name: '播放位置' }).fill('480');
  await client.page.getByRole('button', { name: '播放', exact: true }).click();
  await expect.poll(second).toBeGreaterThan(481);
  await client.page.getByRole('button', { name: '暂停', exact: true }).click();
  const left = await second();
  await expect.poll(remembered).toContain('ci-electric-fire-3-2');
  await expect
    .poll(() =>
      client.page.evaluate(async () => {
        const study = await window.desktop.learning.state({
          courseId: 'c-electric-fire',
          itemId: 'ci-electric-fire-3-2',
          taskId: '',
          taskType: '',
        });
        return study.ok && study.value.place ? Math.floor(study.value.place.at) : null;
      }),
    )
    .toBe(left);
  await restart();
  await expect.poll(shown).toBe(item);
  await expect.poll(second).toBe(left);
});

it('a start and the way back lead to where a list was scrolled', async () => {
  await goTo(client.page, '/courseGoods');
  await client.page.getByRole('heading', { level: 1 }).waitFor();
  await expect
    .poll(() => client.page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
    .toBeGreaterThan(300);
  await client.page.mouse.wheel(0, 300);
  await expect.poll(scrolled).toBeGreaterThan(250);
  const left = await scrolled();
  await goTo(client.page, learningPaths.agenda.to());
  await expect.poll(scrolled).toBe(0);
  await client.page.goBack();
  await expect.poll(scrolled).toBe(left);
  await expect.poll(remembered).toContain(`"scroll": ${left}`);
  await restart();
  await expect.poll(shown).toBe('/courseGoods');
  await expect.poll(scrolled).toBe(left);
});

it('a link comes before what was left', async () => {
  await restart(['lectern://about-cn']);
  await expect.poll(shown).toBe('/about-cn');
});

it('signing out forgets it', async () => {
  await goTo(client.page, item);
  await expect.poll(remembered).toContain('ci-electric-fire-3-2');
  await client.page.evaluate(() => window.desktop.session.end('signed-out'));
  await expect.poll(remembered).not.toContain('ci-electric-fire-3-2');
  await restart();
  await expect.poll(shown).toBe('/login');
});

it('a shared computer remembers nothing', async () => {
  killNow(processTree(client.pid));
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-shared-'));
  const policy = path.join(folder, 'policy.json');
  writeFileSync(policy, JSON.stringify({ signOut: { afterMinutes: 60 } }));
  client = await start([`--policy=${policy}`], folder);
  await signIn(client.page, platform.origin);
  await goTo(client.page, item);
  await expect.poll(second).toBeGreaterThan(0);
  killNow(processTree(client.pid));
  client = await start([`--policy=${policy}`], folder);
  await expect.poll(shown).toBe('/examList');
});
