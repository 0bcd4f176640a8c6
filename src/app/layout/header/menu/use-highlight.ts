import { atom, useAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { highlightAfter } from './highlight.ts';

const highlightAtom = atom<string | null>(null);

/** The route whose entry is marked; it outlives the header, so that pages without a bar do not lose it. */
export function useHighlight(): string | null {
  const { pathname } = useLocation();
  const [highlight, setHighlight] = useAtom(highlightAtom);
  useEffect(() => setHighlight((before) => highlightAfter(before, pathname)), [pathname, setHighlight]);
  return highlight;
}
