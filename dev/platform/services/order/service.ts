import { orderStatus } from '#contract/platform/market/orders.ts';
import { people, seededId } from '../../content/people.ts';
import type { SeedMoment, Service } from '../../server/service.ts';
import { cashierPage } from './cashier.ts';
import { orderCodes } from './codes.ts';
import { orderControls } from './controls.ts';
import { orderHandlers } from './order-handlers.ts';
import { seedOrder } from './order-store.ts';
import { orderRatingHandlers } from './rating-handlers.ts';

/**
 * Tables of orders and payments. Amounts are cents; `status` is a code of the wire; an order that was paid with the payment
 * service is paid here once somebody asks or the notice arrives. `ticket` opens the cashier.
 */
const orderTables = `
CREATE TABLE IF NOT EXISTS market_order (
  order_no TEXT PRIMARY KEY, account_id TEXT NOT NULL REFERENCES account(id), goods_id TEXT NOT NULL, name TEXT NOT NULL,
  cents INTEGER NOT NULL, status INTEGER NOT NULL, created_at INTEGER NOT NULL, expires_at INTEGER NOT NULL,
  paid_at INTEGER, version INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS market_order_owner ON market_order (account_id, created_at);
CREATE TABLE IF NOT EXISTS market_payment (
  pay_no TEXT PRIMARY KEY, order_no TEXT NOT NULL REFERENCES market_order(order_no), at INTEGER NOT NULL, paid_at INTEGER
) STRICT;
CREATE TABLE IF NOT EXISTS market_cashier (
  ticket TEXT PRIMARY KEY, order_no TEXT NOT NULL REFERENCES market_order(order_no), until INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS market_order_score (
  order_no TEXT NOT NULL REFERENCES market_order(order_no), label TEXT NOT NULL, stars INTEGER NOT NULL,
  PRIMARY KEY (order_no, label)
) STRICT;
`;

/** Orders of earlier days: goods, how they stand, how many days ago. */
const earlier = [
  ['g-fire-junior', orderStatus.paid, 40],
  ['g-power-low', orderStatus.paid, 12],
  ['g-care-night', orderStatus.closed, 5],
] as const;

function seed({ store, now }: SeedMoment): void {
  for (const person of people.filter(({ exams }) => exams === 'all')) {
    const accountId = seededId(person);
    for (const [goodsId, status, daysAgo] of earlier) {
      seedOrder(store, { orderNo: `DD-${accountId}-${daysAgo}`, accountId, goodsId, status, daysAgo }, now);
    }
  }
}

/** Orders of the marketplace, their payment and their ratings (000 §7). */
export const orderService: Service = {
  name: 'order',
  tables: orderTables,
  codes: orderCodes,
  handlers: [...orderHandlers, ...orderRatingHandlers],
  page: cashierPage,
  controls: orderControls,
  seed,
};
