import * as z from 'zod/mini';
import * as calls from '#contract/platform/market/distribution.ts';
import { wireTime } from '../../server/clock.ts';
import { handle, type Context } from '../../server/handle.ts';
import { Refusal } from '../../server/refusal.ts';
import { marketCodes } from './codes.ts';
import { goodsById, type GoodsRow } from './goods-store.ts';
import { goodsWriter, yuan } from './goods-wire.ts';
import { providerOf } from './provider.ts';

/** Percent of the price that a provider keeps: more for what many buy. */
const shareOf = ({ bought }: GoodsRow) => (bought >= 1000 ? 15 : 25);

const prefix = 'dg-';

function offeredAt(goodsId: string, context: Context): number | null {
  const row = context.store.one(
    z.object({ at: z.number() }),
    'SELECT at FROM market_offer WHERE branch_id = ? AND goods_id = ?',
    providerOf(context).id,
    goodsId,
  );
  return row?.at ?? null;
}

/** Providers take goods of others into their own offer: once, and only what has a price (000 §7). */
export const distributionHandlers = [
  handle(calls.getDistributionGoodsInfo, ({ id }, context) => {
    const row = goodsById(context.store, id);
    const at = offeredAt(id, context);
    const share = shareOf(row);
    return {
      distributionGoodsId: `${prefix}${id}`,
      branchName: goodsWriter(context)(row).branchName,
      salePrice: yuan(row.sale_cents),
      settlePrice: yuan(Math.round((row.sale_cents * (100 - share)) / 100)),
      shareRate: share,
      isDistributed: at !== null,
      distributeTime: wireTime(at),
    };
  }),
  handle(calls.distribute, ({ distributionGoodsId }, context) => {
    const row = goodsById(context.store, distributionGoodsId.replace(prefix, ''));
    if (row.sale_cents === 0) throw new Refusal(marketCodes.notDistributable, '免费课程不能分销');
    if (row.restriction === 'ended') throw new Refusal(marketCodes.saleEnded, '该课程已停止销售，不能分销');
    const branch = providerOf(context);
    if (offeredAt(row.id, context) !== null) throw new Refusal(marketCodes.alreadyOffered, '本机构已经分销这门课程');
    context.store.run(
      'INSERT INTO market_offer (branch_id, goods_id, account_id, at) VALUES (?, ?, ?, ?)',
      branch.id,
      row.id,
      context.account.id,
      context.clock.now(),
    );
    return true;
  }),
];
