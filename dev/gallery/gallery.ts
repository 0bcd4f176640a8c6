import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { accountPaths } from '#contract/paths/account.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { openClient } from '#tests/support/client.ts';
import { goTo, signIn } from '#tests/support/journeys.ts';
import { tenants } from '../platform/content/tenants.ts';
import { startPlatform } from '../platform/start.ts';
import { say } from '../setup/steps.mjs';
import { interruptPaper } from './interrupted-paper.ts';
import { profileWithLockedPaper } from './locked-paper.ts';
import type { Stage } from './scene.ts';
import { settled } from './settle.ts';
import { sights, type Sight } from './sights.ts';
import { centreSwitches } from './staff-code.ts';
import { clearFaults } from './stage.ts';
import { inTenant } from './tenant.ts';
import { pictureName, viewsNamed } from './views.ts';
import { violationsOn } from './violations.ts';

/** A window narrower than this shows the answer sheet in a drawer. */
const narrowBelow = 800;

/**
 * Takes pictures into `folder`: of the sights whose name contains `filter` (or one of several, by commas), in the views
 * named by `only` (`viewsNamed`). Returns how many accessibility problems axe found and how many sights could not be taken.
 */
export async function makeGallery(folder: string, filter: string, only = ''): Promise<number> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const parts = filter.split(',');
  const platform = await startPlatform({ port: 0, db: path.join(folder, 'platform.db') });
  const userData = await profileWithLockedPaper(platform.origin);
  await interruptPaper(platform.origin, userData);
  const client = await openClient({ platform: platform.origin, userData, args: await centreSwitches(userData) });
  const stage: Stage = { ...client, platform: platform.origin };
  let problems = 0;
  try {
    // The learner whose paper was interrupted is still signed in.
    await client.page.evaluate(() => window.desktop.session.end('signed-out'));
    await client.page.waitForURL(({ pathname }) => pathname.startsWith(accountPaths.login.to()));
    for (const visitor of [true, false]) {
      if (!visitor) await enter(client.page, platform.origin);
      for (const sight of sights.filter(
        ({ name, visitor: asVisitor }) => asVisitor === visitor && parts.some((part) => name.includes(part)),
      )) {
        problems += await trySight(stage, sight, { folder, only });
      }
    }
  } finally {
    await client.close();
    await platform.close();
  }
  say(`${problems} accessibility problems; pictures in ${folder}`);
  return problems;
}

/** A sight that cannot be taken is one problem; the others are taken all the same. */
async function trySight(...args: Parameters<typeof takeSight>): Promise<number> {
  const [stage, { name }] = args;
  try {
    return await takeSight(...args);
  } catch (error) {
    say(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    await clearFaults(stage);
    return 1;
  }
}

async function enter(page: Page, origin: string): Promise<void> {
  await inTenant(page, tenants[0].name);
  await page.evaluate(() => window.desktop.settings.change({ theme: 'light', locale: 'zh-CN' }));
  await goTo(page, '/login');
  await signIn(page, origin);
}

async function takeSight(
  stage: Stage,
  sight: Sight,
  { folder, only }: { folder: string; only: string },
): Promise<number> {
  const { page } = stage;
  let problems = 0;
  await inTenant(page, sight.tenant ?? tenants[0].name);
  const address = sight.scene ? await sight.scene(stage) : sight.path;
  for (const view of viewsNamed(only).filter(({ size }) => !sight.narrow || size.width < narrowBelow)) {
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
  await sight.restore?.(stage);
  if (sight.scene) await clearFaults(stage);
  // The home page of the demonstration signs a visitor in.
  if (sight.visitor) await page.evaluate(() => window.desktop.session.end('signed-out'));
  return problems;
}

async function check(page: Page, name: string): Promise<number> {
  const violations = await violationsOn(page);
  for (const violation of violations) say(`${name}: ${violation}`);
  return violations.length;
}
