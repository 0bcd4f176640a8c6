import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClock } from '../../server/clock.ts';
import { openStore, type Store } from '../../server/store.ts';
import { invigilatorPage } from './page.ts';
import { invigilatorOf, demoInvigilator, seedInvigilators, signIn, signOut } from './sign-in.ts';
import { invigilationTables } from './tables.ts';

const other = 'CREATE TABLE paper (id TEXT PRIMARY KEY) STRICT;';
const { account, password } = demoInvigilator;
let store: Store;

beforeEach(() => {
  store = openStore(':memory:', other + invigilationTables);
  seedInvigilators({ store });
});
afterEach(() => store.close());

describe('signing in as an invigilator', () => {
  it('gives a session that ends by itself and on request', () => {
    const opened = signIn(store, { account, password }, 0);
    if ('problem' in opened) throw new Error(opened.problem);
    expect(invigilatorOf(store, opened.token, 1)).toMatchObject({ account });
    expect(invigilatorOf(store, opened.token, 12 * 3600_000)).toBeNull();
    signOut(store, opened.token);
    expect(invigilatorOf(store, opened.token, 1)).toBeNull();
  });

  it('is locked for ten minutes after five wrong passwords, with the right one too', () => {
    for (let tries = 0; tries < 5; tries += 1) {
      expect(signIn(store, { account, password: 'wrong' }, 0)).toEqual({ problem: '账号或密码不正确' });
    }
    expect(signIn(store, { account, password }, 599_999)).toHaveProperty('problem');
    expect(signIn(store, { account, password }, 600_000)).toHaveProperty('token');
  });

  it('does not tell whether an account exists', () => {
    expect(signIn(store, { account: 'nobody', password }, 0)).toEqual(signIn(store, { account, password: 'x' }, 0));
  });
});

describe('the page', () => {
  const ask = (method: string, path: string, body: unknown = {}, cookie = '') => {
    const url = new URL(path, 'http://platform');
    const on = {
      store,
      clock: createClock(),
      faults: { add: () => {}, clear: () => {}, list: () => [], take: () => null },
    };
    return invigilatorPage({ method, url, body, cookie }, { ...on, tenant: null });
  };

  it.each([
    ['GET', '/invigilation'],
    ['GET', '/invigilation/board'],
    ['GET', '/invigilation/picture?id=1'],
    ['POST', '/invigilation/order'],
  ])('%s %s shows nothing but the sign-in without a session', (method, path) => {
    const reply = ask(method, path, { kind: 'handIn' });
    expect(reply?.status).toBe(401);
    expect(Buffer.from(reply?.bytes ?? []).toString()).toContain('type="password"');
  });

  it('gives a cookie that no script and no other site uses, and runs only its own script', () => {
    const { headers } = ask('POST', '/invigilation/sign-in', { account, password }) ?? {};
    expect(headers?.['set-cookie']).toMatch(/^invigilator=[\w-]+; Path=\/invigilation; HttpOnly; SameSite=Strict/);
    expect(headers?.['content-security-policy']).toContain("script-src 'self'");
  });

  it('is none for other paths', () => {
    expect(ask('GET', '/invigilations')).toBeNull();
  });
});
