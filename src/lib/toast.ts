import { atom, useSetAtom } from 'jotai';
import { useCallback } from 'react';

export type ToastStyle = 'success' | 'error' | 'warning' | 'info';

export interface Toast {
  style: ToastStyle;
  text: string;
  /** Distinguishes two toasts with the same text. */
  key: number;
}

/** The only toast on screen: a new one replaces the previous one. */
export const toastAtom = atom<Toast | null>(null);

let lastKey = 0;

/** Creates a toast outside React. */
export function makeToast(style: ToastStyle, text: string): Toast {
  lastKey += 1;
  return { style, text, key: lastKey };
}

/** Shows a toast about something the user just did. */
export function useToast(): (style: ToastStyle, text: string) => void {
  const set = useSetAtom(toastAtom);
  return useCallback((style, text) => set(makeToast(style, text)), [set]);
}
