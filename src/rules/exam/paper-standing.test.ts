import { expect, it } from 'vitest';
import { isOpenPaper, paperStanding } from './paper-standing.ts';

it.each([
  [0, null, 'open', true],
  [1, null, 'closed', false],
  [2, null, 'closed', false],
  [0, 1_800_000_000_000, 'closed', false],
  [7, null, 'unknown', true],
  [null, null, 'unknown', true],
  [null, 1_800_000_000_000, 'closed', false],
] as const)('status %j, submitted %j: %s, so that it can be sat: %j', (status, submitTime, standing, open) => {
  expect(paperStanding({ status, submitTime })).toBe(standing);
  expect(isOpenPaper({ status, submitTime })).toBe(open);
});
