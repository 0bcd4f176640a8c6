import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import type { AttemptRules } from '#contract/ipc/exam.ts';
import { clockAtom, earliestNow, platformNow } from '#domain/app-state.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { isWindowShown, onWindowShownChange } from '#lib/window-shown.ts';
import { sealsAt } from '#rules/exam/paper-end.ts';
import { secondsLeft, untilNextSecond } from './countdown.ts';

/** Sleep stops the page's clock, not the platform's: it is asked for again this often, and whenever the page comes back. */
const resyncEveryMs = 30_000;

/** Keeps the platform's clock right while a paper is open. */
export function useClockSync(): void {
  const setClock = useSetAtom(clockAtom);
  useEffect(() => {
    const sync = () => {
      ask(desktop.exam.clock())
        .then((clock) => setClock({ ...clock, readAt: performance.now() }))
        // The clock of the last answer goes on; the next try is half a minute away.
        .catch(() => undefined);
    };
    sync();
    const timer = setInterval(sync, resyncEveryMs);
    const stopWatching = onWindowShownChange(() => {
      if (isWindowShown()) sync();
    });
    window.addEventListener('focus', sync);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', sync);
      stopWatching();
    };
  }, [setClock]);
}

/** The platform's time, to be asked when it is needed. */
export function usePlatformNow(): () => number {
  const clock = useAtomValue(clockAtom);
  return useCallback(() => platformNow(clock), [clock]);
}

/** The earliest time that it can be on the platform. */
export function useEarliestNow(): () => number {
  const clock = useAtomValue(clockAtom);
  return useCallback(() => earliestNow(clock), [clock]);
}

/** Whole seconds until the deadline, renewed as each second ends; null: no time limit, or nobody knows the time. */
export function useSecondsLeft(deadline: number | null): number | null {
  const { known, disputed } = useAtomValue(clockAtom);
  const now = usePlatformNow();
  return useSecondsUntil(known && !disputed ? deadline : null, now);
}

/** True once main may seal the paper because its time is over. */
export function useTimeUp(rules: Pick<AttemptRules, 'deadline' | 'endBasis' | 'shownEnd'>): boolean {
  const deadline = sealsAt(rules);
  const { sure } = useAtomValue(clockAtom);
  const now = useEarliestNow();
  return useSecondsUntil(sure ? deadline : null, now) === 0;
}

function useSecondsUntil(deadline: number | null, now: () => number): number | null {
  const [, redraw] = useState(0);
  useEffect(() => {
    if (deadline === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const schedule = () => {
      if (secondsLeft(deadline, now()) === 0) return;
      timer = setTimeout(
        () => {
          redraw((count) => count + 1);
          schedule();
        },
        untilNextSecond(deadline, now()),
      );
    };
    schedule();
    return () => clearTimeout(timer);
  }, [deadline, now]);
  return secondsLeft(deadline, now());
}
