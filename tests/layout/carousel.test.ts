import { expect, it } from 'vitest';
import { homePaths } from '#contract/paths/home.ts';
import { settled } from '#dev/gallery/settle.ts';
import { goTo } from '../support/journeys.ts';
import { layoutStage, resize } from './open-layout.ts';
import { nameOf, sizes } from './sizes.ts';

const stage = layoutStage();

it('the white words of a carousel stand on its veil at every size', async () => {
  const { page } = stage.current();
  await goTo(page, homePaths.platform.to());
  await settled(page, 'zh-CN');
  const carousel = page.getByRole('group', { name: '轮播' });
  await carousel.getByRole('button', { name: '暂停轮播' }).click();
  // The slides that are not shown are hidden from readers.
  const slide = carousel.getByRole('group', { name: /^第 1 张/ });
  for (const size of sizes) {
    await resize(page, size);
    const heading = slide.getByRole('heading', { level: 2 });
    const beyond = await heading.evaluate((element) => {
      const words = element.getBoundingClientRect();
      const veil = element.parentElement?.previousElementSibling;
      const box = veil?.getBoundingClientRect();
      if (!veil || !box || !/gradient/.test(getComputedStyle(veil).backgroundImage)) return 'there is no veil';
      const inside = words.left >= box.left && words.right <= box.right && words.top >= box.top;
      return inside && words.bottom <= box.bottom ? null : 'words reach beyond the veil';
    });
    expect(beyond, nameOf(size)).toBeNull();
  }
});
