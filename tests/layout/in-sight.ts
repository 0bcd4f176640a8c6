import type { Locator, Page } from 'playwright';
import { outOfSight, overflows } from './measure.ts';
import { resize } from './open-layout.ts';
import { nameOf, sizes } from './sizes.ts';

/** What is wrong at any of the sizes: one of these elements, by name, is not in sight, or the page is wider than its window. */
export async function inSightAtSizes(page: Page, elements: Readonly<Record<string, Locator>>): Promise<string[]> {
  const wrong: string[] = [];
  for (const size of sizes) {
    await resize(page, size);
    for (const [name, element] of Object.entries(elements)) {
      const why = await outOfSight(element);
      if (why) wrong.push(`${nameOf(size)}: ${name} ${why}`);
    }
    wrong.push(...(await overflows(page)).map((found) => `${nameOf(size)}: ${found}`));
  }
  await resize(page, sizes[1]);
  return wrong;
}
