import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { send } from '#api/client.ts';
import { keyOf, useApiQuery } from '#api/query.ts';
import { getAccountUserInfo } from '#contract/platform/account/account.ts';
import { getUserInfo } from '#contract/platform/account/user.ts';
import { isRealNameAuthentication } from '#contract/platform/face/face.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { startPolling } from '#lib/polling.ts';
import { storageKeys } from '../session/storage-keys.ts';

const verification = {
  queryKey: [isRealNameAuthentication.id, 'verdict'],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<boolean> => {
    const hash = await send(isRealNameAuthentication, {}, signal);
    const verified = await ask(desktop.session.matchesRealNameHash(hash));
    localStorage.setItem(storageKeys.realName, String(verified));
    return verified;
  },
};

/**
 * Whether the learner's real name is verified; null: unknown. The hash comparison decides; idAuthStatus is used until
 * it has answered.
 */
export function useRealName(): boolean | null {
  const comparison = useQuery(verification);
  const info = useApiQuery(getAccountUserInfo, {}, { persist: true });
  const status = info.data?.idAuthStatus ?? null;
  return comparison.data ?? (status === null ? null : status === 1);
}

/** Polls, while `active`, whether the real name is verified; calls `onVerified` once. */
export function useRealNameWatch(active: boolean, onVerified: () => void): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!active) return undefined;
    return startPolling(() => checkRealName(queries), onVerified);
    // Restarts only when `active` changes, not with each new callback.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [active, queries]);
}

/** Checks now, bypassing the cache. */
export function checkRealName(queries: QueryClient): Promise<boolean> {
  return queries.fetchQuery({ ...verification, staleTime: 0, retry: false });
}

/** After a change of identity: refetches name, badge and profile, in other windows too. */
export async function refetchIdentity(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: verification.queryKey }),
    queries.invalidateQueries({ queryKey: keyOf(getUserInfo) }),
    queries.invalidateQueries({ queryKey: keyOf(getAccountUserInfo), refetchType: 'none' }),
  ]);
  // Fetched even if no screen shows it: the main process takes the name for all windows from this answer.
  await queries
    .fetchQuery({
      queryKey: keyOf(getAccountUserInfo, {}),
      queryFn: ({ signal }) => send(getAccountUserInfo, {}, signal),
      staleTime: 0,
      meta: { persist: true },
    })
    .catch((error: unknown) => logFailure('person', error));
}
