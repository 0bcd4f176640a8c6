import type { LockdownStep } from '#contract/ipc/lockdown.ts';
import { letterOf } from '#lib/layouts.ts';

/** What a rule needs of a key press. */
export type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing'
>;

/** The step that a key falls under; null: the key stays with the page, and with the input method while it composes. */
export function stepOfKey(pressed: PressedKey): LockdownStep | null {
  const { key, ctrlKey, metaKey, shiftKey, altKey, isComposing } = pressed;
  if (isComposing || key === 'Process') return null;
  const command = ctrlKey || metaKey;
  const letter = letterOf(pressed);
  if (key === 'F12' || (command && (shiftKey || altKey) && ['I', 'J', 'C'].includes(letter))) return 'developer-tools';
  if (command && letter === 'P') return 'printing';
  if (key === 'F11' || key === 'PrintScreen' || (command && ['S', 'U'].includes(letter))) return 'shortcuts';
  return null;
}
