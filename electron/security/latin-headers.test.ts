import { expect, it } from 'vitest';
import { latinHead } from './latin-headers.ts';

it.each([
  ['attachment; filename="证书.pdf"', 'attachment; filename="%E8%AF%81%E4%B9%A6.pdf"'],
  ['text/html; charset=utf-8', 'text/html; charset=utf-8'],
  ['café', 'café'],
  ['\uFFFD\uD800', '%EF%BF%BD%EF%BF%BD'],
  ['a\u0001b', 'a%01b'],
])('%j becomes %j, which Headers accepts', (value, latin) => {
  const { responseHeaders, statusLine } = latinHead({ 'x-name': [value] }, `HTTP/1.1 200 ${value}`);
  expect(responseHeaders).toEqual({ 'x-name': [latin] });
  expect(statusLine).toBe(`HTTP/1.1 200 ${latin}`);
  expect(() => new Headers({ 'x-name': latin })).not.toThrow();
});
