import { describe, expect, it } from 'vitest';
import { addressOf, chosenOf } from './rules.ts';

describe('the page of an article', () => {
  it.each([
    [1, '/cms/detail?id=a'],
    [2, '/cms/video?id=a'],
    [0, '/cms/detail?id=a'],
  ])('of type %i', (type, address) => expect(addressOf({ id: 'a', type })).toBe(address));
});

describe('what the list shows', () => {
  it.each([
    ['', { by: 'all' }],
    ['classId=policy', { by: 'class', classId: 'policy' }],
    ['keyword=%20', { by: 'all' }],
    ['classId=policy&keyword=叉车', { by: 'keyword', keyword: '叉车' }],
  ])('%j', (query, chosen) => expect(chosenOf(new URLSearchParams(query))).toEqual(chosen));
});
