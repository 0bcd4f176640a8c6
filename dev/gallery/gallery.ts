import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { openClient } from '../../tests/support/client.ts';
import { goTo, signIn } from '../../tests/support/journeys.ts';
import { tenants } from '../platform/content/tenants.ts';
import { startPlatform } from '../platform/start.ts';
import { examPaths } from '../../src/contract/paths/exam.ts';
import { say } from '../setup/steps.mjs';
import { profileWithLockedPaper } from './locked-paper.ts';
import type { Stage } from './scene.ts';
import { settled } from './settle.ts';
import { sights, type Sight } from './sights.ts';
import { staffCodeSwitches } from './staff-code.ts';
import { clearFaults } from './stage.ts';
import { pictureName, views } from './views.ts';
import { violationsOn } from './violations.ts';

/** Takes every picture into `folder`; returns how many accessibility problems axe found. */
export async function makeGallery(folder: string, filter: string): Promise<number> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const platform = await startPlatform({ port: 0, db: path.join(folder, 'platform.db') });
  const userData = await profileWithLockedPaper(platform.origin);
  const client = await openClient({ platform: platform.origin, userData, args: await staffCodeSwitches() });
  const stage: Stage = { ...client, platform: platform.origin };
  let problems = 0;
  try {
    for (const visitor of [true, false]) {
      if (!visitor) await enter(client.page, platform.origin);
      for (const sight of sights.filter(
        (candidate) => candidate.visitor === visitor && candidate.name.includes(filter),
      )) {
        problems += await takeSight(stage, sight, folder);
      }
    }
  } finally {
    await client.close();
    await platform.close();
  }
  say(`${problems} accessibility problems; pictures in ${folder}`);
  return problems;
}

async function enter(page: Page, origin: string): Promise<void> {
  await inTenant(page, tenants[0].name);
  await page.evaluate(() => window.desktop.settings.change({ theme: 'light', locale: 'zh-CN' }));
  await goTo(page, '/login');
  await signIn(page, origin);
}

async function takeSight(stage: Stage, sight: Sight, folder: string): Promise<number> {
  const { page } = stage;
  let problems = 0;
  await inTenant(page, sight.tenant ?? tenants[0].name);
  const address = sight.scene ? await sight.scene(stage) : sight.path;
  for (const view of views) {
    const { theme, locale, size } = view;
    await page.setViewportSize(size);
    await page.evaluate((patch) => window.desktop.settings.change(patch), { theme, locale });
    await goTo(page, address);
    await settled(page, locale);
    if (sight.reveal) {
      await sight.reveal(stage);
      await settled(page, locale);
    }
    const name = pictureName(sight.name, view);
    await page.screenshot({ path: path.join(folder, `${name}.png`) });
    problems += await check(page, name);
    if (sight.reveal) await page.keyboard.press('Escape');
    // A step of a screen has no address: the next view begins at the first one.
    if (sight.startsOver) {
      await goTo(page, examPaths.list.to());
      await settled(page, locale);
    }
  }
  if (sight.scene) await clearFaults(stage);
  // The home page of the demonstration signs a visitor in.
  if (sight.visitor) await page.evaluate(() => window.desktop.session.end('signed-out'));
  return problems;
}

async function inTenant(page: Page, name: string): Promise<void> {
  if (await page.evaluate(switchTenant, name)) await page.reload();
}

// Runs in the page; true when it has to start again as the page of another tenant.
async function switchTenant(name: string): Promise<boolean> {
  const info = await window.desktop.app.info();
  if (info.ok && info.value.tenantHost === name) return false;
  await fetch('/api/__tenant', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  await window.desktop.app.chooseTenant(name);
  return true;
}

async function check(page: Page, name: string): Promise<number> {
  const violations = await violationsOn(page);
  for (const violation of violations) say(`${name}: ${violation}`);
  return violations.length;
}
