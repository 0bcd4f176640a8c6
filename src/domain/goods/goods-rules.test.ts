import { describe, expect, it } from 'vitest';
import { priceOf, stateOf, taskTagOf } from './goods-rules.ts';

describe('price of a goods', () => {
  it.each([
    [{ isFree: true, salePrice: 12, basePrice: 20 }, { free: true }],
    [
      { isFree: false, salePrice: 12, basePrice: 20 },
      { free: false, price: 12, before: 20 },
    ],
    [
      { isFree: false, salePrice: 20, basePrice: 20 },
      { free: false, price: 20, before: null },
    ],
    [
      { isFree: false, salePrice: 20, basePrice: 12 },
      { free: false, price: 20, before: null },
    ],
    [
      { isFree: false, salePrice: null, basePrice: 12 },
      { free: false, price: 12, before: null },
    ],
    [
      { isFree: false, salePrice: null, basePrice: null },
      { free: false, price: null, before: null },
    ],
  ])('%j shows %j [goods-price]', (goods, shown) => expect(priceOf(goods)).toEqual(shown));
});

it.each([
  [1, 'required'],
  [2, 'elective'],
  [3, 'open'],
  [0, null],
  [9, null],
])('task type %s has the tag %s', (type, tag) => expect(taskTagOf(type)).toBe(tag));

it.each([
  [{ isOwned: true, stockNo: 0, isFree: false }, 'owned'],
  [{ isOwned: false, stockNo: 0, isFree: false }, 'soldOut'],
  [{ isOwned: null, stockNo: 0, isFree: false }, 'soldOut'],
  [{ isOwned: null, stockNo: 0, isFree: true }, null],
  [{ isOwned: null, stockNo: null, isFree: false }, null],
  [{ isOwned: null, stockNo: 3, isFree: false }, null],
])('%j is %s', (goods, state) => expect(stateOf(goods)).toBe(state));
