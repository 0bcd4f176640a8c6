import { expect, it } from 'vitest';
import { levelOf } from './hear-microphone.ts';

it.each([
  ['nothing', [], -100],
  ['silence', [0, 0, 0, 0], -100],
  ['full scale', [1, -1, 1, -1], 0],
  ['a tenth of it', [0.1, -0.1], -20],
])('%s', (_, samples, level) => {
  expect(levelOf(Float32Array.from(samples))).toBeCloseTo(level, 3);
});
