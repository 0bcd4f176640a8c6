import { describe, expect, it } from 'vitest';
import { guard, guardDelay, homeOf, type GuardMoment } from './guard.ts';
import { accessIn, rowOf } from './route-lookup.ts';
import { routes, type RouteRow } from './routes.ts';

const load = () => Promise.reject(new Error('not opened here'));
const row = (path: string, guard: RouteRow['guard']): RouteRow => ({ path, guard, bar: true, title: path, load });
const table = [
  { ...row('/login', 'visitor'), aliases: ['/login_new'] },
  row('/learning', 'learner'),
  row('/examList', 'learner'),
  row('/opHomepage', 'any'),
  row('/userAgreement', 'any'),
];

const visitor: Omit<GuardMoment, 'path' | 'access'> = {
  signedIn: false,
  homepage: null,
  redirect: null,
  accessOf: accessIn(table),
};
const learner = { ...visitor, signedIn: true };

function decide(path: string, who: typeof visitor) {
  return guard({ ...who, path, access: rowOf(table, path)?.guard ?? 'any' });
}

describe('a visitor', () => {
  it('on a route that requires login goes to /login and comes back [guard-login-required]', () => {
    expect(decide('/examList', visitor)).toBe('/login?redirect=%2FexamList');
  });

  it.each(['/login', '/login_new', '/userAgreement', '/nowhere'])('stays on %s [visitor-or-user]', (path) => {
    expect(decide(path, visitor)).toBeNull();
  });

  it('at / goes to the configured home page, by default to /login [guard-root-visitor]', () => {
    expect(decide('/', visitor)).toBe('/login');
    expect(decide('/', { ...visitor, homepage: '/opHomepage' })).toBe('/opHomepage');
  });

  it('is not sent to a home page that needs a sign-in', () => {
    expect(decide('/', { ...visitor, homepage: '/learning' })).toBe('/login');
  });
});

describe('a learner', () => {
  it('at / goes to the configured home page, by default to /learning [guard-root-signedin]', () => {
    expect(decide('/', learner)).toBe('/learning');
    expect(decide('/', { ...learner, homepage: '/opHomepage' })).toBe('/opHomepage');
  });

  it.each(['/login', '/login_new'])('on %s goes to the home page [guard-login-signedin]', (path) => {
    expect(decide(path, learner)).toBe('/learning');
    expect(decide(path, { ...learner, homepage: '/opHomepage' })).toBe('/opHomepage');
  });

  it.each([
    ['/examList', '/examList'],
    ['/examlist', '/examlist'],
    ['/login', '/learning'],
    ['/', '/learning'],
    ['//evil.example', '/learning'],
    ['https://evil.example', '/learning'],
    ['/nowhere', '/learning'],
  ])('comes back to %s only when it is a screen of ours', (redirect, target) => {
    expect(decide('/login', { ...learner, redirect })).toBe(target);
  });

  it.each(['/examList', '/learning', '/userAgreement'])('may open %s [route-login-flag]', (path) => {
    expect(decide(path, learner)).toBeNull();
  });

  it('gets the exams when the home page is no screen of this client', () => {
    expect(homeOf({ ...learner, path: '/', access: 'any', homepage: '/toC' })).toBe('/examList');
  });
});

describe('the route table', () => {
  it('every learner row sends a visitor to the sign-in page and lets a learner in', () => {
    const accessOf = accessIn(routes);
    for (const { path, guard: access } of routes.filter((one) => one.guard === 'learner')) {
      expect(guard({ ...visitor, accessOf, path, access })).toBe(`/login?redirect=${encodeURIComponent(path)}`);
      expect(guard({ ...learner, accessOf, path, access })).toBeNull();
    }
  });

  it('waits 600 ms before a redirect inside a running page [guard-delay]', () => {
    expect(guardDelay).toBe(600);
  });

  it('reads addresses without regard to case and to a slash at the end', () => {
    expect(rowOf(routes, '/EXAMLIST/')?.path).toBe('/examList');
    expect(rowOf(routes, '/')).toBeUndefined();
  });
});
