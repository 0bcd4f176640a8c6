import { describe, expect, it } from 'vitest';
import {
  pageAfterResize,
  pageCountOf,
  pagerOf,
  paginationSizes,
  readPlace,
  typedPage,
  writePlace,
} from './pagination-rules.ts';

describe('sizes of a page', () => {
  it('10, 25 or 50 by default [pagination-sizes-default]', () => expect(paginationSizes.default).toEqual([10, 25, 50]));
  it('9, 18 or 27 cards [pagination-sizes-card]', () => expect(paginationSizes.card).toEqual([9, 18, 27]));
  it('12, 24 or 36 in colleges [pagination-sizes-college]', () =>
    expect(paginationSizes.college).toEqual([12, 24, 36]));
});

it.each([
  [0, 9, 1],
  [9, 9, 1],
  [10, 9, 2],
  [10_000, 27, 371],
])('%i items by %i are %i pages', (total, size, pages) => expect(pageCountOf(total, size)).toBe(pages));

it.each([
  [1, 1, [1]],
  [2, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, 3, 4, 5, null, 8]],
  [4, 20, [1, 2, 3, 4, 5, null, 20]],
  [5, 20, [1, null, 4, 5, 6, null, 20]],
  [16, 20, [1, null, 15, 16, 17, null, 20]],
  [17, 20, [1, null, 16, 17, 18, 19, 20]],
  [20, 20, [1, null, 16, 17, 18, 19, 20]],
])('page %i of %i shows %j', (page, pages, shown) => expect(pagerOf(page, pages)).toEqual(shown));

it.each([
  ['3', 5, 3],
  [' 5 ', 5, 5],
  ['6', 5, null],
  ['0', 5, null],
  ['-1', 5, null],
  ['2.5', 5, null],
  ['', 5, null],
  ['x', 5, null],
])('%j of %i pages is page %s', (text, pages, page) => expect(typedPage(text, pages)).toBe(page));

it.each([
  [1, 9, 27, 1],
  [4, 9, 27, 2],
  [3, 9, 18, 2],
  [2, 27, 9, 4],
])('page %i by %i is page %4$i by %i', (page, size, next, after) =>
  expect(pageAfterResize(page, size, next)).toBe(after),
);

it.each([
  ['card', {}, 1, 9],
  ['college', { page: '3', size: '24' }, 3, 24],
  ['default', { page: '0', size: '9' }, 1, 10],
  ['default', { page: '1.5', size: null }, 1, 10],
  ['default', { page: 'x', size: '50' }, 1, 50],
] as const)('%s: %j is page %i by %i', (layout, written, page, size) => {
  const place = readPlace(layout, written);
  expect(place).toEqual({ page, size });
  expect(readPlace(layout, writePlace(layout, place))).toEqual(place);
});

it('the usual place is not written', () => {
  expect(writePlace('college', { page: 1, size: 12 })).toEqual({ page: null, size: null });
});
