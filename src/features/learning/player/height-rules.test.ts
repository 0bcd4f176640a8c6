import { expect, it } from 'vitest';
import { playerHeight } from './height-rules.ts';

it.each([
  [144, 'min(600px, calc(100vh - 144px))'],
  [200, 'min(600px, calc(100vh - 200px))'],
])('a player is 600 px high, in a lower window all but %d px [player-height]', (keptFree, height) => {
  expect(playerHeight(keptFree)).toBe(height);
});
