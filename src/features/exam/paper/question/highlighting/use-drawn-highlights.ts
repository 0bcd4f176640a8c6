import { useEffect, type RefObject } from 'react';
import type { TextRange } from '../../../../../contract/ipc/exam.ts';
import { domRange } from './text-offsets.ts';

/** Name of the highlight in the style sheet. */
const name = 'material';

/** Draws the highlights over the material, without touching its elements; a browser that cannot draws none. */
export function useDrawnHighlights(root: RefObject<HTMLElement | null>, ranges: readonly TextRange[]): void {
  useEffect(() => {
    if (!root.current || !('highlights' in CSS)) return;
    const element = root.current;
    CSS.highlights.set(name, new Highlight(...ranges.flatMap((range) => domRange(element, range) ?? [])));
    return () => void CSS.highlights.delete(name);
  }, [root, ranges]);
}
