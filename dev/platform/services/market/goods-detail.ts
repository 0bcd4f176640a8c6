import * as calls from '../../../../src/contract/platform/market/goods-detail.ts';
import { categoryOf } from '../../content/market/categories.ts';
import { catalogueOf, giftsOf, introOf, picturesOf } from '../../content/market/details.ts';
import { startOfDay, wireTime } from '../../server/clock.ts';
import { handle, handleOpen, type OpenContext } from '../../server/handle.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import { marketCodes } from './codes.ts';
import { goodsById, ownedBy, type GoodsRow } from './goods-store.ts';
import { goodsWriter, yuan } from './goods-wire.ts';

/** A reduced price holds for so many days from today. */
const reducedForDays = 7;
const hour = 3_600;

function detailOf(id: string, context: OpenContext) {
  const row = goodsById(context.store, id);
  const catalogueList = catalogueOf({ name: row.name, category: row.category, courseId: row.course_id });
  const seconds = catalogueList.flatMap(({ itemList }) => itemList.map(({ duration }) => duration ?? 0));
  const reduced = row.sale_cents > 0 && row.sale_cents < row.base_cents;
  return {
    ...goodsWriter(context)(row),
    pictureList: picturesOf(row.category),
    categoryCode: row.category,
    categoryName: categoryOf(row.category)?.name ?? '',
    intro: introOf(row.name, row.category),
    learnHours: Math.max(1, Math.round(seconds.reduce((sum, one) => sum + one, 0) / hour)),
    validDays: row.sale_cents === 0 ? null : 180,
    saleEndTime: reduced ? wireTime(startOfDay(context.clock.now(), reducedForDays)) : null,
    courseId: row.course_id,
    catalogueList,
  };
}

/** Why somebody may not buy: the first that holds; null: nothing is against it. */
function refusalFor(row: GoodsRow, owned: boolean): Refusal | null {
  if (owned) return new Refusal(marketCodes.goodsOwned, '您已拥有这门课程，无需重复购买');
  if (row.restriction === 'ended') return new Refusal(marketCodes.saleEnded, '这门课程已停止销售');
  if (row.stock === 0) return new Refusal(marketCodes.goodsSoldOut, '本期名额已满，请关注下一期');
  if (row.restriction === 'organisation') {
    return new Refusal(marketCodes.goodsForOthers, '这门课程只对合作企业的员工开放');
  }
  return null;
}

export const goodsDetailHandlers = [
  handleOpen(calls.findGoodsDetailById, ({ goodsId }, context) => detailOf(goodsId, context)),
  handleOpen(calls.findGoodsById, ({ id }, context) => detailOf(id, context)),
  handleOpen(calls.findGoodsGiftByGoodsId, ({ goodsId }, { store }) => {
    const row = goodsById(store, goodsId);
    return giftsOf(row.category, row.sale_cents).map(({ cents, ...gift }) => ({ ...gift, basePrice: yuan(cents) }));
  }),
  handle(calls.checkUserCanByGoods, ({ goodsId, orderType }, { store, account }) => {
    if (orderType !== calls.goodsOrderType) throw new Refusal(serverCodes.badParameter, '参数 orderType 超出范围');
    const row = goodsById(store, goodsId);
    const refusal = refusalFor(row, ownedBy(store, account.id).has(row.id));
    if (refusal) throw refusal;
    return row.restriction !== 'unsaid';
  }),
];
