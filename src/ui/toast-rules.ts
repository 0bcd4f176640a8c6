interface Span {
  top: number;
  bottom: number;
}

/** All in CSS pixels of the window. */
export interface ToastRoom {
  windowHeight: number;
  toastHeight: number;
  dialog: Span;
  /** The part between the dialog's title and its buttons. */
  content: Span;
}

/** Between a toast and what lies next to it. */
export const toastGapPx = 12;

/** The top of a toast over an open dialog: below the dialog, else in the middle of its content; title and buttons stay in sight. */
export function toastTop({ windowHeight, toastHeight, dialog, content }: ToastRoom): number {
  const below = windowHeight - toastGapPx - toastHeight;
  return below >= dialog.bottom + toastGapPx ? below : (content.top + content.bottom - toastHeight) / 2;
}
