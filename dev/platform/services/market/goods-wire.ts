import type { OpenContext } from '../../server/handle.ts';
import { accountOf } from '../account/session.ts';
import { branchesOf } from '../institution/branches.ts';
import { ownedBy, type GoodsRow } from './goods-store.ts';

/** Yuan, as prices travel. */
export const yuan = (cents: number) => cents / 100;

/** Writes goods as they travel, for whoever asks: a visitor is not told what is owned. */
export function goodsWriter(context: OpenContext) {
  const { store, token, tenant, clock } = context;
  const names = new Map(branchesOf(tenant).map(({ name, place }) => [place.district, name]));
  const owned = token === '' ? null : ownedBy(store, accountOf(store, token, clock.now()).id);
  return (row: GoodsRow) => ({
    id: row.id,
    name: row.name,
    picUrl: '',
    isFree: row.sale_cents === 0,
    salePrice: yuan(row.sale_cents),
    basePrice: yuan(row.base_cents),
    purchaseNo: row.bought,
    taskType: row.task_type,
    goodsKind: String(row.goods_kind),
    branchName: names.get(row.district) ?? '',
    stockNo: row.stock,
    isOwned: owned === null ? null : owned.has(row.id),
  });
}
