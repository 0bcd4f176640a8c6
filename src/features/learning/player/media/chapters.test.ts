import { expect, it } from 'vitest';
import { chapterAt, chaptersOf } from './chapters.ts';

const told = (title: string, startTime: number | null) => ({ title, startTime });

it.each([
  [[], []],
  [
    [told('二', 90), told(' 一 ', 0)],
    [
      ['一', 0],
      ['二', 90],
    ],
  ],
  [[told('', 0), told('无时间', null), told('三', 5)], [['三', 5]]],
  [[told('一', 5), told('又一', 5)], [['一', 5]]],
])('%j gives %j', (list, chapters) => {
  expect(chaptersOf(list).map(({ title, at }) => [title, at])).toEqual(chapters);
});

it.each([
  [0, -1],
  [9.9, -1],
  [10, 0],
  [59, 0],
  [60, 1],
  [9999, 1],
])('at second %s chapter %s is heard', (second, at) => {
  expect(
    chapterAt(
      [
        { title: '一', at: 10 },
        { title: '二', at: 60 },
      ],
      second,
    ),
  ).toBe(at);
});
