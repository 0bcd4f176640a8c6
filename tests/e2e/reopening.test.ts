import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { learningPaths } from '#contract/paths/learning.ts';
import { goTo, signIn } from '../support/journeys.ts';
import { openSeat } from '../support/seat.ts';

const item = learningPaths.play.to({ courseId: 'c-electric-fire', id: 'ci-electric-fire-3-2' });
const seat = openSeat('reopening');

const shown = () => {
  const { pathname, search } = new URL(seat.page.url());
  return `${pathname}${search}`;
};
const second = () => seat.page.locator('video').evaluate((film: HTMLVideoElement) => Math.floor(film.currentTime));
const scrolled = () => seat.page.evaluate(() => Math.round(window.scrollY));

/** The screen that the next start of this computer opens. */
function remembered(): string {
  const file = path.join(seat.userData, 'last-place.json');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

it('a start opens the item that was left, at the same second', async () => {
  await goTo(seat.page, item);
  await seat.page.getByRole('slider', { name: '播放位置' }).waitFor();
  await expect.poll(second).toBeGreaterThan(0);
  await seat.page.getByRole('slider', { name: '播放位置' }).fill('480');
  await seat.page.getByRole('button', { name: '播放', exact: true }).click();
  await expect.poll(second).toBeGreaterThan(481);
  await seat.page.getByRole('button', { name: '暂停', exact: true }).click();
  const left = await second();
  await expect.poll(remembered).toContain('ci-electric-fire-3-2');
  await expect
    .poll(() =>
      seat.page.evaluate(async () => {
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
  await seat.restart();
  await expect.poll(shown).toBe(item);
  await expect.poll(second).toBe(left);
});

it('a start and the way back lead to where a list was scrolled', async () => {
  await goTo(seat.page, '/courseGoods');
  await seat.page.getByRole('heading', { level: 1 }).waitFor();
  await expect
    .poll(() => seat.page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
    .toBeGreaterThan(300);
  await seat.page.mouse.wheel(0, 300);
  await expect.poll(scrolled).toBeGreaterThan(250);
  const left = await scrolled();
  await goTo(seat.page, learningPaths.agenda.to());
  await expect.poll(scrolled).toBe(0);
  await seat.page.goBack();
  await expect.poll(scrolled).toBe(left);
  await expect.poll(remembered).toContain(`"scroll": ${left}`);
  await seat.restart();
  await expect.poll(shown).toBe('/courseGoods');
  await expect.poll(scrolled).toBe(left);
});

it('a link comes before what was left', async () => {
  await seat.restart(['lectern://about-cn']);
  await expect.poll(shown).toBe('/about-cn');
});

it('signing out forgets it', async () => {
  await goTo(seat.page, item);
  await expect.poll(remembered).toContain('ci-electric-fire-3-2');
  await seat.page.evaluate(() => window.desktop.session.end('signed-out'));
  await expect.poll(remembered).not.toContain('ci-electric-fire-3-2');
  await seat.restart();
  await expect.poll(shown).toBe('/login');
});

it('a shared computer remembers nothing', async () => {
  seat.kill();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-shared-'));
  const policy = path.join(folder, 'policy.json');
  writeFileSync(policy, JSON.stringify({ signOut: { afterMinutes: 60 } }));
  await seat.start([`--policy=${policy}`], folder);
  await signIn(seat.page, seat.platform.origin);
  await goTo(seat.page, item);
  await expect.poll(second).toBeGreaterThan(0);
  seat.kill();
  await seat.start([`--policy=${policy}`], folder);
  await expect.poll(shown).toBe('/examList');
});
