import { useEffect, useRef, type RefObject } from 'react';

interface Options {
  /** False while there is nothing further, or it is on its way. */
  enabled: boolean;
  /** So far below the window counts as in view (px). */
  ahead: number;
}

/** Calls back when the end of a list comes near the window; the element at that end takes the ref. */
export function useEndInView<End extends HTMLElement>(
  onInView: () => void,
  { enabled, ahead }: Options,
): RefObject<End | null> {
  const element = useRef<End>(null);
  const latest = useRef(onInView);
  useEffect(() => {
    latest.current = onInView;
  });
  useEffect(() => {
    if (!enabled || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current();
      },
      { rootMargin: `${ahead}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [enabled, ahead]);
  return element;
}
