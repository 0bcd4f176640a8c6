import { useAtomValue, useStore } from 'jotai';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router-dom';
import { ask, desktop } from '../../lib/desktop.ts';
import { logFailure } from '../../lib/log.ts';
import { examPaths } from '../../contract/paths/exam.ts';
import { resumableAttempt } from '../../contract/ipc/resumable-attempt.ts';
import { sessionAtom, tenantAtom } from '../../domain/session/state.ts';
import { guard, guardDelay, readEndedPage } from '../routes/guard.ts';
import { accessIn, rowOf } from '../routes/route-lookup.ts';
import { useRoutes } from '../routes/use-routes.ts';
import { redirectingAtom } from '../session/redirecting.ts';

/** Watches the address; true while the screen may be shown. A redirect waits 600 ms, except the first of a window. */
export function useGuard(): boolean {
  const { pathname, search, state } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const store = useStore();
  // Somebody leads on already; the guard comes after, if there is still need.
  const moving = useNavigation().state !== 'idle';
  const leading = useAtomValue(redirectingAtom);
  const leaving = moving || leading;
  const session = useAtomValue(sessionAtom);
  const tenant = useAtomValue(tenantAtom);
  const running = useRef(false);
  const routes = useRoutes();
  const accessOf = useMemo(() => accessIn(routes), [routes]);
  const access = rowOf(routes, pathname)?.guard ?? 'any';
  const target = guard({
    path: pathname,
    search,
    access,
    // Until a branch is chosen the sign-in is not over: the sign-in page asks for it.
    signedIn: session.signedIn && session.branch !== null,
    accountId: session.accountId,
    homepage: tenant.homepage,
    redirect: query.get('redirect'),
    ended: readEndedPage(state),
    accessOf,
  });
  useEffect(() => {
    const delay = running.current ? guardDelay : 0;
    running.current = true;
    if (target === null || leaving) return undefined;
    let left = false;
    const leave = async () => {
      const resumed = access === 'visitor' ? await paperToResume() : null;
      // Asked of the store: a page under load renders later than the session ends.
      if (!left && !store.get(redirectingAtom)) await navigate(resumed ?? target, { replace: true });
    };
    const timer = setTimeout(() => void leave(), delay);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [target, access, leaving, navigate, store]);
  // The sign-in page holds nothing of anybody: it stays until the next screen is there.
  return target === null || access === 'visitor';
}

// Whoever signs in with a paper open goes back to its question, wherever else the address would lead.
async function paperToResume(): Promise<string | null> {
  try {
    const attempt = resumableAttempt(await ask(desktop.exam.pending()));
    return attempt ? examPaths.testPaper.to({ exam: attempt.exam, attemptId: attempt.attemptId }) : null;
  } catch (error) {
    logFailure('unfinished attempts', error);
    return null;
  }
}
