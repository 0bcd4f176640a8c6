import { expect, it } from 'vitest';
import { shortName } from './short-name.ts';

it.each([
  ['启程职业培训', '启程职业培训'],
  ['一二三四五六七八九十一二三四五六七八九十一二三', '一二三四五六七八九十一二三四五六七八九十一二三'],
  ['一二三四五六七八九十一二三四五六七八九十一二三四', '一二三四五六七八九十一二三四五六七八九十一二三…'],
])('truncates the name beside the logo at 23 characters: %s [header-logo-name]', (name, shown) => {
  expect(shortName(name)).toBe(shown);
});
