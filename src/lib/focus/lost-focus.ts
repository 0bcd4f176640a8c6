import { useEffect } from 'react';
import { focusHeading } from './arrival.ts';

/** Time in which a dialog that closed returns the focus to what opened it. */
const returnMs = 100;

/** For a dialog: when nothing on the page opened it, or that is gone, closing it moves the focus to the heading. */
export function useFocusAfterClosing(open: boolean): void {
  useEffect(() => {
    if (!open) return undefined;
    return () => {
      setTimeout(() => {
        if (document.activeElement === document.body) focusHeading(document.querySelector<HTMLElement>('main h1'));
      }, returnMs);
    };
  }, [open]);
}
