import { useAtomValue, useStore } from 'jotai';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { resumableAttempt } from '#contract/ipc/resumable-attempt.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { appInfoAtom, sessionAtom, tenantAtom } from '#domain/app-state.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { guardInput } from '../routes/guard-input.ts';
import { guard, guardDelayMs } from '../routes/guard.ts';
import { useRoutes } from '../routes/use-routes.ts';
import { historyEntryAtom, navigatingAtom, redirectingAtom } from '../session/redirecting.ts';

/**
 * Applies the guard to every address; true while the screen may be shown. Redirects wait 600 ms, except the first of a
 * window.
 */
export function useGuard(): boolean {
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const store = useStore();
  // Another navigation is in progress; the guard is applied to its target.
  const navigating = useNavigation().state !== 'idle';
  const redirecting = useAtomValue(redirectingAtom);
  const busy = navigating || redirecting;
  const session = useAtomValue(sessionAtom);
  const tenant = useAtomValue(tenantAtom);
  const info = useAtomValue(appInfoAtom);
  const running = useRef(false);
  const routes = useRoutes();
  const input = useMemo(
    () => guardInput({ pathname, search, state }, { routes, session, tenant, info }),
    [pathname, search, state, routes, session, tenant, info],
  );
  const { access } = input;
  const target = guard(input);
  useEffect(() => {
    const delay = running.current ? guardDelayMs : 0;
    running.current = true;
    if (target === null || busy) return undefined;
    let cancelled = false;
    const leave = async () => {
      const resumed = access === 'visitor' ? await paperToResume() : null;
      // Read from the store: the render may lag behind the end of the session, and behind the router.
      const left = store.get(navigatingAtom) || store.get(historyEntryAtom) !== key;
      const outdated = store.get(redirectingAtom) || left;
      if (!cancelled && !outdated) await navigate(resumed ?? target, { replace: true });
    };
    const timer = setTimeout(() => void leave(), delay);
    return () => {
      cancelled = true;
      clearTimeout(timer);
    };
  }, [target, access, busy, key, navigate, store]);
  // The sign-in page shows no personal data: it stays visible until the next screen has loaded.
  return target === null || access === 'visitor';
}

// A learner with an open attempt returns to its paper after signing in, whatever the address.
async function paperToResume(): Promise<string | null> {
  try {
    const attempt = resumableAttempt(await ask(desktop.exam.pending()));
    return attempt ? examPaths.testPaper.to({ exam: attempt.exam, attemptId: attempt.attemptId }) : null;
  } catch (error) {
    logFailure('unfinished attempts', error);
    return null;
  }
}
