import { livePaths } from '#contract/paths/live.ts';
import { marketPaths } from '#contract/paths/market.ts';
import type { PageBlock, PageLayout } from '#contract/platform/home/page-layout.ts';

/** A block of a variant; its title is a key below `home:variant`. */
export interface VariantBlock {
  component: string;
  title: string;
  /** Units of 24; left out: the whole row. */
  width?: number;
  moreUrl?: string;
  config?: Readonly<Record<string, unknown>>;
}

type VariantRow = readonly VariantBlock[];

const carousel = (type: number): VariantRow => [{ component: 'carousel', title: 'carousel', config: { type } }];
const goods = (title: string, source: string, config: object = {}): VariantBlock => ({
  component: 'goods',
  title,
  moreUrl: marketPaths.goods.to(),
  config: { source, ...config },
});
const camps = (title: string, source: string): VariantBlock => ({ component: 'camps', title, config: { source } });

/** What a home page shows where the platform keeps no layout of it, by the name of its route (000 §2, 000 §7). */
export const homeVariants = {
  opHomepage: [
    carousel(1),
    [goods('branch', 'branch', { type: 4 })],
    [goods('platform', 'saas', { type: 4 })],
    [
      { component: 'nursingResult', title: 'nursingResult', width: 12 },
      { component: 'oldAge', title: 'oldAge', width: 12 },
    ],
  ],
  globalHome: [
    [camps('camps', 'index')],
    [camps('examCamps', 'exam')],
    [{ component: 'lives', title: 'lives', moreUrl: livePaths.list.to(), config: { size: 8 } }],
  ],
  shuidian_homepage: [carousel(2), [camps('traffic', 'traffic')]],
  demo_homepage: [[goods('goods', 'list')], [{ component: 'notices', title: 'notices', config: { source: 'cms' } }]],
  aic_homepage: [
    [camps('household', 'household')],
    [
      { component: 'creditCompanies', title: 'creditCompanies', width: 12 },
      { component: 'creditPerson', title: 'creditPerson', width: 12 },
    ],
  ],
  aic_about: [[{ component: 'creditDirectory', title: 'creditDirectory' }]],
  toC: [
    [goods('sale', 'sale')],
    [goods('streaming', 'streaming')],
    [goods('schools', 'schools')],
    [goods('industry', 'industry')],
  ],
} as const satisfies Readonly<Record<string, readonly VariantRow[]>>;

type HomeName = keyof typeof homeVariants;
const names = Object.keys(homeVariants).filter((name): name is HomeName => name in homeVariants);

/** The variant of a home page as a layout; an address without one shows that of the platform. */
export function variantOf(name: string, titleOf: (key: string) => string): PageLayout {
  const known = names.find((one) => one.toLowerCase() === name.toLowerCase()) ?? 'opHomepage';
  const rows: readonly VariantRow[] = homeVariants[known];
  return {
    pageId: name,
    pageName: '',
    rowList: rows.map((blocks, row) => ({
      columnList: blocks.map(({ width, ...block }, column) => ({
        width: width ?? null,
        blockList: [blockOf(block, `${row}-${column}`, titleOf)],
      })),
    })),
  };
}

function blockOf(
  { component, title, moreUrl = '', config = {} }: Omit<VariantBlock, 'width'>,
  blockId: string,
  titleOf: (key: string) => string,
): PageBlock {
  return { blockId, component, title: titleOf(title), moreUrl, hidden: false, config: { ...config } };
}
