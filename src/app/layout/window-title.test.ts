import { expect, it } from 'vitest';
import { unreadText } from './window-title.ts';

it.each([
  [0, null],
  [null, null],
  [-1, null],
  [Number.NaN, null],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('%s unread messages are shown as %s', (count, text) => {
  expect(unreadText(count)).toBe(text);
});
