import { expect, it } from 'vitest';
import { isOpenPaper } from './paper-standing.ts';

it.each([
  [0, null, true],
  [1, null, false],
  [2, null, false],
  [0, 1_800_000_000_000, false],
  [7, null, true],
  [null, null, true],
  [null, 1_800_000_000_000, false],
])('status %j, submitted %j: open is %j', (status, submitTime, open) => {
  expect(isOpenPaper({ status, submitTime })).toBe(open);
});
