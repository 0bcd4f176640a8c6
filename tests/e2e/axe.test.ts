import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profileWithLockedPaper } from '../../dev/gallery/locked-paper.ts';
import type { Stage } from '../../dev/gallery/scene.ts';
import { sentAway, settled } from '../../dev/gallery/settle.ts';
import { sights, type Sight } from '../../dev/gallery/sights.ts';
import { clearFaults, enterAs } from '../../dev/gallery/stage.ts';
import { staffCodeSwitches } from '../../dev/gallery/staff-code.ts';
import { violationsOn } from '../../dev/gallery/violations.ts';
import { killNow, openClient, processTree, type Client } from '../support/client.ts';
import { goTo } from '../support/journeys.ts';
import { platformOnDisk, type DiskPlatform } from '../support/platform.ts';

const learner = '13800010002';
// The gallery checks each header, theme and language too.
const checked = sights.filter(({ tenant }) => tenant === undefined);

const quietMs = 200;

let platform: DiskPlatform;
let client: Client;
let stage: Stage;

beforeAll(async () => {
  platform = await platformOnDisk();
  client = await openClient({
    platform: platform.origin,
    userData: await profileWithLockedPaper(platform.origin),
    args: await staffCodeSwitches(),
  });
  stage = { ...client, platform: platform.origin };
  await client.page.setViewportSize({ width: 1366, height: 768 });
});
afterAll(async () => {
  killNow(processTree(client.pid));
  await platform.stop();
});

async function violationsIn({ path, scene, reveal, visitor }: Sight): Promise<string[]> {
  const { page } = stage;
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
  if (reveal) await page.keyboard.press('Escape');
  if (scene) await clearFaults(stage);
  // The home page of the demonstration signs a visitor in.
  if (visitor) await page.evaluate(() => window.desktop.session.end('signed-out'));
  return violations;
}

describe('axe finds nothing on', () => {
  it.each(checked.map((sight) => [sight.name, sight] as const))('%s', async (_, sight) => {
    expect(await violationsIn(sight)).toEqual([]);
  });
});
