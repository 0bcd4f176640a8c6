/**
 * Where the focus is. `control`: a button, link or option, which uses Enter itself. `own-arrows`: a widget that uses the
 * arrow keys itself. `overlay`: a dialog or menu above the paper.
 */
export type Focus = 'page' | 'control' | 'typing' | 'own-arrows' | 'overlay';

const typing = 'textarea, input, select, [contenteditable="true"], [role="textbox"], [role="combobox"]';
const overlay = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const control = 'button, a[href], summary, [role="button"], [role="radio"], [role="checkbox"], [data-own-enter]';
const ownArrows = 'audio, video, [role="grid"], [role="slider"], [role="tablist"], [data-own-arrows]';

/** Where the focus is, seen from the element that got the key. */
export function focusOf(target: EventTarget | null): Focus {
  if (!(target instanceof Element)) return 'page';
  if (target.closest(overlay)) return 'overlay';
  if (target.closest(typing)) return 'typing';
  if (target.closest(ownArrows)) return 'own-arrows';
  return target.closest(control) ? 'control' : 'page';
}
