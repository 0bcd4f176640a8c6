import { expect, it } from 'vitest';
import { gist } from './summary.ts';

it.each([
  ['', ''],
  ['Error: it broke', 'Error: it broke'],
  [
    'Error: expect(received).toBeGreaterThan(expected)\n\nExpected: > 1\nReceived:   1\n\nCall Log:\n- Timeout\n    at node_modules/x.js:1:2\n    at tests/e2e/player.test.ts:43:70',
    'Error: expect(received).toBeGreaterThan(expected) | Expected: > 1 | Received:   1 | at tests/e2e/player.test.ts:43:70',
  ],
])('what failed is told by its gist: %j', (text, told) => {
  expect(gist(text)).toBe(told);
});
