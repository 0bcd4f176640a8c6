import { atom, useSetAtom } from 'jotai';
import { useCallback } from 'react';

export type ToastStyle = 'success' | 'error' | 'warning' | 'info';

export interface Toast {
  style: ToastStyle;
  text: string;
  /** Tells two equal sentences apart. */
  key: number;
}

/** The one toast on screen: a new message replaces the old one (G-091). */
export const toastAtom = atom<Toast | null>(null);

let made = 0;

/** A toast from outside React. */
export function makeToast(style: ToastStyle, text: string): Toast {
  made += 1;
  return { style, text, key: made };
}

/** Shows a sentence about something the learner just did. */
export function useToast(): (style: ToastStyle, text: string) => void {
  const set = useSetAtom(toastAtom);
  return useCallback((style, text) => set(makeToast(style, text)), [set]);
}
