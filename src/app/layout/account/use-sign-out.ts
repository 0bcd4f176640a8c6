import { useStore } from 'jotai';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { accountLogout } from '../../../contract/platform/account/account.ts';
import { send } from '../../../api/client.ts';
import { ApiError } from '../../../api/errors.ts';
import { oldLogoutWithToken } from '../../../contract/platform/account/session.ts';
import { ask, desktop } from '../../../lib/desktop.ts';
import { logFailure } from '../../../lib/log.ts';
import { tenantAtom } from '../../../domain/session/state.ts';
import { useToast } from '../../../lib/toast.ts';

/** The platform has so long to agree; whoever leaves a shared computer does not wait for it. */
export const signOutPatience = 3_000;

/** Ends the session at the platform, then here. Offline it ends here all the same, and the learner is told (001 §4). */
export function useSignOut(): () => Promise<void> {
  const store = useStore();
  const { t } = useTranslation('switching');
  const toast = useToast();
  return useCallback(async () => {
    const { newVersion } = store.get(tenantAtom);
    const heard = await Promise.race([
      tellPlatform(newVersion),
      new Promise<false>((resolve) => {
        setTimeout(() => resolve(false), signOutPatience);
      }),
    ]);
    await ask(desktop.session.end('signed-out')).catch((error: unknown) => logFailure('sign-out', error));
    if (!heard) toast('info', t('signedOutOffline'));
  }, [store, t, toast]);
}

/** False: the platform was not reached. One that refuses has no session of this learner any more. */
async function tellPlatform(newVersion: boolean): Promise<boolean> {
  try {
    await (newVersion ? send(accountLogout, {}) : send(oldLogoutWithToken, {}));
    return true;
  } catch (error) {
    logFailure('sign-out', error);
    if (!(error instanceof ApiError)) return false;
    const { kind } = error.failure;
    return kind !== 'network' && kind !== 'timeout';
  }
}
