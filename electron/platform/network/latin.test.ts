import { expect, it } from 'vitest';
import { latin } from './latin.ts';

it.each([
  ['attachment; filename="证书.pdf"', 'attachment; filename="%E8%AF%81%E4%B9%A6.pdf"'],
  ['text/html; charset=utf-8', 'text/html; charset=utf-8'],
  ['café', 'café'],
  ['\uFFFD\uD800', '%EF%BF%BD%EF%BF%BD'],
  ['a\u0001b', 'a%01b'],
])('%j becomes %j, which Headers accepts', (value, header) => {
  expect(latin(value)).toBe(header);
  expect(() => new Headers({ 'x-name': header })).not.toThrow();
});
