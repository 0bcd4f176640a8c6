import { expect, it } from 'vitest';
import { settled } from '../../dev/gallery/settle.ts';
import { homePaths } from '../../src/contract/paths/home.ts';
import { goTo } from '../support/journeys.ts';
import { layoutStage, resize } from './open-layout.ts';
import { nameOf, sizes } from './sizes.ts';

const stage = layoutStage();

it('the white words of a carousel stand on its veil at every size', async () => {
  const { page } = stage.current();
  await goTo(page, homePaths.platform.to());
  await settled(page, 'zh-CN');
  const slide = page.getByRole('group', { name: '轮播' }).getByRole('listitem').filter({ visible: true });
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
