// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, describe, expect, it } from 'vitest';
import { noBranch } from '#contract/ipc/session.ts';
import { sessionAtom } from '#domain/app-state.ts';
import { routes } from '../routes/routes.ts';
import { settleFirstAddress } from './first-address.ts';

afterEach(() => history.replaceState(null, '', '/'));

describe('the address of a new window', () => {
  it.each([
    ['/', false, '/login'],
    ['/examList?tab=2', false, '/login?redirect=%2FexamList%3Ftab%3D2'],
    ['/login?redirect=%2FexamList', false, '/login?redirect=%2FexamList'],
    ['/userAgreement', false, '/userAgreement'],
    ['/', true, '/learning'],
    // Main knows whether a paper is open: the shell asks it.
    ['/login', true, '/login'],
    ['/examList', true, '/examList'],
  ])('%s, signed in: %s, becomes %s', (address, signedIn, expected) => {
    const store = createStore();
    if (signedIn) store.set(sessionAtom, { ...store.get(sessionAtom), signedIn, branch: noBranch });
    history.replaceState(null, '', address);
    const row = settleFirstAddress(store, routes);
    expect(location.pathname + location.search).toBe(expected);
    expect(row?.path.toLowerCase()).toBe(location.pathname.toLowerCase());
  });
});
