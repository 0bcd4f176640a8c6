import { describe, expect, it } from 'vitest';
import { readTenant } from '../../../../domain/tenant/tenant.ts';
import { routes } from '../../../routes/routes.ts';
import { menuOrExams, shownEntries, stepOf, type ShownEntry } from './entries.ts';
import { highlightAfter, isCurrent } from './highlight.ts';

const menuOf = (mainMenu: unknown, codes = '') =>
  readTenant({
    navagation: { mainMenu },
    frontendConfig: codes === '' ? [] : [{ key: 'lectern_menu_codes', value: codes }],
  }).menu;
const names = (entries: readonly ShownEntry[]) => entries.map(({ name }) => name);

describe('what a menu shows', () => {
  it('the configured entries that this client has screens for, in their order [header-default]', () => {
    const menu = menuOf([
      { name: '课程市场', url: '/openPlatform/courseGoodsThatNobodyBuilt' },
      { name: '我的', url: '/personalCenter?tab=certificate' },
      { name: '考试', url: '/#/examList' },
      { name: '官网', url: 'https://example.com', urlType: 2 },
      { name: '登录', url: '/login' },
      { name: '隐私政策', url: 'privacyPolicy' },
      { name: '藏起来', url: '/examList', menuDisplay: 0 },
      { name: '空组', children: [{ name: '没有', url: '/nowhere' }] },
      {
        name: '一组',
        children: [
          { name: '考试', url: '/examList' },
          { name: '不显示', url: '/examList', menuDisplay: 'false' },
        ],
      },
    ]);
    const shown = shownEntries(menu, routes);
    expect(names(shown)).toEqual(['我的', '考试', '官网', '登录', '隐私政策', '一组']);
    expect(names(shown.at(-1)!.children)).toEqual(['考试']);
    expect(shown.map(({ target }) => ('path' in target ? target.path : target.kind))).toEqual([
      '/personalCenter?tab=certificate',
      '/examList',
      'outside',
      '/login',
      '/privacyPolicy',
      'none',
    ]);
  });

  it('without a configured menu the exams', () => {
    expect(menuOrExams([], routes)).toMatchObject([{ name: null, target: { kind: 'inside', path: '/examList' } }]);
  });
});

describe('what a click does', () => {
  const step = (entry: Record<string, unknown>, signedIn: boolean, codes = '') => {
    const [shown] = shownEntries(menuOf([{ name: '一项', ...entry }], codes), routes);
    return shown && stepOf(shown, signedIn);
  };

  it.each([
    [{ url: '/examList' }, { kind: 'go', path: '/examList' }],
    [
      { url: '/examList', openMode: '1' },
      { kind: 'go', path: '/examList' },
    ],
    [
      { url: '/examList', openMode: 2 },
      { kind: 'window', path: '/examList' },
    ],
    [{ url: 'https://www.example.cn/a' }, { kind: 'browser', url: 'https://www.example.cn/a' }],
    [
      { url: 'https://www.example.cn/a', openMode: 2 },
      { kind: 'browser', url: 'https://www.example.cn/a' },
    ],
    [
      { url: 'www.example.cn', urlType: '2' },
      { kind: 'browser', url: 'https://www.example.cn' },
    ],
    [
      { url: '//www.example.cn', urlType: '1' },
      { kind: 'browser', url: 'https://www.example.cn' },
    ],
  ])('a learner on %j: %j [header-menu-open]', (entry, expected) => {
    expect(step(entry, true)).toEqual(expected);
  });

  it.each([
    [{ url: '/examList', isLogin: 1 }, '/login?redirect=%2FexamList', '/examList'],
    [{ url: '/examList', isLogin: true, openMode: 2 }, '/login?redirect=%2FexamList', '/examList'],
    [{ url: 'https://www.example.cn', isLogin: '1' }, '/login', undefined],
    [{ url: '/examList', isLogin: 0 }, '/examList', '/examList'],
    [{ url: '/examList' }, '/examList', '/examList'],
  ])('%j leads a visitor to %s, a learner to %s [menu-islogin]', (entry, visitor, learner) => {
    expect(step(entry, false)).toEqual({ kind: 'go', path: visitor });
    const own = step(entry, true);
    expect(own && 'path' in own ? own.path : undefined).toBe(learner);
  });

  it('a tenant with codes of its own overrides their reading', () => {
    const codes = '{"newWindow": ["9"], "needsLogin": ["7"]}';
    expect(step({ url: '/examList', openMode: 9 }, true, codes)).toEqual({ kind: 'window', path: '/examList' });
    expect(step({ url: '/examList', openMode: 2 }, true, codes)).toEqual({ kind: 'go', path: '/examList' });
    expect(step({ url: '/examList', isLogin: 1 }, false, codes)).toEqual({ kind: 'go', path: '/examList' });
  });
});

describe('highlight', () => {
  it.each([
    [null, '/examList', '/examList'],
    ['/examList', '/exam/resdExam', '/examList'],
    ['/examList', '/personalCenter', '/examList'],
    ['/examList', '/learning', '/learning'],
    ['/examList', '/assesslist', '/assessList'],
    ['/examList', '/courseGoods', '/courseGoods'],
    ['/examList', '/aic_homepage', '/aic_homepage'],
    ['/examList', '/aic_about', '/aic_about'],
    ['/examList', '/liveList', '/liveList'],
    [null, '/personalCenter', null],
  ])('after %s and a step to %s it is %s [guard-menu-highlight]', (before, path, after) => {
    expect(highlightAfter(before, path)).toBe(after);
  });

  it('marks the entry and the one whose sub-menu holds it', () => {
    const menu = menuOf([
      { name: '我的', url: '/personalCenter' },
      { name: '一组', children: [{ name: '考试', url: '/examList?x=1' }] },
    ]);
    expect(shownEntries(menu, routes).map((entry) => isCurrent(entry, '/examList'))).toEqual([false, true]);
    expect(shownEntries(menu, routes).map((entry) => isCurrent(entry, null))).toEqual([false, false]);
  });
});
