import { useEffect, useRef, type RefObject } from 'react';
import type { Piece } from '../page-grid.ts';

interface Moved {
  blockId: string;
  step: -1 | 1;
}

/** Keeps the keyboard on the button that moved a block: the block may have been taken out and put in elsewhere. */
export function useKeptFocus(page: RefObject<HTMLElement | null>, pieces: readonly Piece[]) {
  const wanted = useRef<Moved | null>(null);
  useEffect(() => {
    const last = wanted.current;
    wanted.current = null;
    if (!last || !pieces.some(({ block }) => block.blockId === last.blockId)) return;
    const block = [...(page.current?.querySelectorAll<HTMLElement>('[data-piece]') ?? [])].find(
      (element) => element.dataset['piece'] === last.blockId,
    );
    block?.scrollIntoView({ block: 'nearest' });
    block?.querySelector<HTMLElement>(`[data-move="${last.step}"]`)?.focus({ preventScroll: true });
  }, [page, pieces]);
  return (blockId: string, step: -1 | 1): void => {
    wanted.current = { blockId, step };
  };
}
