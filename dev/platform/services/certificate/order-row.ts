import { createHash, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { wireTime } from '../../server/clock.ts';
import type { Store } from '../../server/store.ts';

const orderRow = z.object({
  id: z.string(),
  certificate_id: z.nullable(z.string()),
  number: z.string(),
  item: z.string(),
  certificate_no: z.string(),
  amount: z.number(),
  created_at: z.number(),
  receiver: z.string(),
  phone: z.string(),
  address: z.string(),
  remark: z.string(),
});
export type OrderRow = z.output<typeof orderRow>;

/** Yuan for a certificate on paper, postage included. */
export const paperFee = 20;

const hour = 3_600_000;

/** From order to printing and to the post; the platform's clock decides, nobody has to press a button. */
const printedAfterMs = 26 * hour;
const sentAfterMs = 50 * hour;

/** When an order was printed and sent; null: not yet. */
export function progressOf({ created_at: at }: OrderRow, now: number) {
  const since = (moment: number) => (moment <= now ? moment : null);
  return { printedAt: since(at + printedAfterMs), sentAt: since(at + sentAfterMs) };
}

/** The number of the parcel: the same one whenever it is asked for. */
export function parcelOf({ id }: OrderRow): string {
  const digits = createHash('sha256').update(id).digest().readUIntBE(0, 6) % 1_000_000_000_000;
  return `SF${String(digits).padStart(12, '0')}`;
}

/** A learner's orders, newest first. */
export function ordersOf(store: Store, accountId: string): OrderRow[] {
  return store.all(
    orderRow,
    'SELECT * FROM certificate_order WHERE account_id = ? ORDER BY created_at DESC, number DESC',
    accountId,
  );
}

export interface NewOrder {
  certificateId: string | null;
  item: string;
  certificateNo: string;
  receiver: string;
  phone: string;
  address: string;
  remark: string;
  at: number;
}

/** Takes an order. Its number holds the day and how many there are already. */
export function placeOrder(store: Store, accountId: string, order: NewOrder): { id: string; number: string } {
  const id = `co-${randomUUID()}`;
  const known = store.one(z.object({ count: z.number() }), 'SELECT COUNT(*) AS count FROM certificate_order');
  const day = (wireTime(order.at) ?? '').slice(0, 10).replaceAll('-', '');
  const number = `ZS${day}${String((known?.count ?? 0) + 1).padStart(5, '0')}`;
  store.run(
    `INSERT INTO certificate_order
     (id, account_id, certificate_id, number, item, certificate_no, amount, created_at, receiver, phone, address, remark)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    accountId,
    order.certificateId,
    number,
    order.item,
    order.certificateNo,
    paperFee,
    order.at,
    order.receiver,
    order.phone,
    order.address,
    order.remark,
  );
  return { id, number };
}
