import { useCallback, useEffect, useState } from 'react';

/** A slide stays so long, in ms. */
export const slideTime = 6000;

/** Which slide is shown, and whether they turn by themselves; `held`: not now. */
export function useCarouselTurn(count: number, held: boolean) {
  const [wanted, setWanted] = useState(0);
  const [playing, setPlaying] = useState(() => !window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  const turn = useCallback((step: number) => setWanted((before) => (before + step + count) % count), [count]);

  // Another slide starts its time anew, whoever turned.
  useEffect(() => {
    if (!playing || held || count < 2) return undefined;
    const timer = setTimeout(() => setWanted((wanted + 1) % count), slideTime);
    return () => clearTimeout(timer);
  }, [playing, held, count, wanted]);

  // A shorter list than before has its first slide again.
  return { at: wanted < count ? wanted : 0, playing, setPlaying, turn };
}
