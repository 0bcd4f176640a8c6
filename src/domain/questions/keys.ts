import { digitOf, letterOf } from '#lib/layouts.ts';
import type { Focus } from './keyboard-focus.ts';

/** What a pressed key is about, in plain values. */
export interface KeyPress {
  key: string;
  /** Physical key, for input methods that hide the letter. */
  code: string;
  alt: boolean;
  ctrl: boolean;
  meta: boolean;
  /** True while an input method composes. */
  composing: boolean;
}

/** `advance`: to the next question, from the last one to the hand-in. `write`: into the field of a written answer. */
export type PaperAction =
  | { type: 'option'; at: number }
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'advance' }
  | { type: 'write' }
  | { type: 'mark' };

/** What a key does on the paper; null: nothing, the key goes its usual way. A typing learner loses no key. */
export function paperAction(press: KeyPress, focus: Focus, options: number): PaperAction | null {
  if (press.composing || focus === 'overlay') return null;
  if (press.key === 'Enter' && (press.ctrl || press.meta)) return { type: 'advance' };
  if (press.ctrl || press.meta || focus === 'typing') return null;
  const step = stepOf(press, focus);
  if (step) return { type: step };
  if (press.alt) return null;
  if (press.key === 'Enter' && focus === 'page') return { type: options > 0 ? 'advance' : 'write' };
  const at = optionOf(press);
  if (at !== null && at < options) return { type: 'option', at };
  return letterOf(press) === 'M' ? { type: 'mark' } : null;
}

const steps: Readonly<Record<string, 'next' | 'previous'>> = {
  ArrowRight: 'next',
  PageDown: 'next',
  ArrowLeft: 'previous',
  PageUp: 'previous',
};

function stepOf(press: KeyPress, focus: Focus): 'next' | 'previous' | null {
  const arrow = press.key.startsWith('Arrow');
  if (arrow && focus === 'own-arrows' && !press.alt) return null;
  return steps[press.key] ?? null;
}

function optionOf(press: KeyPress): number | null {
  const digit = digitOf(press);
  if (digit !== '') return digit === '0' ? null : Number(digit) - 1;
  const letter = letterOf(press);
  return /^[A-H]$/.test(letter) ? letter.charCodeAt(0) - 'A'.charCodeAt(0) : null;
}
