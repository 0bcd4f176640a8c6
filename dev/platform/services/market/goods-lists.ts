import * as calls from '#contract/platform/market/goods-lists.ts';
import * as goodsCalls from '#contract/platform/market/goods.ts';
import { handle, handleOpen, type OpenContext } from '../../server/handle.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import { branchesOf } from '../institution/branches.ts';
import { findGoods, type Wanted } from './goods-store.ts';
import { goodsWriter } from './goods-wire.ts';
import { providerOf } from './provider.ts';

/** What a learner may buy, and what providers sell to providers (002 §7). */
const goodsTypes = { learner: 3, trade: 1 } as const;
/** A call without paging gives no more. */
const most = 999;

function listed(wanted: Wanted, paging: { pageNum: number; pageSize: number }, context: OpenContext) {
  const { rows, total } = findGoods(context.store, wanted, paging);
  return { list: rows.map(goodsWriter(context)), total };
}

const bare = (wanted: Wanted, context: OpenContext, pageSize = most) =>
  listed(wanted, { pageNum: 1, pageSize }, context).list;

const codes = (joined = '') => joined.split(',').filter((code) => code !== '');

/** The place of a branch as a filter; undefined filters nothing. */
function districtsOf(branchId: string | undefined, { tenant }: OpenContext): string[] | undefined {
  if (branchId === undefined) return undefined;
  return branchesOf(tenant).flatMap(({ id, place }) => (id === branchId ? [place.district] : []));
}

/** Shelves of home pages by type: 1 care, 2 fire and first aid, 3 water, 4 everything. */
const shelves: Readonly<Record<number, readonly string[]>> = { 1: ['care'], 2: ['fire', 'aid'], 3: ['hydro'], 4: [] };

/** A shelf of the whole platform, or with what the branch teaches itself. */
const shelf =
  (taught: boolean) =>
  ({ type, size }: { type: number; size: number }, context: OpenContext) => {
    const categoryCodes = shelves[type];
    if (!categoryCodes) throw new Refusal(serverCodes.badParameter, '参数 type 超出范围');
    return bare({ type: goodsTypes.learner, categoryCodes, taught }, context, size);
  };

export const goodsListHandlers = [
  handleOpen(calls.openPlatformStuFindGoods, ({ pageNum, pageSize, branchId, ...filter }, context) => {
    const wanted = { ...filter, type: goodsTypes.learner, districts: districtsOf(branchId, context) };
    return listed(wanted, { pageNum, pageSize }, context);
  }),
  handle(calls.openPlatformBranchFindGoods, ({ pageNum, pageSize, branchId, categoryCodes, ...filter }, context) => {
    providerOf(context);
    const districts = districtsOf(branchId, context);
    const wanted = { ...filter, categoryCodes: codes(categoryCodes), type: goodsTypes.learner, districts };
    return listed(wanted, { pageNum, pageSize }, context);
  }),
  handleOpen(calls.goodsLearnerFindByCondition, ({ pageNum, pageSize, type, categoryCodes, goodsIds, name }, context) =>
    listed(
      { type, categoryCodes: codes(categoryCodes), goodsIds: codes(goodsIds), name },
      { pageNum, pageSize },
      context,
    ),
  ),
  handleOpen(calls.goodsLearnerFindGoodsList, ({ goodsIds }, context) =>
    goodsIds.length === 0 ? [] : bare({ type: goodsTypes.learner, goodsIds }, context),
  ),
  handleOpen(calls.channelGoodsList, ({ pageNum, pageSize, name, categoryCodes }, context) =>
    listed({ type: goodsTypes.learner, name, categoryCodes, inChannel: true }, { pageNum, pageSize }, context),
  ),
  handleOpen(goodsCalls.goodsLearnerFindByConditionList, ({ pageNum, pageSize, ...wanted }, context) =>
    listed(wanted, { pageNum, pageSize }, context),
  ),
  handleOpen(goodsCalls.findSaleGoods, (_, context) => bare({ type: goodsTypes.learner, reduced: true }, context)),
  handleOpen(goodsCalls.findWangHongSaleGoods, (_, context) =>
    bare({ type: goodsTypes.learner, categoryCodes: ['general', 'food'], reduced: true }, context),
  ),
  handleOpen(goodsCalls.findZhongZhiSaleGoods, (paging, context) =>
    listed({ type: goodsTypes.learner, categoryCodes: ['special', 'build'] }, paging, context),
  ),
  handleOpen(goodsCalls.gongXinFindSaleGoods, (_, context) =>
    bare({ type: goodsTypes.learner, categoryCodes: ['ai'] }, context),
  ),
  handleOpen(goodsCalls.minzhengGetGoodsInBranch, shelf(true)),
  handleOpen(goodsCalls.minzhengGetGoodsInSaas, shelf(false)),
];
