import { useStore } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { accountPaths } from '#contract/paths/account.ts';
import { sessionAtom } from '#domain/app-state.ts';
import { guardClosing } from '#lib/close-guard.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';

/**
 * Asks before unsaved input is lost by navigation or by closing the window. Dialogs above the form and the end of the
 * session do not ask.
 */
export function useUnsavedChanges(dirty: boolean) {
  const store = useStore();
  const [closeAsked, setCloseAsked] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation: current, nextLocation: next }) =>
      dirty &&
      store.get(sessionAtom).signedIn &&
      (current.pathname !== next.pathname || tabOf(current.search) !== tabOf(next.search)),
  );

  useEffect(() => {
    if (!dirty) return undefined;
    return guardClosing({ when: 'always', asked: () => setCloseAsked(true) });
  }, [dirty]);

  const stay = useCallback(() => {
    setCloseAsked(false);
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);

  const leave = useCallback(() => {
    if (closeAsked) ask(desktop.window.closeNow()).catch((error: unknown) => logFailure('close', error));
    else if (blocker.state === 'blocked') blocker.proceed();
  }, [blocker, closeAsked]);

  return { asking: closeAsked || blocker.state === 'blocked', stay, leave };
}

function tabOf(search: string): string | null {
  const tab = accountPaths.personalCenter.read(new URLSearchParams(search)).tab;
  return tab === 'profile' ? null : tab;
}
