import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { findBranchList } from '../../contract/platform/account/account.ts';
import { findMySaas } from '../../contract/platform/account/session.ts';
import { sessionAtom, settingsAtom, tenantAtom } from '../../domain/session/state.ts';
import { storageKeys } from '../../domain/session/storage-keys.ts';
import { localeOf, type Store } from '../start/boot.ts';

/**
 * Keeps the documented values in localStorage as the state changes (001 §3, G-085). They are a record of the state,
 * read by whatever comes with the platform; the client itself asks the main process.
 */
export function mirrorStored(store: Store, queries: QueryClient): () => void {
  const written = new Map<string, string | null>();
  // Only news are written: what a wipe took away must not come back by itself.
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
    put(storageKeys.branch, branch?.code ?? null);
    put(storageKeys.branchUcode, newVersion ? (branch?.code ?? null) : null);
    // Before anybody signed in or chose one, the language is nobody's.
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
