import { useCallback, useEffect, useState } from 'react';

/** How long a slide is shown. */
export const slideMs = 6000;

/** The index of the shown slide, and whether slides advance by themselves; not while `paused`. */
export function useCarousel(count: number, paused: boolean) {
  const [requested, setRequested] = useState(0);
  const [playing, setPlaying] = useState(() => !window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  const move = useCallback((step: number) => setRequested((before) => (before + step + count) % count), [count]);
  // Every change of slide, by hand too, restarts the timer.
  useEffect(() => {
    if (!playing || paused || count < 2) return undefined;
    const timer = setTimeout(() => setRequested((requested + 1) % count), slideMs);
    return () => clearTimeout(timer);
  }, [playing, paused, count, requested]);
  // The list may have become shorter.
  return { index: requested < count ? requested : 0, playing, setPlaying, move };
}

const enterEvents = ['pointerenter', 'focusin'] as const;
const leaveEvents = ['pointerleave', 'focusout'] as const;

/** Whether the pointer or the focus is within an element; `ref` goes to that element. */
export function useHoverOrFocus() {
  const [active, setActive] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const [enter, leave] = [() => setActive(true), () => setActive(false)];
    for (const name of enterEvents) element.addEventListener(name, enter);
    for (const name of leaveEvents) element.addEventListener(name, leave);
    return () => {
      for (const name of enterEvents) element.removeEventListener(name, enter);
      for (const name of leaveEvents) element.removeEventListener(name, leave);
    };
  }, []);
  return { ref, active };
}
