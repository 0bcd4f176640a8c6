import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** Contents of the dialogs that are open, the one on top last. */
export const openDialogsAtom = atom<readonly HTMLElement[]>([]);

/** Tells that a dialog with this content is open; null: it is closed. */
export function useOpenDialog(content: HTMLElement | null): void {
  const set = useSetAtom(openDialogsAtom);
  useEffect(() => {
    if (!content) return;
    set((open) => [...open, content]);
    return () => set((open) => open.filter((other) => other !== content));
  }, [content, set]);
}
