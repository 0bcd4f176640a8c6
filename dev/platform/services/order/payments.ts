import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { cashierScene, orderStatus, payChannel } from '#contract/platform/market/orders.ts';
import { minute, wireTime } from '../../server/clock.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import type { Store } from '../../server/store.ts';
import { orderCodes } from './codes.ts';
import { settle, type OrderRow } from './order-store.ts';

const cashierForMs = 15 * minute;
const counted = z.object({ count: z.number() });
const payment = z.object({ pay_no: z.string(), order_no: z.string(), paid_at: z.nullable(z.number()) });

/** Throws a `Refusal` for an order that nobody can pay any more. */
export function checkPayable({ status }: OrderRow): void {
  if (status === orderStatus.paid) throw new Refusal(orderCodes.orderPaid, '订单已支付，请勿重复支付');
  if (status !== orderStatus.unpaid) throw new Refusal(orderCodes.orderClosed, '订单已关闭，请重新下单');
}

export function checkChannel(channel: number): void {
  if (channel !== payChannel) throw new Refusal(serverCodes.badParameter, '参数 payChannel 超出范围');
}

export function checkScene(scene: number): void {
  if (scene !== cashierScene) throw new Refusal(serverCodes.badParameter, '参数 scene 超出范围');
}

/** Begins a payment with the payment service. Returns its number. */
export function beginPayment(store: Store, orderNo: string, at: number): string {
  const count = store.one(counted, 'SELECT count(*) AS count FROM market_payment')?.count ?? 0;
  const date = (wireTime(at) ?? '').slice(0, 10).replaceAll('-', '');
  const payNo = `ZF${date}${String(count + 1).padStart(6, '0')}`;
  store.run('INSERT INTO market_payment (pay_no, order_no, at) VALUES (?, ?, ?)', payNo, orderNo, at);
  return payNo;
}

/** Opens the cashier for an order. Returns what opens its page. */
export function openTicket(store: Store, orderNo: string, at: number): string {
  const ticket = randomBytes(16).toString('hex');
  store.run(
    'INSERT INTO market_cashier (ticket, order_no, until) VALUES (?, ?, ?)',
    ticket,
    orderNo,
    at + cashierForMs,
  );
  return ticket;
}

/** The order that a ticket opens; null: unknown, or over. */
export function orderOfTicket(store: Store, ticket: string, now: number): string | null {
  const row = store.one(
    z.object({ order_no: z.string() }),
    'SELECT order_no FROM market_cashier WHERE ticket = ? AND until > ?',
    ticket,
    now,
  );
  return row?.order_no ?? null;
}

/** Every payment of an order, newest first. */
export function paymentsOf(store: Store, orderNo: string) {
  return store.all(payment, 'SELECT * FROM market_payment WHERE order_no = ? ORDER BY rowid DESC', orderNo);
}

/** A person pays at the cashier: the latest payment of the order. False: it is paid already, or there is none. */
export function payAtCashier(store: Store, orderNo: string, at: number): boolean {
  const all = paymentsOf(store, orderNo);
  const [latest] = all;
  if (!latest || all.some(({ paid_at }) => paid_at !== null)) return false;
  store.run('UPDATE market_payment SET paid_at = ? WHERE pay_no = ?', at, latest.pay_no);
  return true;
}

/** Asks the payment service how a payment of a learner went, and takes over what it says. Throws a `Refusal` for none. */
export function takeOver(store: Store, accountId: string, payNo: string): void {
  const row = store.one(
    payment,
    `SELECT market_payment.* FROM market_payment JOIN market_order USING (order_no)
       WHERE pay_no = ? AND account_id = ?`,
    payNo,
    accountId,
  );
  if (!row) throw new Refusal(serverCodes.notFound, '没有找到这笔支付');
  for (const { order_no, paid_at } of paymentsOf(store, row.order_no)) {
    if (paid_at !== null) settle(store, order_no, paid_at);
  }
}
