import { useRef, type KeyboardEvent, type RefObject } from 'react';
import { gridMove } from './grid-move.ts';

/** Arrow keys, Home and End walk over the cells of an answer sheet, in sections with so many cells each. */
export function useCellKeys(sizes: readonly number[]): {
  cells: RefObject<HTMLDivElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
} {
  const cells = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const all = [...(cells.current?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])];
    const at = all.findIndex((cell) => cell === document.activeElement);
    const to = at < 0 ? null : gridMove(event.key, at, sizes);
    if (to === null) return;
    event.preventDefault();
    all[to]?.focus();
  };
  return { cells, onKeyDown };
}
