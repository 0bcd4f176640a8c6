import { useStore } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { sessionAtom } from '#domain/app-state.ts';
import { guardClosing } from '#lib/close-guard.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { clearExamTiming } from '../time/exam-timing.ts';

export type LeaveQuestion = 'page' | 'window' | null;

/** Asks before the paper is left, by navigation or by closing the window; never in the way of a sealed paper or an ended session. */
export function useLeaving(attemptId: string, flush: () => Promise<void>) {
  const store = useStore();
  const free = useRef(false);
  const [closeAsked, setCloseAsked] = useState(false);
  const blocker = useBlocker(
    // Asked of the store: a session that ends leads to the sign-in page before this is rendered anew.
    ({ currentLocation, nextLocation }) =>
      store.get(sessionAtom).signedIn && !free.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    const release = guardClosing({ when: 'always', asked: () => setCloseAsked(true) });
    return () => {
      release();
      clearExamTiming();
    };
  }, []);

  const stay = useCallback(() => {
    setCloseAsked(false);
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);

  const leave = useCallback(async () => {
    await flush();
    try {
      await ask(desktop.exam.leave(attemptId));
    } catch {
      // Every answer is on disk already; without this record the next start only says 'you were away'.
    }
    if (closeAsked) {
      await ask(desktop.window.closeNow());
      return;
    }
    if (blocker.state === 'blocked') blocker.proceed();
  }, [attemptId, blocker, closeAsked, flush]);

  /** Lets the next navigation pass: the paper is sealed. */
  const release = useCallback(() => {
    free.current = true;
  }, []);

  const question: LeaveQuestion = closeAsked ? 'window' : blocker.state === 'blocked' ? 'page' : null;
  return { question, stay, leave, release };
}
