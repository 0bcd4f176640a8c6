/**
 * Tables of orders and payments. Amounts are cents; `status` is a code of the wire; an order that was paid with the payment
 * service is paid here once somebody asks or the notice arrives. `ticket` opens the cashier.
 */
export const orderTables = `
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
