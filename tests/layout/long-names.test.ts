import { beforeAll, describe, expect, it } from 'vitest';
import { sentAway, settled } from '#dev/gallery/settle.ts';
import { sights } from '#dev/gallery/sights.ts';
import { goTo } from '../support/journeys.ts';
import { overflows } from './measure.ts';
import { enter, layoutStage, resize } from './open-layout.ts';
import { nameOf, sizes } from './sizes.ts';

const stage = layoutStage({ habits: 'long-names' });
const page = () => stage.current().page;
// The demonstration's home page signs a visitor in; a learner's screens are measured as one.
const screens = sights.filter(({ scene, reveal, tenant, path }) => !scene && !reveal && !tenant && !/demo/i.test(path));

async function sideways(path: string): Promise<string[]> {
  await resize(page(), sizes[1]);
  await goTo(page(), path);
  await settled(page(), 'zh-CN');
  const wrong = sentAway(page(), path);
  for (const size of sizes) {
    await resize(page(), size);
    wrong.push(...(await overflows(page())).map((found) => `${path} at ${nameOf(size)}: ${found}`));
  }
  return wrong;
}

it.each(screens.filter(({ visitor }) => visitor).map(({ path }) => path))(
  '%s is no wider than its window with names of 400 characters',
  async (path) => expect(await sideways(path)).toEqual([]),
);

describe('a learner', () => {
  beforeAll(() => enter(stage.current()));

  it.each(screens.filter(({ visitor }) => !visitor).map(({ path }) => path))(
    '%s is no wider than its window with names of 400 characters',
    async (path) => expect(await sideways(path)).toEqual([]),
  );
});
