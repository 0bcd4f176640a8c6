import { useStore } from 'jotai';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '#api/client.ts';
import { ApiError } from '#api/errors.ts';
import { accountLogout } from '#contract/platform/account/account.ts';
import { oldLogoutWithToken } from '#contract/platform/account/session.ts';
import { tenantAtom } from '#domain/app-state.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { useToast } from '#lib/toast.ts';

/** How long to wait for the platform: on a shared computer, signing out must not hang. */
export const signOutTimeoutMs = 3_000;

/**
 * Ends the session at the platform, then on this machine. Offline it ends on this machine only, with a notice (001 §4).
 */
export function useSignOut(): () => Promise<void> {
  const store = useStore();
  const { t } = useTranslation('switching');
  const toast = useToast();
  return useCallback(async () => {
    const { newVersion } = store.get(tenantAtom);
    const reached = await Promise.race([
      notifyPlatform(newVersion),
      new Promise<false>((resolve) => {
        setTimeout(() => resolve(false), signOutTimeoutMs);
      }),
    ]);
    await ask(desktop.session.end('signed-out')).catch((error: unknown) => logFailure('sign-out', error));
    if (!reached) toast('info', t('signedOutOffline'));
  }, [store, t, toast]);
}

/** False when the platform was not reached. A refusal counts as reached: it has no session any more. */
async function notifyPlatform(newVersion: boolean): Promise<boolean> {
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
