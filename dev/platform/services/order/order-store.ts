import * as z from 'zod/mini';
import { orderStatus } from '#contract/platform/market/orders.ts';
import { day, minute, wireTime } from '../../server/clock.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import type { Store } from '../../server/store.ts';

export const orderRow = z.object({
  order_no: z.string(),
  account_id: z.string(),
  goods_id: z.string(),
  name: z.string(),
  cents: z.number(),
  status: z.number(),
  created_at: z.number(),
  expires_at: z.number(),
  paid_at: z.nullable(z.number()),
  version: z.number(),
});
export type OrderRow = z.output<typeof orderRow>;

/** An order may be paid for so long; then it is closed and its place is free again. */
const payableForMs = 30 * minute;
/** The payment service gives notice of a payment so long after it. */
const noticeAfterMs = 20_000;

const paymentRow = z.object({ order_no: z.string(), paid_at: z.number() });

/** Takes over what the payment service gave notice of, and closes what was not paid in time. */
function catchUp(store: Store, now: number): void {
  const notices = store.all(
    paymentRow,
    `SELECT order_no, market_payment.paid_at AS paid_at FROM market_payment JOIN market_order USING (order_no)
       WHERE status = ? AND market_payment.paid_at <= ?`,
    orderStatus.unpaid,
    now - noticeAfterMs,
  );
  for (const { order_no, paid_at } of notices) settle(store, order_no, paid_at);
  const late = store.all(
    orderRow,
    'SELECT * FROM market_order WHERE status = ? AND expires_at <= ?',
    orderStatus.unpaid,
    now,
  );
  for (const { order_no, goods_id } of late) {
    store.run('UPDATE market_order SET status = ? WHERE order_no = ?', orderStatus.closed, order_no);
    store.run('UPDATE market_goods SET stock = stock + 1 WHERE id = ? AND stock IS NOT NULL', goods_id);
  }
}

/** Makes an order a paid one, and its goods the learner's. */
export function settle(store: Store, orderNo: string, paidAt: number): void {
  const row = store.one(orderRow, 'SELECT * FROM market_order WHERE order_no = ?', orderNo);
  if (!row || row.status === orderStatus.paid) return;
  store.run('UPDATE market_order SET status = ?, paid_at = ? WHERE order_no = ?', orderStatus.paid, paidAt, orderNo);
  store.run(
    'INSERT OR IGNORE INTO market_owned (account_id, goods_id, at) VALUES (?, ?, ?)',
    row.account_id,
    row.goods_id,
    paidAt,
  );
  store.run('UPDATE market_goods SET bought = bought + 1 WHERE id = ?', row.goods_id);
}

/** The orders of a learner, newest first. */
export function ordersOf(store: Store, accountId: string, now: number): OrderRow[] {
  catchUp(store, now);
  return store.all(
    orderRow,
    'SELECT * FROM market_order WHERE account_id = ? ORDER BY created_at DESC, order_no DESC',
    accountId,
  );
}

/** One order of a learner. Throws a `Refusal` when there is none of this number. */
export function ownOrder(store: Store, accountId: string, orderNo: string, now: number): OrderRow {
  catchUp(store, now);
  const row = store.one(
    orderRow,
    'SELECT * FROM market_order WHERE account_id = ? AND order_no = ?',
    accountId,
    orderNo,
  );
  if (!row) throw new Refusal(serverCodes.notFound, '没有找到这个订单');
  return row;
}

interface NewOrder {
  accountId: string;
  goodsId: string;
  name: string;
  cents: number;
  /** Of the call that ordered: 1 or 2. */
  version: number;
  at: number;
}

const counted = z.object({ count: z.number() });

/** Takes an order and one place of its goods; what costs nothing is paid at once. Returns its number. */
export function takeOrder(store: Store, { accountId, goodsId, name, cents, version, at }: NewOrder): string {
  const count = store.one(counted, 'SELECT count(*) AS count FROM market_order')?.count ?? 0;
  const date = (wireTime(at) ?? '').slice(0, 10).replaceAll('-', '');
  const orderNo = `DD${date}${String(count + 1).padStart(6, '0')}`;
  store.run(
    `INSERT INTO market_order (order_no, account_id, goods_id, name, cents, status, created_at, expires_at, version)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    orderNo,
    accountId,
    goodsId,
    name,
    cents,
    orderStatus.unpaid,
    at,
    at + payableForMs,
    version,
  );
  store.run('UPDATE market_goods SET stock = stock - 1 WHERE id = ? AND stock > 0', goodsId);
  if (cents === 0) settle(store, orderNo, at);
  return orderNo;
}

interface SeededOrder {
  orderNo: string;
  accountId: string;
  goodsId: string;
  status: number;
  daysAgo: number;
}

/** An order of an earlier day; goods that do not exist have none. */
export function seedOrder(store: Store, { orderNo, accountId, goodsId, status, daysAgo }: SeededOrder, now: number) {
  const at = now - daysAgo * day;
  store.run(
    `INSERT OR IGNORE INTO market_order
       SELECT ? AS order_no, ? AS account_id, id, name, sale_cents, ? AS status, ? AS created_at, ? AS expires_at,
         ? AS paid_at, 1 AS version
       FROM market_goods WHERE id = ?`,
    orderNo,
    accountId,
    status,
    at,
    at + payableForMs,
    status === orderStatus.paid ? at + 2 * minute : null,
    goodsId,
  );
}
