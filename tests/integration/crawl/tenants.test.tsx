import { expect, it } from 'vitest';
import { accountPaths } from '#contract/paths/account.ts';
import { homePaths } from '#contract/paths/home.ts';
import { marketPaths } from '#contract/paths/market.ts';
import { tenantFor } from '#dev/platform/content/tenants.ts';
import { entry } from '#dev/platform/content/tenants/tenant.ts';
import { crawlAs, patience } from './start.ts';

const clicks = 60;

/** Answers for the start configuration of a tenant with this in place of its own. */
function configured(tenant: string, own: Record<string, string>, more: object = {}) {
  const { configuration } = tenantFor(tenant, '');
  const values = new Map(configuration.frontendConfig.map(({ key, value }) => [key, value]));
  for (const [key, value] of Object.entries(own)) values.set(key, value);
  const frontendConfig = [...values].map(([key, value]) => ({ key, value }));
  const data = { ...configuration, frontendConfig, ...more };
  const text = JSON.stringify({ code: 200, message: '', success: true, data });
  return ['getConfiguration', 'configurationByEncodedHost'].map((id) => ({
    match: { id },
    mode: 'answer',
    text,
    times: 0,
  }));
}

/** The same client where its centre configured no menu. */
const noMenu = configured('qicheng', {}, { navagation: { mainMenu: [] } });

/** The same where it put its shelves, and the new personal centre, into the menu. */
const markets = configured(
  'qicheng',
  {},
  {
    navagation: {
      mainMenu: [marketPaths.platformGoods, marketPaths.salesGoods, accountPaths.personalCenterNew].map((path) =>
        entry(path.pattern, path.to()),
      ),
    },
  },
);

/** The same where it uses what only some centres do. */
const special = configured('qicheng', {
  homepage: homePaths.platform.to(),
  is_home_arrangeable: 'true',
  face_album_branch: 'true',
  branch_region_source: 'gm',
  profile_update_theme: '#1f63b5',
});

it.each([
  // Everything that a visitor finds.
  { who: 'a visitor of qicheng', tenant: 'qicheng', most: 600, longestMs: 90_000 },
  { who: 'a learner of anhe', tenant: 'anhe', phone: '13800010003', most: clicks },
  { who: 'a learner of liaoyuan', tenant: 'liaoyuan', phone: '13800010006', most: clicks },
  { who: 'a learner of zhongzhu', tenant: 'zhongzhu', phone: '13800010002', most: clicks },
  { who: 'a learner without a menu', tenant: 'qicheng', phone: '13800010002', faults: noMenu, most: clicks },
  {
    who: 'a learner whose menu names the markets',
    tenant: 'qicheng',
    phone: '13800010002',
    faults: markets,
    most: clicks,
  },
  {
    who: 'a learner of a centre with a home page of its own',
    tenant: 'qicheng',
    phone: '13800010002',
    faults: special,
    most: clicks * 2,
  },
  { who: 'a visitor of shuiwu', tenant: 'shuiwu', most: clicks },
  { who: 'a visitor of global', tenant: 'global', lang: 'en-US' as const, most: clicks },
  { who: 'a visitor of global who reads French', tenant: 'global', lang: 'fr-FR' as const, most: 40 },
  { who: 'a visitor of global who reads Chinese', tenant: 'global', lang: 'zh-CN' as const, most: 40 },
  // A centre configures where its learners and visitors are at home.
  ...[homePaths.platform, homePaths.consumer, homePaths.hydropower, homePaths.demo, homePaths.aic].map((home) => ({
    who: `a visitor at home at ${home.to()}`,
    tenant: 'qicheng',
    faults: configured('qicheng', { homepage: home.to() }),
    most: 30,
  })),
])('$who', { timeout: 180_000 * patience }, async (row) => {
  const { reached, steps } = await crawlAs({ longestMs: 40_000, ...row });
  expect(steps.length).toBeGreaterThan(0);
  expect(reached.size).toBeGreaterThan(1);
});
