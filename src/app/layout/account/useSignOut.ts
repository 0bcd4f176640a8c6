import { useCallback } from 'react';
import { accountLogout } from '../../../api/account.ts';
import { send } from '../../../api/client.ts';
import { ask, desktop } from '../../../lib/desktop.ts';
import { logFailure } from '../../../lib/log.ts';

/** Ends the session at the platform, then here. Offline it ends here all the same. */
export function useSignOut(): () => Promise<void> {
  return useCallback(async () => {
    await send(accountLogout, {}).catch((error: unknown) => logFailure('sign-out', error));
    await ask(desktop.session.end('signed-out')).catch((error: unknown) => logFailure('sign-out', error));
  }, []);
}
