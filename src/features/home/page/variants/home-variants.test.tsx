import { describe, expect, it } from 'vitest';
import { homePaths } from '#contract/paths/home.ts';
import { ownBlocks } from '../blocks/blocks.ts';
import { goodsSources } from '../blocks/goods-rules.ts';
import { rowsOf } from '../page-grid.ts';
import { homeVariants, variantOf, type VariantBlock } from './home-variants.ts';

const blocks: readonly VariantBlock[] = Object.values(homeVariants).flat(2);
const wordsOf = (component: string) =>
  blocks.filter((block) => block.component === component).map(({ config }) => String(config?.['source']));

describe('the variants of home pages', () => {
  it('exist for every home page', () => {
    const { platform, global, hydropower, demo, aic, aicAbout, consumer } = homePaths;
    const names = [platform, global, hydropower, demo, aic, aicAbout, consumer].map(({ pattern }) => pattern.slice(1));
    expect(Object.keys(homeVariants).toSorted()).toEqual(names.toSorted());
  });

  it('give every call of home pages to one of them, once', () => {
    expect(wordsOf('goods').toSorted()).toEqual(goodsSources.toSorted());
    expect(wordsOf('camps').toSorted()).toEqual(['exam', 'household', 'index', 'traffic']);
    for (const component of ['lives', 'creditCompanies', 'creditDirectory', 'creditPerson', 'nursingResult', 'oldAge'])
      expect(wordsOf(component)).toHaveLength(1);
  });

  it('are made of blocks that this client draws', () => {
    expect(blocks.filter(({ component }) => !Object.hasOwn(ownBlocks, component))).toEqual([]);
  });
});

it.each([
  ['opHomepage', 4],
  ['GlobalHome', 3],
  ['toC', 4],
  ['elsewhere', 4],
])('%s has %s rows', (name, rows) => {
  const layout = variantOf(name, (key) => key);
  expect(rowsOf(layout)).toHaveLength(rows);
});

it('a block has a title and an id of its own', () => {
  const layout = variantOf('opHomepage', (key) => `title ${key}`);
  const all = layout.rowList.flatMap(({ columnList }) => columnList.flatMap(({ blockList }) => blockList));
  expect(new Set(all.map(({ blockId }) => blockId)).size).toBe(all.length);
  expect(all[1]?.title).toBe('title branch');
});
