import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

/** The price of goods that the learner saw last, in cents. */
const shownPriceAtom = atom<{ goodsId: string; cents: number } | null>(null);

/** Remembers the price that this page shows, for the page that orders the goods. */
export function useShownPrice(goodsId: string, cents: number | null): void {
  const show = useSetAtom(shownPriceAtom);
  useEffect(() => {
    if (cents !== null) show({ goodsId, cents });
  }, [show, goodsId, cents]);
}

/** The price that the learner saw before this one, on this page or the one before; null: no other was shown. */
export function usePriceBefore(goodsId: string, cents: number | null): number | null {
  const shown = useAtomValue(shownPriceAtom);
  const [before, setBefore] = useState(shown?.goodsId === goodsId ? shown.cents : null);
  if (before === null && cents !== null) setBefore(cents);
  return before === cents || cents === null ? null : before;
}
