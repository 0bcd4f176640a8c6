import { describe, expect, it } from 'vitest';
import type { KeptOrder, OrderStage } from '#contract/ipc/orders.ts';
import { isOtherAmount, shownOrder, stepOf } from './order-rules.ts';

it.each([
  [null, 'confirm'],
  ['placing', 'unknown'],
  ['placed', 'pay'],
  ['paying', 'wait'],
  ['paid', 'paid'],
  ['closed', 'over'],
  ['refunded', 'over'],
  ['refused', 'over'],
  ['absent', 'over'],
] as const)('an order that is %s: %s', (stage, step) => {
  expect(stepOf(stage === null ? null : { stage })).toBe(step);
});

describe('the order that is shown', () => {
  const order = (id: string, stage: OrderStage, goodsId = 'g'): KeptOrder => ({
    id,
    stage,
    goodsId,
    goodsKind: '1',
    name: '',
    courseId: '',
    orderNo: '',
    agreedCents: 0,
    amountCents: null,
    message: '',
    payNo: '',
    payUrl: '',
    codeUrl: '',
    createdAt: 0,
    payingSince: null,
    checkedAt: null,
    expiresAt: null,
    watched: false,
  });

  it.each([
    ['none', [], null, null],
    ['one under way', [order('a', 'paying')], null, 'a'],
    ['not one that is over', [order('a', 'paid')], null, null],
    ['one that is over, where it was shown before', [order('a', 'paid')], 'a', 'a'],
    ['the one shown before, also beside another', [order('b', 'placed'), order('a', 'closed')], 'a', 'a'],
    ['not one of other goods', [order('a', 'paying', 'other')], 'a', null],
  ] as const)('%s', (_, orders, shownId, expected) => {
    expect(shownOrder(orders, 'g', shownId)?.id ?? null).toBe(expected);
  });
});

it.each([
  [100, 100, false],
  [100, 120, true],
  [100, null, false],
] as const)('agreed to %s, charged %s: another amount %s', (agreedCents, amountCents, other) => {
  expect(isOtherAmount({ agreedCents, amountCents })).toBe(other);
});
