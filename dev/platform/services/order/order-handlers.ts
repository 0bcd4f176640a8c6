import { goodsOrderType } from '#contract/platform/market/goods-detail.ts';
import * as calls from '#contract/platform/market/orders.ts';
import { wireTime } from '../../server/clock.ts';
import { handle, type Context } from '../../server/handle.ts';
import { ownOrigin } from '../../server/own-origin.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import { goodsById, ownedBy, type GoodsRow } from '../market/goods-store.ts';
import { yuan } from '../market/goods-wire.ts';
import { refusalFor } from '../market/may-buy.ts';
import { orderRow, ownOrder, takeOrder, type OrderRow } from './order-store.ts';
import { beginPayment, checkChannel, checkPayable, checkScene, openTicket, takeOver } from './payments.ts';

const packageKind = 2;

function place(input: { goodsId: string; orderType: number; num: number }, version: number, context: Context) {
  const { store, account, clock } = context;
  if (input.orderType !== goodsOrderType) throw new Refusal(serverCodes.badParameter, '参数 orderType 超出范围');
  if (input.num !== 1) throw new Refusal(serverCodes.badParameter, '参数 num 超出范围');
  const goods = goodsById(store, input.goodsId);
  const refusal = refusalFor(goods, ownedBy(store, account.id).has(goods.id));
  if (refusal) throw refusal;
  const { id: goodsId, name, sale_cents: cents } = goods;
  const orderNo = takeOrder(store, { accountId: account.id, goodsId, name, cents, version, at: clock.now() });
  return { orderNo, payAmount: yuan(cents) };
}

/** Learners who pay get an invoice to their name, a day after. */
function invoiceOf(row: OrderRow, name: string, now: number) {
  const issued = row.paid_at === null ? null : row.paid_at + 86_400_000;
  if (issued === null || issued > now || row.cents === 0) return null;
  return {
    title: name,
    taxNo: '',
    number: `2432${row.order_no.slice(2)}`,
    amount: yuan(row.cents),
    issueTime: wireTime(issued),
    url: '',
  };
}

function courseOf(goodsId: string, { store }: Context): GoodsRow['course_id'] {
  return goodsById(store, goodsId).course_id;
}

function orderOf(orderNo: string, context: Context): OrderRow {
  return ownOrder(context.store, context.account.id, orderNo, context.clock.now());
}

/** Orders and payments (000 §7, G-128 to G-130). */
export const orderHandlers = [
  handle(calls.placeOrder, (input, context) => place(input, 1, context)),
  handle(calls.placeOrderV2, (input, context) => place(input, 2, context)),
  handle(calls.getOrderByNo, ({ orderNo }, context) => {
    const row = orderOf(orderNo, context);
    return {
      orderNo,
      goodsId: row.goods_id,
      goodsName: row.name,
      status: row.status,
      payAmount: yuan(row.cents),
      createTime: wireTime(row.created_at),
      expireTime: row.status === calls.orderStatus.unpaid ? wireTime(row.expires_at) : null,
      payTime: wireTime(row.paid_at),
      payWay: row.paid_at === null ? '' : row.cents === 0 ? '免费领取' : '微信支付',
      courseId: courseOf(row.goods_id, context),
      invoice: invoiceOf(row, context.account.name, context.clock.now()),
    };
  }),
  handle(calls.getOrderStatus, ({ orderNo }, context) => orderOf(orderNo, context).status),
  handle(calls.prePayOrder, ({ orderNo, payChannel }, context) => {
    checkChannel(payChannel);
    const row = orderOf(orderNo, context);
    checkPayable(row);
    // Packages are paid through the payment service alone.
    if (goodsById(context.store, row.goods_id).goods_kind === packageKind) return {};
    return { payNo: beginPayment(context.store, orderNo, context.clock.now()) };
  }),
  handle(calls.payPreOrder, ({ orderNo, payChannel }, context) => {
    checkChannel(payChannel);
    checkPayable(orderOf(orderNo, context));
    return { payNo: beginPayment(context.store, orderNo, context.clock.now()) };
  }),
  handle(calls.launchPay, ({ orderNo, scene }, context) => {
    checkScene(scene);
    checkPayable(orderOf(orderNo, context));
    const ticket = openTicket(context.store, orderNo, context.clock.now());
    const payUrl = `${ownOrigin(context.store)}/cashier?ticket=${ticket}`;
    return { payUrl, codeUrl: payUrl };
  }),
  handle(calls.findAndSetPayStatus, ({ payNo }, { store, account }) => {
    takeOver(store, account.id, payNo);
    const row = store.one(
      orderRow,
      'SELECT market_order.* FROM market_order JOIN market_payment USING (order_no) WHERE pay_no = ?',
      payNo,
    );
    return { status: row?.status ?? null };
  }),
];
