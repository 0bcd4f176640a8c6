import { appInfoAtom, sessionAtom, tenantAtom } from '#domain/app-state.ts';
import { guardInput } from '../routes/guard-input.ts';
import { guard } from '../routes/guard.ts';
import { rowOf } from '../routes/route-lookup.ts';
import type { RouteRow } from '../routes/route-row.ts';
import type { Store } from './main-state.ts';

/** Applies the guard to the address that the window opened with, before anything is drawn. Returns its row. */
export function settleFirstAddress(store: Store, routes: readonly RouteRow[]): RouteRow | undefined {
  const { pathname, search } = location;
  const facts = {
    routes,
    session: store.get(sessionAtom),
    tenant: store.get(tenantAtom),
    info: store.get(appInfoAtom),
  };
  const input = guardInput({ pathname, search, state: null }, facts);
  // Leaving the sign-in page may lead to an open paper instead, which takes a question to main.
  const target = input.access === 'visitor' ? null : guard(input);
  if (target !== null) history.replaceState(history.state, '', target);
  return rowOf(routes, location.pathname);
}

/** Loads the first screen while the language starts: the router asks for it again, and reports what fails. */
export function prefetchScreen(row: RouteRow | undefined): void {
  row?.load().catch(() => undefined);
}
