import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getDrillListToC } from '#contract/platform/live/lab.ts';
import { labOf, labStateOf } from './lab-rules.ts';

it.each([
  [0, 'none'],
  [1, 'begun'],
  [2, 'done'],
  [7, 'unknown'],
  [-1, 'unknown'],
  [null, 'unknown'],
])('status %s is %s', (status, state) => {
  expect(labStateOf({ status })).toBe(state);
});

it.each([
  ['b', 'b'],
  [null, 'a'],
  ['', 'a'],
  ['x', undefined],
])('the address %j shows the lab %s', (labId, shown) => {
  const labs = z.parse(getDrillListToC.answer, [{ labId: 'a' }, { labId: 'b' }]);
  expect(labOf(labs, labId)?.labId).toBe(shown);
});
