import { useEffect, useState, type RefObject } from 'react';
import type { TextRange } from '../../../../../contract/ipc/exam.ts';
import { selectedRange } from './text-offsets.ts';

/** What is selected in the material, as it changes; null: nothing, or something elsewhere. */
export function usePassage(root: RefObject<HTMLElement | null>, materialId: string): TextRange | null {
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
