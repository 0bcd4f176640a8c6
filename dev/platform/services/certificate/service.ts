import type { Service } from '../../server/service.ts';
import { certificateHandlers } from './certificate.ts';
import { certificateCodes } from './codes.ts';
import { orderHandlers } from './orders.ts';
import { seedOrders } from './seed-orders.ts';
import { verifyPage } from './verify-page.ts';

const tables = `
CREATE TABLE IF NOT EXISTS certificate (
  id TEXT PRIMARY KEY, account_id TEXT NOT NULL REFERENCES account(id), paper_id TEXT UNIQUE, exam_id TEXT NOT NULL,
  number TEXT NOT NULL UNIQUE, issued_at INTEGER NOT NULL, valid_until INTEGER, score REAL NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS certificate_order (
  id TEXT PRIMARY KEY, account_id TEXT NOT NULL REFERENCES account(id), certificate_id TEXT UNIQUE, number TEXT NOT NULL UNIQUE,
  item TEXT NOT NULL, certificate_no TEXT NOT NULL, amount REAL NOT NULL, created_at INTEGER NOT NULL,
  receiver TEXT NOT NULL, phone TEXT NOT NULL, address TEXT NOT NULL, remark TEXT NOT NULL
) STRICT;
`;

/** Certificates and paper certificates that are ordered (002 §7). */
export const certificateService: Service = {
  name: 'certificate',
  handlers: [...certificateHandlers, ...orderHandlers],
  tables,
  codes: certificateCodes,
  page: verifyPage,
  seed: ({ store, now }) => seedOrders(store, now),
};
