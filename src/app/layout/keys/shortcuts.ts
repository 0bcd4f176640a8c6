import { digitOf, letterOf } from '#lib/layouts.ts';

/** The actions of global shortcuts. */
export type Shortcut =
  | 'back'
  | 'forward'
  | 'zoom-in'
  | 'zoom-out'
  | 'zoom-reset'
  | 'full-screen'
  | 'help'
  | 'new-window'
  | 'close-window';

/** A key press as plain values. */
export interface KeyPress {
  key: string;
  code: string;
  alt: boolean;
  ctrl: boolean;
  meta: boolean;
  shift: boolean;
  /** True while an input method composes. */
  composing: boolean;
}

const withModifier: Readonly<Record<string, Shortcut>> = {
  '+': 'zoom-in',
  '=': 'zoom-in',
  '-': 'zoom-out',
  _: 'zoom-out',
  '0': 'zoom-reset',
  '/': 'help',
  w: 'close-window',
};

/** The shortcut of a key press; null: none. `typing`: the focus is in a text field. */
export function shortcutOf(press: KeyPress, on: { mac: boolean; typing: boolean }): Shortcut | null {
  const { key, alt, ctrl, meta, shift } = press;
  const letter = letterOf(press).toLowerCase();
  if (press.composing) return null;
  if (key === 'BrowserBack') return 'back';
  if (key === 'BrowserForward') return 'forward';
  if (key === 'F1') return 'help';
  if (on.mac && ctrl && meta && letter === 'f') return 'full-screen';
  if (on.mac ? ctrl : meta) return null;
  const modifier = on.mac ? meta : ctrl;
  if (!modifier) return plain(press, on);
  if (alt) return null;
  if (on.mac && key === '[') return 'back';
  if (on.mac && key === ']') return 'forward';
  if (shift && letter === 'n') return 'new-window';
  if (shift && letter === 'w') return null;
  return withModifier[key] ?? withModifier[letter || digitOf(press)] ?? null;
}

function plain({ key, alt, shift }: KeyPress, { mac, typing }: { mac: boolean; typing: boolean }): Shortcut | null {
  if (alt) {
    // On a Mac, Alt with arrows moves the caret by words.
    if (mac || shift) return null;
    return key === 'ArrowLeft' ? 'back' : key === 'ArrowRight' ? 'forward' : null;
  }
  if (key === 'F11' && !mac) return 'full-screen';
  return !typing && (key === '?' || key === '？') ? 'help' : null;
}

/** The shortcut of a mouse button; null: none. 3 and 4 are the side buttons. */
export function mouseShortcut(button: number): Shortcut | null {
  return button === 3 ? 'back' : button === 4 ? 'forward' : null;
}
