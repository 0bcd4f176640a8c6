import { expect, it } from 'vitest';
import { accountPaths } from '#contract/paths/account.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import { settled } from '#dev/gallery/settle.ts';
import { goTo } from '../support/journeys.ts';
import { enter, layoutStage, resize } from './open-layout.ts';
import { sizes } from './sizes.ts';

const stage = layoutStage();
const page = () => stage.current().page;

const narrow = sizes.filter(({ width }) => width < 1100);

it('the sign-in page names its organisation in a narrow window, and its button is in sight', async () => {
  await goTo(page(), accountPaths.login.to());
  await settled(page(), 'zh-CN');
  for (const size of narrow) {
    await resize(page(), size);
    expect(await page().getByRole('banner').getByText('启程职业培训').isVisible()).toBe(true);
  }
  await resize(page(), sizes[0]);
  const button = await page().getByRole('button', { name: '登录', exact: true }).boundingBox();
  expect(button && button.y + button.height).toBeLessThan(sizes[0].height);
});

it('the personal centre begins its content in sight at 200 %', async () => {
  await enter(stage.current());
  await resize(page(), sizes[3]);
  for (const locale of ['fr-FR', 'zh-CN'] as const) {
    await page().evaluate((patch) => window.desktop.settings.change(patch), { locale });
    await goTo(page(), accountPaths.personalCenter.to({ tab: 'certificate' }));
    await settled(page(), locale);
    // The screen before it is shown until this one is loaded, and its texts can arrive after that.
    const title = page()
      .locator(`[data-screen="${accountPaths.personalCenter.pattern}"]`)
      .getByRole('heading', { level: 1 });
    const bottom = async () => {
      const box = await title.boundingBox();
      return box ? box.y + box.height : Infinity;
    };
    await expect.poll(bottom).toBeLessThan(sizes[3].height);
  }
});

async function openPlayer() {
  await enter(stage.current());
  await goTo(page(), learningPaths.play.to({ courseId: 'c-electric-fire', id: 'ci-electric-fire-2-3' }));
  await settled(page(), 'zh-CN');
}

// At 200 % a page of content scrolls: picture and bar fill the window.
it('the player has the way to the next item in sight', async () => {
  await openPlayer();
  for (const size of sizes.filter(({ height }) => height > 400)) {
    await resize(page(), size);
    const next = await page().getByRole('button', { name: '下一节' }).last().boundingBox();
    expect(next && next.y + next.height).toBeLessThan(size.height);
  }
});

it('the player is 600 px high in a window that has room for it, lower in others [player-height]', async () => {
  await openPlayer();
  await resize(page(), sizes[4]);
  const item = page().getByRole('region', { name: '当前内容' });
  const height = async () => (await item.locator('> div').first().boundingBox())?.height;
  expect(await height()).toBe(600);
  await resize(page(), sizes[3]);
  expect(await height()).toBeLessThan(sizes[3].height);
});
