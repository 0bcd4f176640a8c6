import { accountCodes } from './codes.ts';
import { accountControls } from './controls.ts';
import { recoverHandlers } from './recover.ts';
import { registerHandlers } from './register.ts';
import { securityHandlers } from './security.ts';
import { seedAccounts } from './seed-accounts.ts';
import { accountHandlers } from './sign-in.ts';
import { accountTables } from './tables.ts';
import type { Service } from '../../server/service.ts';

/** Signing in, registration, recovery and account security (001 §7). */
export const accountService: Service = {
  name: 'account',
  handlers: [...accountHandlers, ...registerHandlers, ...recoverHandlers, ...securityHandlers],
  tables: accountTables,
  codes: accountCodes,
  seed: seedAccounts,
  controls: accountControls,
};
