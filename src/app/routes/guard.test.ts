import { describe, expect, it } from 'vitest';
import { documentedRoutes } from '#tests/support/documented-routes.ts';
import { guard, homeOf, readEndedPage, type GuardInput } from './guard.ts';
import { accessIn, rowOf } from './route-lookup.ts';
import type { RouteRow } from './route-row.ts';
import { routes } from './routes.ts';

const load = () => Promise.reject(new Error('not opened here'));
const row = (path: string, guard: RouteRow['guard']): RouteRow => ({
  path,
  aliases: [],
  guard,
  bar: true,
  title: path,
  texts: [],
  load,
});
const table = [
  { ...row('/login', 'visitor'), aliases: ['/login_new'] },
  row('/learning', 'learner'),
  row('/examList', 'learner'),
  row('/opHomepage', 'any'),
  row('/userAgreement', 'any'),
  row('/DownloadClient', 'any'),
];

const visitor: Omit<GuardInput, 'path' | 'access'> = {
  search: '',
  signedIn: false,
  branchChosen: false,
  accountId: null,
  homepage: null,
  redirect: null,
  ended: null,
  accessOf: accessIn(table),
};
const learner = { ...visitor, signedIn: true, branchChosen: true, accountId: '7' };

function decide(path: string, who: typeof visitor) {
  return guard({ ...who, path, access: rowOf(table, path)?.guard ?? 'any' });
}

describe('a visitor', () => {
  it('on a route that requires login goes to /login and returns, with the query [guard-login-required]', () => {
    expect(decide('/examList', visitor)).toBe('/login?redirect=%2FexamList');
    expect(decide('/examList', { ...visitor, search: '?name=x' })).toBe('/login?redirect=%2FexamList%3Fname%3Dx');
  });

  it.each(['/login', '/login_new', '/userAgreement', '/nowhere'])('stays on %s [visitor-or-user]', (path) => {
    expect(decide(path, visitor)).toBeNull();
  });

  it('at / goes to the configured home page, by default to /login [guard-root-visitor]', () => {
    expect(decide('/', visitor)).toBe('/login');
    expect(decide('/', { ...visitor, homepage: '/opHomepage' })).toBe('/opHomepage');
  });

  it('is not sent to a home page that requires a sign-in or has no screen', () => {
    expect(decide('/', { ...visitor, homepage: '/learning' })).toBe('/login');
    expect(decide('/', { ...visitor, homepage: '/toC' })).toBe('/login');
    expect(decide('/toC', { ...visitor, homepage: '/toC' })).toBe('/login');
  });
});

describe('a learner', () => {
  it('at / goes to the configured home page, by default to /learning [guard-root-signedin]', () => {
    expect(decide('/', learner)).toBe('/learning');
    expect(decide('/', { ...learner, homepage: '/opHomepage' })).toBe('/opHomepage');
  });

  it.each(['/login', '/login_new'])('on %s goes to the home page', (path) => {
    expect(decide(path, learner)).toBe('/learning');
    expect(decide(path, { ...learner, homepage: '/opHomepage' })).toBe('/opHomepage');
  });

  it.each([
    ['/examList', '/examList'],
    ['/examlist', '/examlist'],
    ['/examList?name=x', '/examList?name=x'],
    ['/login', '/learning'],
    ['/', '/learning'],
    ['//evil.example', '/learning'],
    ['https://evil.example', '/learning'],
    ['/nowhere', '/learning'],
  ])('returns to %s only if this client has that screen', (redirect, target) => {
    expect(decide('/login', { ...learner, redirect })).toBe(target);
  });

  it('returns to the page on which the session ended, with its query; another account does not', () => {
    const ended = { accountId: '7', address: '/examList?name=x' };
    const back = { ...learner, redirect: '/examList', ended };
    expect(decide('/login', back)).toBe('/examList?name=x');
    expect(decide('/login', { ...back, redirect: '/learning' })).toBe('/learning');
    expect(decide('/login', { ...back, accountId: '8', homepage: '/opHomepage' })).toBe('/opHomepage');
    expect(decide('/login', { ...back, accountId: null, homepage: '/opHomepage' })).toBe('/opHomepage');
  });

  it.each(['/examList', '/learning', '/userAgreement'])('may open %s [route-login-flag]', (path) => {
    expect(decide(path, learner)).toBeNull();
  });

  it('gets the home page with its query', () => {
    expect(decide('/', { ...learner, homepage: '/examList?name=x' })).toBe('/examList?name=x');
    expect(decide('/', { ...visitor, homepage: '/opHomepage?a=1' })).toBe('/opHomepage?a=1');
    expect(decide('/toC', { ...learner, homepage: '/toC?a=1' })).toBe('/learning');
  });

  it('gets the learning centre when the home page has no screen', () => {
    expect(homeOf({ ...learner, homepage: '/toC' })).toBe('/learning');
    expect(decide('/toC', { ...learner, homepage: '/toC' })).toBe('/learning');
  });
});

