import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { sessionAtom, tenantAtom } from '../../lib/state.ts';
import { guard, guardDelay } from '../guard.ts';
import { accessIn, rowOf } from '../route-lookup.ts';
import { routes } from '../routes.ts';

const accessOf = accessIn(routes);

/** Watches the address; true while the screen may be shown. A redirect waits 600 ms, except the first of a window. */
export function useGuard(): boolean {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const session = useAtomValue(sessionAtom);
  const tenant = useAtomValue(tenantAtom);
  const running = useRef(false);
  const target = guard({
    path: pathname,
    access: rowOf(routes, pathname)?.guard ?? 'any',
    // Until a branch is chosen the sign-in is not over: the sign-in page asks for it.
    signedIn: session.signedIn && session.branch !== null,
    homepage: tenant.homepage,
    redirect: query.get('redirect'),
    accessOf,
  });
  useEffect(() => {
    const delay = running.current ? guardDelay : 0;
    running.current = true;
    if (target === null) return undefined;
    const timer = setTimeout(() => void navigate(target, { replace: true }), delay);
    return () => clearTimeout(timer);
  }, [target, navigate]);
  return target === null;
}
