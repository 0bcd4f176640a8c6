import { expect, it } from 'vitest';
import { distributionOf } from './distribution-rules.ts';

it.each([
  [true, 'dg-1', false, true, 'done'],
  [true, '', true, false, 'done'],
  [false, 'dg-1', false, true, 'open'],
  [false, '', false, true, 'unknown'],
  [null, 'dg-1', false, true, 'unknown'],
  [false, 'dg-1', true, false, 'reading'],
  [false, 'dg-1', true, true, 'unconfirmed'],
  [null, 'dg-1', true, true, 'unconfirmed'],
] as const)('recorded %s as %j, sent %s, settled %s: %s', (isDistributed, distributionGoodsId, sent, settled, state) =>
  expect(distributionOf({ isDistributed, distributionGoodsId }, { sent, settled })).toBe(state),
);
