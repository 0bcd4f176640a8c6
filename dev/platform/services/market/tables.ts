/**
 * Tables of the marketplace. Prices are cents; `stock` NULL: any number may buy; `offered_at`: since when the sales
 * channel offers it, NULL when it does not. `market_offer` is what a branch took into its own offer.
 */
export const marketTables = `
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
