import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { Study } from '../study/use-study.ts';
import { begunAt, looked } from '../study/watch-rules.ts';

const reportEveryMs = 5_000;

/** Tells what is played to the computer: every few seconds, when it stops, and when the screen closes. */
export function useWatching(
  media: RefObject<HTMLMediaElement | null>,
  start: { at: number; seen: number },
  { begin, report }: Pick<Study, 'begin' | 'report'>,
): { seen: () => number } {
  const watch = useRef(begunAt(start.at, start.seen));
  const begun = useRef(false);
  const look = useEffectEvent((element: HTMLMediaElement) => {
    const running = !element.paused && !element.ended && !element.seeking && element.readyState >= 3;
    if (running && !begun.current) {
      begun.current = true;
      begin();
    }
    watch.current = looked(watch.current, { at: element.currentTime, now: performance.now(), running });
  });
  const tell = useEffectEvent((element: HTMLMediaElement) => {
    if (!begun.current) return;
    look(element);
    const { at, seen, playedMs } = watch.current;
    const of = Number.isFinite(element.duration) ? element.duration : null;
    report({ place: { at, of }, seen, playedMs });
    watch.current = { ...watch.current, playedMs: 0 };
  });
  useEffect(() => {
    const element = media.current;
    if (!element) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    for (const type of ['playing', 'timeupdate', 'waiting', 'seeking'] as const)
      element.addEventListener(type, () => look(element), { signal });
    for (const type of ['pause', 'seeked', 'ended'] as const)
      element.addEventListener(type, () => tell(element), { signal });
    window.addEventListener('pagehide', () => tell(element), { signal });
    const timer = setInterval(() => {
      if (!element.paused) tell(element);
    }, reportEveryMs);
    return () => {
      clearInterval(timer);
      stop.abort();
      tell(element);
    };
  }, [media]);
  return { seen: () => watch.current.seen };
}
