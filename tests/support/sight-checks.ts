import { afterAll, beforeAll, expect, it } from 'vitest';
import { examPaths } from '#contract/paths/exam.ts';
import { profileWithLockedPaper } from '#dev/gallery/locked-paper.ts';
import type { Stage } from '#dev/gallery/scene.ts';
import { sentAway, settled } from '#dev/gallery/settle.ts';
import type { Sight } from '#dev/gallery/sights.ts';
import { centreSwitches } from '#dev/gallery/staff-code.ts';
import { clearFaults, enterAs } from '#dev/gallery/stage.ts';
import { inTenant } from '#dev/gallery/tenant.ts';
import { violationsOn } from '#dev/gallery/violations.ts';
import { tenants } from '#dev/platform/content/tenants.ts';
import { dialogFiles } from '../house/dialog-files.ts';
import { dialogFaults, overflows } from '../layout/measure.ts';
import { resize } from '../layout/open-layout.ts';
import { nameOf, sizes } from '../layout/sizes.ts';
import { killNow, openClient, processTree, type Client } from './client.ts';
import { goTo } from './journeys.ts';
import { platformOnDisk, type DiskPlatform } from './platform.ts';

const learner = '13800010002';
const dialogs = new Set(Object.values(dialogFiles).flat());

/** True for a sight that shows a dialog, a drawer or a panel. */
export const opensDialog = ({ name }: Sight) => dialogs.has(name);

const quietMs = 200;
const usual = { width: 1366, height: 768 };
/** The sheet of answers is a drawer in windows narrower than this. */
const narrowBelow = 800;

let platform: DiskPlatform;
let client: Client;
let stage: Stage;

/** What is wrong with an open dialog in each of the windows that can show it. */
async function faultsOfDialog(narrow: boolean): Promise<string[]> {
  const { page } = stage;
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
  if (!(await dialog.isVisible())) return ['it opens no dialog'];
  const isPanel = await dialog.evaluate((surface) => surface.classList.contains('fui-PopoverSurface'));
  const faults: string[] = [];
  for (const size of sizes.filter(({ width }) => !narrow || width < narrowBelow)) {
    await resize(page, size);
    // A panel moves with the page, as what opened it does.
    if (isPanel) await dialog.scrollIntoViewIfNeeded();
    const found = [...(await dialogFaults(dialog)), ...(await overflows(page))];
    faults.push(...found.map((fault) => `${nameOf(size)}: ${fault}`));
  }
  return faults;
}

async function violationsIn(sight: Sight): Promise<string[]> {
  try {
    return await look(sight);
  } finally {
    await putBack(sight);
  }
}

async function look(sight: Sight): Promise<string[]> {
  const { path, scene, reveal, visitor, tenant, narrow = false } = sight;
  const { page } = stage;
  await page.setViewportSize(narrow ? sizes[3] : usual);
  await inTenant(page, tenant ?? tenants[0].name);
  if (!visitor && !scene) await enterAs(stage, learner);
  const address = scene ? await scene(stage) : path;
  const { pathname, search } = new URL(page.url());
  // The same screen as before begins anew.
  if (`${pathname}${search}` === address) await page.reload();
  else await goTo(page, address);
  await settled(page, 'zh-CN', quietMs);
  if (reveal) {
    await reveal(stage);
    await settled(page, 'zh-CN', quietMs);
  }
  const violations = [...sentAway(page, path), ...(await violationsOn(page))];
  if (opensDialog(sight)) violations.push(...(await faultsOfDialog(narrow)));
  return violations;
}

/** The next sight begins with nothing of this one. */
async function putBack({ scene, reveal, restore, startsOver, visitor }: Sight): Promise<void> {
  const { page } = stage;
  if (reveal) await page.keyboard.press('Escape');
  if (startsOver) await goTo(page, examPaths.list.to());
  await restore?.(stage);
  if (scene) await clearFaults(stage);
  // The home page of the demonstration signs a visitor in.
  if (visitor) await page.evaluate(() => window.desktop.session.end('signed-out'));
}

/** A test for each sight, all of them in one client: axe finds nothing, and an open dialog is whole in each window. */
export function checkSights(sights: readonly Sight[]): void {
  beforeAll(async () => {
    platform = await platformOnDisk();
    const userData = await profileWithLockedPaper(platform.origin);
    client = await openClient({ platform: platform.origin, userData, args: await centreSwitches(userData) });
    stage = { ...client, platform: platform.origin };
    await client.page.setViewportSize(usual);
  });
  afterAll(async () => {
    killNow(processTree(client.pid));
    await platform.stop();
  });

  it.each(sights.map((sight) => [sight.name, sight] as const))('%s', async (_, sight) => {
    expect(await violationsIn(sight)).toEqual([]);
  });
}
