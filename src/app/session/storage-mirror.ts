import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { findBranchList } from '#contract/platform/account/account.ts';
import { findMySaas } from '#contract/platform/account/session.ts';
import { sessionAtom, settingsAtom, tenantAtom } from '#domain/app-state.ts';
import { storageKeys } from '#domain/session/storage-keys.ts';
import { localeOf, type Store } from '../start/main-state.ts';

/**
 * Mirrors the documented values to localStorage (001 §3), for scripts of the platform. The client itself reads the
 * state from the main process.
 */
export function mirrorToStorage(store: Store, queries: QueryClient): () => void {
  const written = new Map<string, string | null>();
  // Writes changes only, so that wiped values do not reappear.
  const put = (name: string, value: string | null) => {
    if (written.get(name) === value) return;
    written.set(name, value);
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  };
  let wasSignedIn = false;
  const mirror = () => {
    const { signedIn, branch } = store.get(sessionAtom);
    if (signedIn && !wasSignedIn) written.clear();
    wasSignedIn = signedIn;
    const { colour, newVersion } = store.get(tenantAtom);
    put(storageKeys.theme, colour);
    const branchCode = branch?.code || null;
    put(storageKeys.branch, branchCode);
    put(storageKeys.branchUcode, newVersion ? branchCode : null);
    // No language is stored before somebody signs in or chooses one.
    if (signedIn || store.get(settingsAtom).locale !== null) put(storageKeys.language, localeOf(store));
  };
  const stops = [sessionAtom, tenantAtom, settingsAtom].map((atom) => store.sub(atom, mirror));
  const stopQueries = queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { queryKey, state } = event.query;
    if (queryKey[0] === findBranchList.id) put(storageKeys.branchList, JSON.stringify(state.data));
    if (queryKey[0] === findMySaas.id) {
      const tenant = z.parse(findMySaas.answer, state.data).find(({ current }) => current);
      if (tenant) put(storageKeys.saasId, tenant.ucode);
    }
  });
  mirror();
  return () => {
    stops.forEach((stop) => stop());
    stopQueries();
  };
}
