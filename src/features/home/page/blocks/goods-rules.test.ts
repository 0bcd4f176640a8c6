import { expect, it } from 'vitest';
import { sourceOf } from './goods-rules.ts';

it.each([
  ['sale', 'sale'],
  ['saas', 'saas'],
  ['nobody knows', 'list'],
  [undefined, 'list'],
])('source %s reads as %s', (word, source) => expect(sourceOf(word)).toBe(source));
