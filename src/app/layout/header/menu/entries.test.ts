import { describe, expect, it } from 'vitest';
import { routes as rows } from '#app/routes/routes.ts';
import { readTenant } from '#domain/tenant/tenant.ts';
import { menuOrAreas, shownEntries, actionOf, type ShownEntry } from './entries.ts';
import { ariaCurrent, highlightAfter, isCurrent } from './highlight.ts';

const screens = { rows, ownHosts: ['school.example.cn', 'localhost:8443'] };

const menuOf = (mainMenu: unknown, codes = '') =>
  readTenant({
    navagation: { mainMenu },
    frontendConfig: codes === '' ? [] : [{ key: 'lectern_menu_codes', value: codes }],
  }).menu;
const names = (entries: readonly ShownEntry[]) => entries.map(({ name }) => name);

describe('visible menu entries', () => {
  it('are the configured entries with a screen, in order [header-default]', () => {
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
    const shown = shownEntries(menu, screens);
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

  it.each([
    ['https://school.example.cn/examList', '/examList'],
    ['https://school.example.cn/#/examList?name=x', '/examList?name=x'],
    ['http://localhost:8443/personalCenter?tab=certificate', '/personalCenter?tab=certificate'],
    ['//school.example.cn/login', '/login'],
    ['https://school.example.cn', '/'],
    ['https://school.example.cn/help.pdf', 'https://school.example.cn/help.pdf'],
    ['https://school.example.cn:444/examList', 'https://school.example.cn:444/examList'],
    ['https://school.example.cn.evil.example/examList', 'https://school.example.cn.evil.example/examList'],
  ])("the tenant's own full address %s leads to %s", (url, expected) => {
    const [shown] = shownEntries(menuOf([{ name: '一项', url }]), screens);
    const target = shown?.target;
    expect(target && ('path' in target ? target.path : 'url' in target && target.url)).toBe(expected);
  });

  it('are every area without a configured menu', () => {
    const shown = menuOrAreas([], screens);
    expect(shown.map(({ target }) => ('path' in target ? target.path : target.kind))).toEqual([
      '/learning',
      '/examList',
      '/practiceList',
      '/liveList',
      '/course',
      '/assessList',
      '/courseGoods',
      '/openPlatform/serviceProviderList',
      '/jobIdx',
      '/cms/list',
      '/institutionalEntry',
    ]);
    expect(shown.filter(({ needsLogin }) => !needsLogin).map(({ key }) => key)).toEqual([
      '/courseGoods',
      '/openPlatform/serviceProviderList',
      '/cms/list',
      '/institutionalEntry',
    ]);
  });
});

describe('clicking an entry', () => {
  const action = (entry: Record<string, unknown>, signedIn: boolean, codes = '') => {
    const [shown] = shownEntries(menuOf([{ name: '一项', ...entry }], codes), screens);
    return shown && actionOf(shown, signedIn);
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
  ])('for a learner, %j: %j [header-menu-open]', (entry, expected) => {
    expect(action(entry, true)).toEqual(expected);
  });

  it.each([
    [{ url: '/examList', isLogin: 1 }, '/login?redirect=%2FexamList', '/examList'],
    [{ url: '/examList', isLogin: true, openMode: 2 }, '/login?redirect=%2FexamList', '/examList'],
    [{ url: 'https://www.example.cn', isLogin: '1' }, '/login', undefined],
    [{ url: '/examList', isLogin: 0 }, '/examList', '/examList'],
    [{ url: '/examList' }, '/examList', '/examList'],
  ])('%j leads a visitor to %s, a learner to %s [menu-islogin]', (entry, visitor, learner) => {
    expect(action(entry, false)).toEqual({ kind: 'go', path: visitor });
    const own = action(entry, true);
    expect(own && 'path' in own ? own.path : undefined).toBe(learner);
  });

  it('a tenant overrides the codes', () => {
    const codes = '{"newWindow": ["9"], "needsLogin": ["7"]}';
    expect(action({ url: '/examList', openMode: 9 }, true, codes)).toEqual({ kind: 'window', path: '/examList' });
    expect(action({ url: '/examList', openMode: 2 }, true, codes)).toEqual({ kind: 'go', path: '/examList' });
    expect(action({ url: '/examList', isLogin: 1 }, false, codes)).toEqual({ kind: 'go', path: '/examList' });
  });
});

describe('highlight', () => {
  it.each([
    [null, '/examList', '/examList'],
    ['/examList', '/exam/resdExam', '/examList'],
    ['/examList', '/personalCenter', '/examList'],
    ['/examList', '/learning', '/learning'],
    ['/examList', '/learning/taskDetail', '/learning'],
    [null, '/Learning/courseDetails', '/learning'],
    ['/examList', '/learningElsewhere', '/examList'],
    ['/examList', '/assesslist', '/assessList'],
    ['/examList', '/courseGoods', '/courseGoods'],
    ['/examList', '/aic_homepage', '/aic_homepage'],
    ['/examList', '/aic_about', '/aic_about'],
    ['/examList', '/liveList', '/liveList'],
    [null, '/personalCenter', null],
  ])('from %s to %s: %s [guard-menu-highlight]', (before, path, after) => {
    expect(highlightAfter(before, [], { pathname: path, search: '' })).toBe(after);
  });

  it.each([
    ['/examList', '/personalCenter', '?tab=certificate', '/personalCenter?tab=certificate'],
    ['/examList', '/personalCenter', '', '/personalCenter'],
    ['/examList', '/personalCenter', '?tab=message', '/personalCenter'],
    ['/liveList', '/practicelist', '', '/practiceList'],
    ['/practiceList', '/pattern', '?practiceId=1', '/practiceList'],
    ['/practiceList', '/learning/taskDetail', '?id=1', '/learning'],
  ])('from %s to %s%s the entry that leads there: %s', (before, pathname, search, after) => {
    const menu = menuOf([
      { name: '我的', url: '/personalCenter' },
      { name: '一组', children: [{ name: '证书', url: '/personalCenter?tab=certificate' }] },
      { name: '练习', url: '/practiceList' },
    ]);
    const entries = shownEntries(menu, screens);
    expect(highlightAfter(before, entries, { pathname, search })).toBe(after);
    const marked = entries.filter((entry) => isCurrent(entry, after)).length;
    expect(marked).toBe(after === '/learning' ? 0 : 1);
  });

  it.each([
    ['/examList', 'page'],
    ['/EXAMLIST', 'page'],
    ['/personalCenter', 'true'],
  ])('at %s a screen reader hears of the highlighted entry: %s', (path, heard) => {
    const [entry] = shownEntries(menuOf([{ name: '考试', url: '/examList?x=1' }]), screens);
    expect(entry && ariaCurrent(entry, true, path)).toBe(heard);
    expect(entry && ariaCurrent(entry, false, path)).toBeUndefined();
  });

  it('marks the entry and its parent', () => {
    const menu = menuOf([
      { name: '我的', url: '/personalCenter' },
      { name: '一组', children: [{ name: '考试', url: '/examList?x=1' }] },
    ]);
    expect(shownEntries(menu, screens).map((entry) => isCurrent(entry, '/examList'))).toEqual([false, true]);
    expect(shownEntries(menu, screens).map((entry) => isCurrent(entry, null))).toEqual([false, false]);
  });
});
