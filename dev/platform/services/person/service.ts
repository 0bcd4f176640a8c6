import * as z from 'zod/mini';
import { control } from '../../server/controls.ts';
import type { Service } from '../../server/service.ts';
import { accountIdOf } from '../account/account-id.ts';
import { personCodes } from './codes.ts';
import { identityHandlers, verifyByPhone } from './identity.ts';
import { profileHandlers } from './profile.ts';

const tables = `
CREATE TABLE IF NOT EXISTS profile (
  account_id TEXT PRIMARY KEY REFERENCES account(id), nickname TEXT NOT NULL, gender INTEGER NOT NULL,
  birthday TEXT NOT NULL, area_code TEXT NOT NULL, id_card_no TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS card_reading (
  account_id TEXT NOT NULL REFERENCES account(id), side TEXT NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (account_id, side)
) STRICT;
CREATE TABLE IF NOT EXISTS affirmed_card (
  account_id TEXT PRIMARY KEY REFERENCES account(id), name TEXT NOT NULL, id_card_no TEXT NOT NULL, at INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS verify_token (
  token TEXT PRIMARY KEY, account_id TEXT NOT NULL REFERENCES account(id), issued_at INTEGER NOT NULL,
  failures INTEGER NOT NULL DEFAULT 0, used_at INTEGER
) STRICT;
`;

/** The profile of a learner and the verification of an identity (001 §7). */
export const personService: Service = {
  name: 'person',
  handlers: [...profileHandlers, ...identityHandlers],
  tables,
  codes: personCodes,
  controls: {
    'POST /__verify': control(z.object({ account: z.string() }), ({ account }, { store }) =>
      verifyByPhone(store, accountIdOf(store, account) ?? ''),
    ),
  },
};
