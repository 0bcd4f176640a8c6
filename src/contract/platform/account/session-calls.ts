import type { Endpoint } from '../endpoint.ts';
import { accountLogin, accountLogout, accountSwitchBranch, demoLogin } from './account.ts';
import { accountDestory, accountRegister } from './security.ts';
import { oldLogoutWithToken, switchIdentity, switchSaas } from './session.ts';

/** Every call that gives or ends a token (001 §7). */
export const sessionCalls: readonly Endpoint[] = [
  accountLogin,
  accountRegister,
  demoLogin,
  switchSaas,
  switchIdentity,
  accountSwitchBranch,
  accountLogout,
  oldLogoutWithToken,
  accountDestory,
];
