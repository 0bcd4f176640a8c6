import type { Service } from '../../server/service.ts';
import { homeCodes } from './codes.ts';
import { creditHandlers } from './credit.ts';
import { homeHandlers } from './home.ts';
import { layoutHandlers } from './layout.ts';

const tables = `
CREATE TABLE IF NOT EXISTS home_layout (
  account_id TEXT NOT NULL REFERENCES account(id), page_id TEXT NOT NULL, rows TEXT NOT NULL, saved_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, page_id)
) STRICT;
CREATE TABLE IF NOT EXISTS home_block (
  account_id TEXT NOT NULL REFERENCES account(id), page_id TEXT NOT NULL, block_id TEXT NOT NULL,
  title TEXT NOT NULL, size INTEGER,
  PRIMARY KEY (account_id, page_id, block_id)
) STRICT;
`;

/** Home pages and their blocks (000 §7, 001 §7). */
export const homeService: Service = {
  name: 'home',
  handlers: [...homeHandlers, ...creditHandlers, ...layoutHandlers],
  tables,
  codes: homeCodes,
};
