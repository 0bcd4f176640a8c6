import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ask, desktop } from '../../lib/desktop.ts';
import { logFailure } from '../../lib/log.ts';
import { startPolling } from '../../lib/polling.ts';
import { storageKeys } from '../session/storage-keys.ts';
import { getAccountUserInfo } from '../../contract/platform/account/account.ts';
import { send } from '../../api/client.ts';
import { isRealNameAuthentication } from '../../contract/platform/face/face.ts';
import { keyOf, useApiQuery } from '../../api/query.ts';
import { getUserInfo } from '../../contract/platform/account/user.ts';

const verdict = {
  queryKey: [isRealNameAuthentication.id, 'verdict'],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<boolean> => {
    const hash = await send(isRealNameAuthentication, {}, signal);
    const verified = await ask(desktop.session.matchesRealNameHash(hash));
    localStorage.setItem(storageKeys.realName, String(verified));
    return verified;
  },
};

/**
 * Whether the learner's real name is verified; null: not known yet. The comparison of hashes decides, idAuthStatus is
 * used only until it has answered (G-167).
 */
export function useRealName(): boolean | null {
  const compared = useQuery(verdict);
  const info = useApiQuery(getAccountUserInfo, {}, { persist: true });
  return compared.data ?? (info.data ? info.data.idAuthStatus === 1 : null);
}

/** While `active`, asks again and again whether the real name is verified by now; `onVerified` hears of it once. */
export function useRealNameWatch(active: boolean, onVerified: () => void): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!active) return undefined;
    return startPolling(() => askAgain(queries), onVerified);
    // The watch begins anew with each opening only.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [active, queries]);
}

/** Asks the platform now. */
export function askAgain(queries: QueryClient): Promise<boolean> {
  return queries.fetchQuery({ ...verdict, staleTime: 0, retry: false });
}

/** Who the learner is has changed: name, badge and profile are asked for again everywhere, other windows included. */
export async function refreshPerson(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: verdict.queryKey }),
    queries.invalidateQueries({ queryKey: keyOf(getUserInfo) }),
    queries.invalidateQueries({ queryKey: keyOf(getAccountUserInfo), refetchType: 'none' }),
  ]);
  // Asked even where nothing shows it: the main process takes the name for every window from this answer.
  await queries
    .fetchQuery({
      queryKey: keyOf(getAccountUserInfo, {}),
      queryFn: ({ signal }) => send(getAccountUserInfo, {}, signal),
      staleTime: 0,
      meta: { persist: true },
    })
    .catch((error: unknown) => logFailure('person', error));
}
