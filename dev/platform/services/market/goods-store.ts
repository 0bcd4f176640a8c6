import * as z from 'zod/mini';
import { codesBelow } from '../../content/market/categories.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import type { Store } from '../../server/store.ts';

export const goodsRow = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  sale_cents: z.number(),
  base_cents: z.number(),
  bought: z.number(),
  task_type: z.number(),
  goods_kind: z.number(),
  type: z.number(),
  district: z.string(),
  stock: z.nullable(z.number()),
  restriction: z.nullable(z.string()),
  course_id: z.nullable(z.string()),
});
export type GoodsRow = z.output<typeof goodsRow>;

/** What goods are looked for; what is left out narrows nothing. */
export interface Wanted {
  /** Type code: 3 is what a learner may buy. */
  type: number;
  categoryCodes?: readonly string[] | undefined;
  goodsIds?: readonly string[] | undefined;
  /** Part of a name, regardless of case. */
  name?: string | undefined;
  isFree?: boolean | undefined;
  districts?: readonly string[] | undefined;
  /** Only what costs less than before. */
  reduced?: boolean | undefined;
  /** Only what the sales channel offers from the start, or a branch has taken into its offer. */
  inChannel?: boolean | undefined;
  /** Only what is studied in a course of the branch itself. */
  taught?: boolean | undefined;
}

interface Paging {
  pageNum: number;
  pageSize: number;
}

type Condition = readonly [sql: string, ...values: (string | number)[]];

function conditionsOf(wanted: Wanted): Condition[] {
  const { type, categoryCodes = [], goodsIds = [], name = '', isFree, districts, reduced, inChannel, taught } = wanted;
  const among = (column: string, values: readonly string[]): Condition => [
    `${column} IN (SELECT value FROM json_each(?))`,
    JSON.stringify(values),
  ];
  const all: (Condition | null)[] = [
    ['type = ?', type],
    categoryCodes.length === 0
      ? null
      : among(
          'category',
          categoryCodes.flatMap((code) => codesBelow(code)),
        ),
    goodsIds.length === 0 ? null : among('id', goodsIds),
    name.trim() === '' ? null : ['instr(lower(name), ?) > 0', name.trim().toLowerCase()],
    isFree === undefined ? null : [isFree ? 'sale_cents = 0' : 'sale_cents > 0'],
    districts === undefined ? null : among('district', districts),
    reduced ? ['sale_cents > 0 AND sale_cents < base_cents'] : null,
    inChannel ? ['(in_channel = 1 OR id IN (SELECT goods_id FROM market_offer))'] : null,
    taught ? ['course_id IS NOT NULL'] : null,
  ];
  return all.filter((condition) => condition !== null);
}

/** Goods in the order of the lists, one page of them, with the number of all. Throws a `Refusal` for a page below 1. */
export function findGoods(store: Store, wanted: Wanted, { pageNum, pageSize }: Paging) {
  if (!Number.isInteger(pageNum) || pageNum < 1) throw new Refusal(serverCodes.badParameter, '参数 pageNum 超出范围');
  if (!Number.isInteger(pageSize) || pageSize < 1 || pageSize > 999) {
    throw new Refusal(serverCodes.badParameter, '参数 pageSize 超出范围');
  }
  const conditions = conditionsOf(wanted);
  const where = conditions.map(([sql]) => sql).join(' AND ');
  const values = conditions.flatMap(([, ...given]) => given);
  const count = store.one(
    z.object({ n: z.number() }),
    `SELECT count(*) AS n FROM market_goods WHERE ${where}`,
    ...values,
  );
  const rows = store.all(
    goodsRow,
    `SELECT * FROM market_goods WHERE ${where} ORDER BY position LIMIT ? OFFSET ?`,
    ...values,
    pageSize,
    (pageNum - 1) * pageSize,
  );
  return { rows, total: count?.n ?? 0 };
}

/** One goods. Throws a `Refusal` when there is none of this id. */
export function goodsById(store: Store, id: string): GoodsRow {
  const row = store.one(goodsRow, 'SELECT * FROM market_goods WHERE id = ?', id);
  if (!row) throw new Refusal(serverCodes.notFound, '没有找到这个课程商品，它可能已经下架');
  return row;
}

/** The ids of what a learner has. */
export function ownedBy(store: Store, accountId: string): Set<string> {
  const rows = store.all(
    z.object({ goods_id: z.string() }),
    'SELECT goods_id FROM market_owned WHERE account_id = ?',
    accountId,
  );
  return new Set(rows.map(({ goods_id }) => goods_id));
}
