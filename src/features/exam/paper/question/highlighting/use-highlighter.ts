import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import type { TextRange } from '#contract/ipc/exam.ts';
import type { Material } from '#contract/ipc/paper.ts';
import { byWord, canClear, isHighlighted, nextSentence, withoutRange, withRange } from './rules.ts';
import { domRange, plainText, selectedRange } from './text-offsets.ts';

/** Name of the highlight in the style sheet. */
const name = 'material';

/** Draws the highlights over the material, without touching its elements; a browser that cannot draws none. */
function useDrawnHighlights(root: RefObject<HTMLElement | null>, ranges: readonly TextRange[]): void {
  useEffect(() => {
    if (!root.current || !('highlights' in CSS)) return;
    const element = root.current;
    CSS.highlights.set(name, new Highlight(...ranges.flatMap((range) => domRange(element, range) ?? [])));
    return () => void CSS.highlights.delete(name);
  }, [root, ranges]);
}

export interface HighlighterOptions {
  /** The element with the text of the material. */
  root: RefObject<HTMLElement | null>;
  material: Material;
  ranges: readonly TextRange[];
  onHighlight: (materialId: string, ranges: readonly TextRange[]) => void;
}

/** Highlights of a material: by pointer with the two buttons, by keyboard within the text. */
export function useHighlighter({ root, material, ranges, onHighlight }: HighlighterOptions) {
  const passage = usePassage(root, material.id);
  useDrawnHighlights(root, ranges);

  const change = (next: readonly TextRange[]) => onHighlight(material.id, next);
  const add = () => passage && change(withRange(ranges, passage));
  const clear = () => passage && change(withoutRange(ranges, passage));

  const select = (element: HTMLElement, range: TextRange | null) => {
    const found = range && domRange(element, range);
    if (!found) return;
    const selection = document.getSelection();
    selection?.removeAllRanges();
    selection?.addRange(found);
    // A browser without layout (tests) has no such method.
    found.startContainer.parentElement?.scrollIntoView?.({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const element = event.currentTarget;
    const at = selectedRange(element, document.getSelection());
    const chosen = at && at.from < at.to ? at : null;
    const step = event.key === 'ArrowDown' || event.key === 'ArrowRight' ? 1 : -1;
    if (event.shiftKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      select(element, nextSentence(plainText(element), chosen, step));
    } else if (event.shiftKey && chosen && (event.key === 'ArrowRight' || event.key === 'ArrowLeft')) {
      select(element, byWord(plainText(element), chosen, step));
    } else if (event.key === 'Enter' && chosen && event.target === element) {
      change(isHighlighted(ranges, chosen) ? withoutRange(ranges, chosen) : withRange(ranges, chosen));
    } else return;
    event.preventDefault();
  };

  return {
    onKeyDown,
    add: passage && passage.from < passage.to && !isHighlighted(ranges, passage) ? add : null,
    clear: canClear(ranges, passage) ? clear : null,
  };
}

/** What is selected in the material, as it changes; null: nothing, or something elsewhere. */
function usePassage(root: RefObject<HTMLElement | null>, materialId: string): TextRange | null {
  const [passage, setPassage] = useState<{ materialId: string; range: TextRange | null }>({ materialId, range: null });
  useEffect(() => {
    const onChange = () => {
      const next = root.current && selectedRange(root.current, document.getSelection());
      setPassage({ materialId, range: next });
    };
    document.addEventListener('selectionchange', onChange);
    return () => document.removeEventListener('selectionchange', onChange);
  }, [root, materialId]);
  return passage.materialId === materialId ? passage.range : null;
}
