import { expect, it } from 'vitest';
import { paceAfter } from './evidence-lane.ts';

it.each([
  [0, 0],
  [12_000, 1_000],
  [36_000, 3_000],
  [200_000, 16_667],
])('after a picture of %i bytes the next one of an open paper waits %i ms: 128 kbit/s as base64', (bytes, ms) => {
  expect(paceAfter(bytes)).toBe(ms);
});
