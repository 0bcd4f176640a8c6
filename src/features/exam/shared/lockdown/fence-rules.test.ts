import { expect, it } from 'vitest';
import { stepOfKey, type PressedKey } from './fence-rules.ts';

const plain = { code: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, isComposing: false };

it.each<[what: string, pressed: Partial<PressedKey> & { key: string }, step: string | null]>([
  ['F12', { key: 'F12' }, 'developer-tools'],
  ['Ctrl+Shift+I', { key: 'I', ctrlKey: true, shiftKey: true }, 'developer-tools'],
  ['Cmd+Option+I', { key: 'i', metaKey: true, altKey: true }, 'developer-tools'],
  ['Ctrl+P', { key: 'p', ctrlKey: true }, 'printing'],
  ['Cmd+P', { key: 'p', metaKey: true }, 'printing'],
  ['Ctrl+P on a Russian keyboard', { key: 'з', code: 'KeyP', ctrlKey: true }, 'printing'],
  ['Ctrl+Shift+I on a Greek keyboard', { key: 'Ι', code: 'KeyI', ctrlKey: true, shiftKey: true }, 'developer-tools'],
  ['F11', { key: 'F11' }, 'shortcuts'],
  ['Ctrl+S', { key: 's', ctrlKey: true }, 'shortcuts'],
  ['a letter', { key: 'p' }, null],
  ['Ctrl+C, which the clipboard fence handles', { key: 'c', ctrlKey: true }, null],
  ['a zoom key', { key: '+', ctrlKey: true }, null],
  ['Ctrl+Space of an input method', { key: ' ', ctrlKey: true }, null],
  ['a key that an input method takes', { key: 'Process', ctrlKey: true }, null],
  ['a key while composing', { key: 'F12', isComposing: true }, null],
])('%s', (_, pressed, step) => {
  expect(stepOfKey({ ...plain, ...pressed })).toBe(step);
});
