import { describe, expect, it } from 'vitest';
import { routes } from '../../routes.ts';
import { barEntries, highlightAfter, shortName } from './menu.ts';

describe('menu', () => {
  it('shows the configured entries that this client has screens for, in their order [header-default]', () => {
    const menu = [
      { name: '课程市场', url: '/openPlatform/courseGoodsThatNobodyBuilt' },
      { name: '我的', url: '/personalCenter?tab=certificate' },
      { name: '考试', url: '/examList' },
      { name: '官网', url: 'https://example.com' },
      { name: '登录', url: '/login' },
    ];
    expect(barEntries(menu, routes).map(({ name, path }) => [name, path])).toEqual([
      ['我的', '/personalCenter?tab=certificate'],
      ['考试', '/examList'],
    ]);
  });

  it('without a configured menu leads to the exams', () => {
    expect(barEntries([], routes)).toMatchObject([{ name: null, path: '/examList' }]);
  });

  it.each([
    [null, '/examList', '/examList'],
    ['/examList', '/exam/resdExam', '/examList'],
    ['/examList', '/personalCenter', '/examList'],
    ['/examList', '/learning', '/learning'],
    [null, '/personalCenter', null],
  ])('the highlight after %s and a step to %s is %s [guard-menu-highlight]', (before, path, after) => {
    expect(highlightAfter(before, path)).toBe(after);
  });
});

it.each([
  ['启程职业培训', '启程职业培训'],
  ['一二三四五六七八九十一二三四五六七八九十一二三', '一二三四五六七八九十一二三四五六七八九十一二三'],
  ['一二三四五六七八九十一二三四五六七八九十一二三四', '一二三四五六七八九十一二三四五六七八九十一二三…'],
])('cuts the name beside the logo at 23 characters: %s [header-logo-name]', (name, shown) => {
  expect(shortName(name)).toBe(shown);
});
