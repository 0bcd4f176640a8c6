import { describe, expect, it } from 'vitest';
import { categoryRows, chainTo, changedShelf, isNarrowed, readShelf, writeShelf } from './shelf-rules.ts';

const plain = { category: '', name: '', price: 'all', provider: '', page: 1, size: 9 } as const;

describe('the list that an address asks for', () => {
  it.each([
    [{}, {}],
    [
      { category: 'care', name: ' 护理 ' },
      { category: 'care', name: '护理' },
    ],
    [{ price: 'free' }, { price: 'free' }],
    [{ price: 'cheap' }, {}],
    [
      { page: '3', size: '18' },
      { page: 3, size: 18 },
    ],
    [{ page: '0' }, {}],
    [{ page: '-2' }, {}],
    [{ page: '1.5' }, {}],
    [{ page: 'x', size: '10' }, {}],
    [{ provider: 'b-1' }, { provider: 'b-1' }],
  ])('%j', (query, change) => expect(readShelf(query)).toEqual({ ...plain, ...change }));

  it('is read as it was written', () => {
    const shelf = { category: 'fire', name: '消防', price: 'paid', provider: 'b-2', page: 4, size: 27 } as const;
    expect(readShelf(writeShelf(shelf))).toEqual(shelf);
    expect(Object.values(writeShelf(plain)).filter(Boolean)).toEqual([]);
  });
});

it.each([
  [{ category: 'care' }, 1],
  [{ name: 'x' }, 1],
  [{ price: 'free' as const }, 1],
  [{ page: 2 }, 2],
  [{ size: 27 }, 2],
])('after %j the list is at page %i', (change, page) => {
  const shelf = { ...plain, page: 4 };
  expect(changedShelf(shelf, change)).toEqual({ ...shelf, ...change, page });
});

it.each([
  [{}, false],
  [{ page: 3, size: 27 }, false],
  [{ name: 'x' }, true],
  [{ category: 'care' }, true],
  [{ price: 'free' as const }, true],
  [{ provider: 'b-1' }, true],
])('%j narrows the list: %s', (change, narrowed) => expect(isNarrowed({ ...plain, ...change })).toBe(narrowed));

describe('the rows of a tree', () => {
  const leaf = (code: string) => ({ code, name: code, children: [] });
  const care = { code: 'care', name: 'care', children: [leaf('elder'), leaf('infant')] };
  const tree = [care, leaf('food')];

  it.each([
    ['', []],
    ['food', ['food']],
    ['infant', ['care', 'infant']],
    ['nobody', []],
  ])('%j lies at %j', (code, chain) => expect(chainTo(tree, code).map((one) => one.code)).toEqual(chain));

  it.each([
    ['', [['', 2]]],
    ['food', [['food', 2]]],
    [
      'care',
      [
        ['care', 2],
        ['care', 2],
      ],
    ],
    [
      'infant',
      [
        ['care', 2],
        ['infant', 2],
      ],
    ],
    // Nothing of the tree looks chosen while an unknown code narrows the list.
    ['nobody', [['nobody', 2]]],
  ])('%j chooses %j', (code, rows) =>
    expect(categoryRows(tree, code).map(({ chosen, choices }) => [chosen, choices.length])).toEqual(rows),
  );
});
