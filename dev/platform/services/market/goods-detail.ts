import * as calls from '#contract/platform/market/goods-detail.ts';
import { categoryOf } from '../../content/market/categories.ts';
import { catalogueOf, giftsOf, introOf, picturesOf } from '../../content/market/details.ts';
import { startOfDay, wireTime } from '../../server/clock.ts';
import { handle, handleOpen, type OpenContext } from '../../server/handle.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import { goodsById, ownedBy } from './goods-store.ts';
import { goodsWriter, yuan } from './goods-wire.ts';
import { refusalFor } from './may-buy.ts';

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
