import type { Service } from '../../server/service.ts';
import { switchingCodes } from './codes.ts';
import { switchingHandlers } from './switching.ts';

const tables = `
CREATE TABLE IF NOT EXISTS session_choice (
  digest TEXT PRIMARY KEY REFERENCES session(digest), saas TEXT, identity TEXT, branch TEXT
) STRICT;
`;

/** Switching branch, identity and tenant (001 §7). */
export const switchingService: Service = {
  name: 'switching',
  handlers: switchingHandlers,
  tables,
  codes: switchingCodes,
};
