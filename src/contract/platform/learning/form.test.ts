import { expect, it } from 'vitest';
import { formFieldKind } from './form.ts';

it.each([
  ['text', 'text'],
  [' Radio ', 'radio'],
  ['select', 'radio'],
  ['rating', 'rate'],
  ['image', 'file'],
  ['hologram', 'unknown'],
  ['', 'unknown'],
])('the word %j stands for %s', (word, kind) => {
  expect(formFieldKind(word)).toBe(kind);
});
