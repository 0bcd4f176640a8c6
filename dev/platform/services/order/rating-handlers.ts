import * as z from 'zod/mini';
import * as calls from '#contract/platform/market/order-rating.ts';
import { orderStatus } from '#contract/platform/market/orders.ts';
import { handle } from '../../server/handle.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import type { Store } from '../../server/store.ts';
import { orderCodes } from './codes.ts';
import { ownOrder } from './order-store.ts';

const labels = ['课程内容', '教师讲解', '学习服务'] as const;
const most = 5;
const scoreRow = z.object({ label: z.string(), stars: z.number() });

function scoresOf(store: Store, orderNo: string) {
  return store.all(scoreRow, 'SELECT label, stars FROM market_order_score WHERE order_no = ?', orderNo);
}

/** Ratings of paid orders, each given once (000 §3, 000 §4). */
export const orderRatingHandlers = [
  handle(calls.orderEvaluationFindByOrderNo, ({ orderNo }, { store, account, clock }) => {
    const { name } = ownOrder(store, account.id, orderNo, clock.now());
    const given = new Map(scoresOf(store, orderNo).map(({ label, stars }) => [label, stars]));
    return {
      title: '订单评价',
      name,
      scoreArr: labels.map((label) => ({ label, count: given.get(label) ?? 0 })),
      submitted: given.size > 0,
    };
  }),
  handle(calls.orderEvaluationSave, ({ orderNo, scoreArr }, { store, account, clock }) => {
    const { status } = ownOrder(store, account.id, orderNo, clock.now());
    if (status !== orderStatus.paid) throw new Refusal(orderCodes.notPaidYet, '订单支付后才能评价');
    if (scoresOf(store, orderNo).length > 0) throw new Refusal(orderCodes.alreadyRated, '订单已评价，不能修改');
    for (const { label, count } of scoreArr) {
      const known = labels.some((one) => one === label);
      if (!known || !Number.isInteger(count) || count < 0 || count > most) {
        throw new Refusal(serverCodes.badParameter, '评分应为 0 到 5 星');
      }
    }
    if (!scoreArr.some(({ count }) => count > 0)) throw new Refusal(orderCodes.noScore, '请进行评价');
    for (const { label, count } of scoreArr) {
      store.run('INSERT INTO market_order_score (order_no, label, stars) VALUES (?, ?, ?)', orderNo, label, count);
    }
    return true;
  }),
];
