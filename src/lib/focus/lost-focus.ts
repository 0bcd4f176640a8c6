import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { focusHeading } from './arrival.ts';

/** Time in which a dialog that closed returns the focus to what opened it. */
const returnMs = 100;

const surfaces = '[role="dialog"], [role="alertdialog"]';
let openDialogs = 0;

/**
 * For a dialog: closing it never loses the focus. It goes back to what had it when the dialog opened; when that is gone,
 * to the dialog below, or to the heading of the screen. Never behind a dialog that is still open.
 */
export function useFocusAfterClosing(open: boolean): void {
  const opener = useRef<Element | null>(null);
  // Before the dialog takes the focus in its own effect.
  useLayoutEffect(() => {
    if (open) opener.current = focusedElement();
  }, [open]);
  useEffect(() => {
    if (!open) return undefined;
    openDialogs += 1;
    return () => {
      openDialogs -= 1;
      setTimeout(() => returnFocus(opener.current), returnMs);
    };
  }, [open]);
}

function returnFocus(opener: Element | null): void {
  if (document.activeElement !== document.body) return;
  // Dialogs stand in the document in the order in which they opened; one that closes may still fade.
  const below = openDialogs > 0 ? [...document.querySelectorAll<HTMLElement>(surfaces)][openDialogs - 1] : undefined;
  if (opener instanceof HTMLElement && opener.isConnected && (!below || below.contains(opener)))
    opener.focus({ preventScroll: true });
  if (document.activeElement !== document.body) return;
  if (below) focusTitle(below);
  else focusHeading(document.querySelector<HTMLElement>('main h1'));
}

/** For a part of a dialog whose buttons come and go: when the one that had the focus has gone, the dialog's title has it. */
export function useFocusStays(part: RefObject<HTMLElement | null>): void {
  // After every change of what is shown.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    const dialog = part.current?.closest<HTMLElement>(surfaces);
    if (dialog) focusTitle(dialog);
  });
}

/** Gives the focus to the title of a dialog. */
export function focusTitle(dialog: HTMLElement): void {
  const title = dialog.querySelector<HTMLElement>('h2');
  if (!title) return;
  title.tabIndex = -1;
  focusHeading(title);
}

/** What has the focus, also within open shadow trees, of which the document names only the host. */
export function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}
