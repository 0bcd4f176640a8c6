import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { certificateOrderList } from '#contract/platform/certificate/certificate.ts';
import { arrivedOrder, cashierAddress, nextLookMs, stageOf, standingOrder, type StoredOrder } from './order-rules.ts';

describe('how an order stands', () => {
  it.each([
    [1, 'placed', 'placed'],
    [1, 'placing', 'placed'],
    [1, 'paying', 'paying'],
    [2, 'paying', 'paid'],
    [3, 'placed', 'closed'],
    [4, 'paying', 'refunded'],
    [9, 'paying', null],
    [null, 'paying', null],
  ] as const)('code %s of an order that is %s: %s', (status, before, stage) => {
    expect(stageOf(status, before)).toBe(stage);
  });

  it.each([
    [0, 'placed', 0, 'placed'],
    [0, 'paying', 0, 'paying'],
    [5, 'paying', 0, null],
    [2, 'paying', 2, 'paid'],
    [null, 'placed', undefined, null],
  ] as const)('code %s of one that is %s and was called %s when it was new: %s', (status, before, isNew, stage) => {
    expect(stageOf(status, before, isNew)).toBe(stage);
  });
});

describe('an order whose request was lost', () => {
  const at = Date.parse('2026-03-02T10:00:00+08:00');
  const listed = (rows: object[]) => z.parse(certificateOrderList.answer, { list: rows, total: rows.length }).list;
  const row = (orderNo: string, payStatus: number, createTime: string, goodsId = 'g-1') => ({
    orderNo,
    payStatus,
    createTime,
    goodsId,
    kind: 'goods',
  });
  const found = (rows: object[], known: string[] = []) =>
    arrivedOrder({ goodsId: 'g-1', createdAt: at }, listed(rows), new Set(known))?.orderNo ?? null;

  it.each([
    ['is found unpaid', [row('A', 1, '2026-03-02 10:00:03')], [], 'A'],
    ['is found unpaid, whoever made it', [row('A', 1, '2026-02-20 10:00:03')], [], 'A'],
    ['is found paid since', [row('A', 2, '2026-03-02 10:01:00')], [], 'A'],
    ['is not one that was paid before', [row('A', 2, '2026-02-20 10:00:03')], [], null],
    ['is not one that is closed', [row('A', 3, '2026-03-02 10:01:00')], [], null],
    ['is not one of other goods', [row('A', 1, '2026-03-02 10:01:00', 'g-2')], [], null],
    ['is not another one of this computer', [row('A', 1, '2026-03-02 10:01:00')], ['A'], null],
    ['is not one without a number', [row('', 1, '2026-03-02 10:01:00')], [], null],
    ['is none of an empty list', [], [], null],
  ])('%s', (_, rows, known, expected) => {
    expect(found(rows, known)).toBe(expected);
  });
});

describe('an order that stands in the way of another one', () => {
  const minute = 60_000;
  const order = (id: string, stage: StoredOrder['stage'], checkedAt: number | null): StoredOrder => ({
    id,
    stage,
    checkedAt,
    goodsId: 'g-1',
    goodsKind: '1',
    name: '',
    courseId: '',
    orderNo: id,
    agreedCents: 0,
    amountCents: null,
    message: '',
    payNo: '',
    payUrl: '',
    codeUrl: '',
    createdAt: 0,
    payingSince: null,
    expiresAt: null,
  });

  it.each([
    ['none', [], null],
    ['one under way', [order('a', 'paying', null)], 'a'],
    ['one that was paid a moment ago', [order('a', 'paid', 95 * minute)], 'a'],
    ['not one that was paid long ago', [order('a', 'paid', 89 * minute)], null],
    ['not one that is closed', [order('a', 'closed', 99 * minute)], null],
    [
      'the one under way before the one that was paid',
      [order('a', 'paid', 99 * minute), order('b', 'placed', null)],
      'b',
    ],
  ])('%s', (_, orders, expected) => {
    expect(standingOrder(orders, 'g-1', 100 * minute)?.id ?? null).toBe(expected);
    expect(standingOrder(orders, 'g-2', 100 * minute)).toBeNull();
  });
});

it.each([
  [0, 3_000],
  [119_000, 3_000],
  [120_000, 6_000],
  [300_000, 12_000],
  [599_000, 12_000],
  [600_000, null],
])('%d ms after a payment began, the next look comes in %s ms', (since, wait) => {
  expect(nextLookMs(since)).toBe(wait);
});

it.each([
  ['https://pay.example.cn/a?b', 'https://pay.example.cn/a?b'],
  ['http://127.0.0.1:7/cashier', 'http://127.0.0.1:7/cashier'],
  ['javascript:alert(1)', ''],
  ['weixin://pay', ''],
  ['', ''],
])('the cashier %s is %s', (address, expected) => {
  expect(cashierAddress(address)).toBe(expected);
});
