import { useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { sessionAtom } from '#domain/app-state.ts';
import { guardClosing } from '#lib/close-guard.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';

/** Asks before an answer that was not handed in is left, by navigation or by closing the window; never when the session ends. */
export function useLeaving(unsent: boolean) {
  const store = useStore();
  const free = useRef(false);
  const [closeAsked, setCloseAsked] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation: current, nextLocation: next }) =>
      unsent &&
      !free.current &&
      store.get(sessionAtom).signedIn &&
      current.pathname + current.search !== next.pathname + next.search,
  );
  useEffect(() => {
    if (!unsent) return undefined;
    return guardClosing({ when: 'always', asked: () => setCloseAsked(true) });
  }, [unsent]);
  const stay = () => {
    setCloseAsked(false);
    if (blocker.state === 'blocked') blocker.reset();
  };
  const leave = () => {
    free.current = true;
    if (closeAsked) ask(desktop.window.closeNow()).catch((error: unknown) => logFailure('close', error));
    else if (blocker.state === 'blocked') blocker.proceed();
  };
  return { asking: closeAsked || blocker.state === 'blocked', stay, leave };
}
