import { expect, it } from 'vitest';
import { marketPaths } from '#contract/paths/market.ts';
import { settled } from '#dev/gallery/settle.ts';
import { goTo } from '../support/journeys.ts';
import { outOfSight } from './measure.ts';
import { layoutStage, resize } from './open-layout.ts';
import { nameOf, sizes } from './sizes.ts';

const stage = layoutStage();

it('goods show their price and the way to buy on arrival', async () => {
  const { page } = stage.current();
  await goTo(page, marketPaths.platformGoodsDetail.to({ goodsId: 'g-weld' }));
  await settled(page, 'zh-CN');
  const panel = page.getByRole('region', { name: '价格与购买' });
  const wrong: string[] = [];
  for (const size of sizes) {
    await resize(page, size);
    for (const part of [panel.getByText('¥1,280.00'), panel.getByRole('button')]) {
      const why = await outOfSight(part);
      if (why) wrong.push(`${nameOf(size)}: ${why}`);
    }
  }
  expect(wrong).toEqual([]);
});
