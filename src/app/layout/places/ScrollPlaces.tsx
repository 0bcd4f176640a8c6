import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { sessionAtom } from '#domain/app-state.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { isWindowShown } from '#lib/window-shown.ts';
import { reachScroll } from './reach-scroll.ts';

/** A scroll that has stopped for this long is where the learner is. */
const restMs = 400;
/** Screens whose places are remembered, the oldest forgotten first. */
const mostPlaces = 200;

const report = (error: unknown) => logFailure('the place of the screen', error);

/**
 * Where each screen of the history was scrolled: going back leads there, also when its contents arrive later, and so
 * does the next start of the client, which main remembers. Draws nothing.
 */
export function ScrollPlaces() {
  const { key, pathname, search } = useLocation();
  const kind = useNavigationType();
  const { accountId } = useAtomValue(sessionAtom);
  const places = useRef(new Map<string, number>());
  const started = useRef(false);
  const reaching = useRef(false);
  const tellSoon = useRef<(() => void) | null>(null);
  const address = `${pathname}${search}`;

  // At once: the scroll of a page that is too short yet is none of the learner's.
  useLayoutEffect(() => {
    let stop: (() => void) | null = null;
    let gone = false;
    const reach = (top: number) => {
      if (gone || top <= 0) return;
      reaching.current = true;
      stop = reachScroll(top, () => {
        reaching.current = false;
        tellSoon.current?.();
      });
    };
    if (started.current) {
      if (kind === NavigationType.Pop) reach(places.current.get(key) ?? 0);
    } else {
      started.current = true;
      ask(desktop.reopening.takeScroll(address))
        .then((top) => reach(top ?? 0))
        .catch(report);
    }
    const note = () => {
      if (reaching.current) return;
      places.current.delete(key);
      places.current.set(key, window.scrollY);
      const [oldest] = places.current.keys();
      if (places.current.size > mostPlaces && oldest !== undefined) places.current.delete(oldest);
    };
    addEventListener('scroll', note, { passive: true });
    return () => {
      gone = true;
      stop?.();
      removeEventListener('scroll', note);
    };
  }, [key, kind, address]);

  useEffect(() => {
    if (accountId === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      clearTimeout(timer);
      timer = undefined;
      if (reaching.current || !isWindowShown()) return;
      ask(desktop.reopening.remember({ address, scroll: Math.max(0, window.scrollY) })).catch(report);
    };
    const tellLater = () => {
      clearTimeout(timer);
      timer = setTimeout(tell, restMs);
    };
    tellSoon.current = tellLater;
    tellLater();
    addEventListener('scroll', tellLater, { passive: true });
    addEventListener('pagehide', tell);
    return () => {
      clearTimeout(timer);
      tellSoon.current = null;
      removeEventListener('scroll', tellLater);
      removeEventListener('pagehide', tell);
    };
  }, [address, accountId]);
  return null;
}