describe('a learner whose branch is not chosen', () => {
  const choosing = { ...learner, branchChosen: false };

  it('chooses on the sign-in page and returns from there', () => {
    expect(decide('/examList', choosing)).toBe('/login?redirect=%2FexamList');
    expect(decide('/login', choosing)).toBeNull();
  });

  it('at / goes to the home page of a learner, and opens what visitors may open', () => {
    expect(decide('/', choosing)).toBe('/learning');
    expect(decide('/', { ...choosing, homepage: '/examList' })).toBe('/examList');
    expect(decide('/userAgreement', choosing)).toBeNull();
  });
});

describe('every address of the platform', () => {
  const accessOf = accessIn(routes);
  const at = (who: typeof visitor, path: string) =>
    guard({ ...who, accessOf, path, access: rowOf(routes, path)?.guard ?? 'any' });
  const guardOf = (path: string) => rowOf(routes, path)?.guard;

  it.each(documentedRoutes.map((route) => [route.path, route] as const))(
    '%s has the documented login flag and header [route-login-flag] [no-navigation-bar]',
    (path, { login, bar }) => {
      expect(rowOf(routes, path)?.bar).toBe(bar);
      expect(at(visitor, path)).toBe(login ? `/login?redirect=${encodeURIComponent(path)}` : null);
      // Pages for signing in redirect signed-in learners to the home page.
      expect(at(learner, path)).toBe(guardOf(path) === 'visitor' ? '/learning' : null);
    },
  );

  it.each([
    '/opHomepage',
    '/openPlatform/serviceProviderList',
    '/openPlatform/courseGoods',
    '/openPlatform/courseGoodsDetail',
    '/globalHome',
    '/lowcodeForm',
    '/toC',
    '/learning/taskDetail',
  ])('%s of the marketplace is open to visitors [000-default-no-login]', (path) => {
    expect(at(visitor, path)).toBeNull();
  });

  it.each(['/openPlatform/orderPage', '/assessList', '/assess', '/evaluation', '/reportDetails'])(
    '%s of the marketplace is one of the five that want a sign-in [000-default-no-login]',
    (path) => expect(at(visitor, path)).toBe(`/login?redirect=${encodeURIComponent(path)}`),
  );

  it('only the sign-in page is limited to visitors', () => {
    const closed = documentedRoutes.map(({ path }) => path).filter((path) => guardOf(path) === 'visitor');
    expect(closed).toEqual(expect.arrayContaining(['/login', '/login_new']));
    expect(closed.filter((path) => !/^\/(login|register|forget)/.test(path))).toEqual([]);
  });

  // The new personal centre is excluded: its screen asks for the sign-in itself.
  const twins = documentedRoutes.flatMap(({ path, aliasOf }) =>
    aliasOf === undefined || path === '/personalCenter_new' ? [] : [[path, aliasOf] as const],
  );
  it.each(twins)('the alias %s has the access of %s', (path, aliasOf) => {
    expect(guardOf(path)).toBe(guardOf(aliasOf));
    expect(rowOf(routes, path)?.bar).toBe(rowOf(routes, aliasOf)?.bar);
  });

  it('is matched regardless of case and a trailing slash', () => {
    expect(rowOf(routes, '/EXAMLIST/')?.path).toBe('/examList');
    expect(rowOf(routes, '/')).toBeUndefined();
  });
});

describe('the ended session in a history entry', () => {
  it.each([
    [
      { accountId: '7', address: '/examList' },
      { accountId: '7', address: '/examList' },
    ],
    [{ accountId: null, address: '/examList' }, null],
    [{ accountId: '7' }, null],
    ['x', null],
    [null, null],
  ])('%j', (state, page) => {
    expect(readEndedPage(state)).toEqual(page);
  });
});
