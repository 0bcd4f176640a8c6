import { useEffect, useRef, useState } from 'react';
import type { CameraCondition, CameraPosition } from '#contract/ipc/evidence.ts';
import { desktop } from '#lib/desktop.ts';
import type { Watched } from './words.ts';

interface WatchOrder {
  attemptId: string;
  place: CameraPosition;
  condition: CameraCondition | null;
  clockNow: () => number;
}

/** Keeps how long a camera is in its condition, and tells the platform of every change, once. */
export function useWatched({ attemptId, place, condition, clockNow }: WatchOrder): Watched {
  const [watched, setWatched] = useState<Watched>({ place, condition, forMs: 0 });
  if (watched.condition !== condition) setWatched({ place, condition, forMs: 0 });
  const clock = useRef(clockNow);
  useEffect(() => {
    clock.current = clockNow;
  }, [clockNow]);

  useEffect(() => {
    if (condition === null) return;
    const note = { attemptId, camera: place, condition, at: Math.round(clock.current()) };
    // What cannot be told now is told with the next change; the paper never waits for it.
    desktop.evidence.note(note).catch((error: unknown) => desktop.app.log('warn', `note ${place}: ${String(error)}`));
  }, [attemptId, place, condition]);

  useEffect(() => {
    if (condition === null || condition === 'ok') return undefined;
    const since = performance.now();
    const count = () => setWatched((before) => ({ ...before, forMs: performance.now() - since }));
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [condition]);

  return watched;
}
