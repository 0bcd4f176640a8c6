import type { AppInfo } from '#contract/ipc/app.ts';
import type { SessionState } from '#contract/ipc/session.ts';
import { examPaths } from '#contract/paths/exam.ts';
import type { Tenant } from '#domain/tenant/tenant.ts';
import { readEndedPage, type GuardInput } from './guard.ts';
import { accessIn, rowOf } from './route-lookup.ts';
import type { RouteRow } from './route-row.ts';

interface GuardFacts {
  routes: readonly RouteRow[];
  session: SessionState;
  tenant: Tenant;
  info: Pick<AppInfo, 'managed'>;
}

/** What the guard needs to know of an address; `state` is that of its history entry. */
export function guardInput(
  { pathname, search, state }: { pathname: string; search: string; state: unknown },
  { routes, session, tenant, info }: GuardFacts,
): GuardInput {
  return {
    path: pathname,
    search,
    access: rowOf(routes, pathname)?.guard ?? 'any',
    signedIn: session.signedIn,
    branchChosen: session.branch !== null,
    accountId: session.accountId,
    homepage: info.managed.kiosk ? examPaths.list.to() : tenant.homepage,
    redirect: new URLSearchParams(search).get('redirect'),
    ended: readEndedPage(state),
    accessOf: accessIn(routes),
  };
}
