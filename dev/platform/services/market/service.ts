import * as calls from '#contract/platform/market/categories.ts';
import { categories } from '../../content/market/categories.ts';
import { handle, handleOpen } from '../../server/handle.ts';
import type { Service } from '../../server/service.ts';
import { branchesOf } from '../institution/branches.ts';
import { marketCodes } from './codes.ts';
import { changeGoods, fillShelf } from './controls.ts';
import { distributionHandlers } from './distribution.ts';
import { goodsDetailHandlers } from './goods-detail.ts';
import { goodsListHandlers } from './goods-lists.ts';
import { providerOf } from './provider.ts';
import { providerHandlers } from './providers.ts';
import { seedMarket } from './seed.ts';

const onWire = (all: typeof categories): unknown[] =>
  all.map(({ code, name, children }) => ({ code, name, children: onWire(children) }));

/** Categories of goods, and the branches that offer goods (000 §7). */
const categoryHandlers = [
  handleOpen(calls.goodsCategoryFindAll, () => onWire(categories)),
  handle(calls.branchGetGoodsCategoryTree, (_, context) => {
    providerOf(context);
    return onWire(categories);
  }),
  handleOpen(calls.findAllBranchBySaasId, (_, { tenant }) =>
    branchesOf(tenant)
      .filter(({ place }) => place.courses > 0)
      .map(({ id, name }) => ({ id, name })),
  ),
];

/**
 * Tables of the marketplace. Prices are cents; `stock` NULL: any number may buy; `offered_at`: since when the sales
 * channel offers it, NULL when it does not. `market_offer` is what a branch took into its own offer.
 */
const marketTables = `
CREATE TABLE IF NOT EXISTS market_goods (
  id TEXT PRIMARY KEY, position INTEGER NOT NULL, name TEXT NOT NULL, category TEXT NOT NULL,
  sale_cents INTEGER NOT NULL, base_cents INTEGER NOT NULL, bought INTEGER NOT NULL, task_type INTEGER NOT NULL,
  goods_kind INTEGER NOT NULL, type INTEGER NOT NULL, district TEXT NOT NULL, stock INTEGER, restriction TEXT,
  course_id TEXT, in_channel INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS market_goods_place ON market_goods (type, position);
CREATE TABLE IF NOT EXISTS market_owned (
  account_id TEXT NOT NULL REFERENCES account(id), goods_id TEXT NOT NULL REFERENCES market_goods(id),
  at INTEGER NOT NULL, PRIMARY KEY (account_id, goods_id)
) STRICT;
CREATE TABLE IF NOT EXISTS market_offer (
  branch_id TEXT NOT NULL, goods_id TEXT NOT NULL REFERENCES market_goods(id), account_id TEXT NOT NULL,
  at INTEGER NOT NULL, PRIMARY KEY (branch_id, goods_id)
) STRICT;
`;

/** The marketplace (000 §7, 002 §7). */
export const marketService: Service = {
  name: 'market',
  handlers: [
    ...providerHandlers,
    ...categoryHandlers,
    ...goodsListHandlers,
    ...goodsDetailHandlers,
    ...distributionHandlers,
  ],
  tables: marketTables,
  codes: marketCodes,
  controls: { 'POST /__goods': fillShelf, 'POST /__goods/change': changeGoods },
  seed: seedMarket,
};
