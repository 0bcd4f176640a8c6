import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { answerNetwork } from './network-questions.ts';
import { createProxyLogin } from './proxy-login.ts';

const proxy: Electron.AuthInfo = { isProxy: true, scheme: 'basic', host: 'proxy.school', port: 3128, realm: 'staff' };
const right = { user: 'li', password: 'right' };

/** Electron's app, which asks as it does for a page. */
function setUp() {
  const app = new EventEmitter();
  const login = createProxyLogin();
  answerNetwork(app, login);
  const asks = (name: string, ...args: unknown[]) => {
    let prevented = false;
    let answer: unknown[] | null = null;
    const event = { preventDefault: () => (prevented = true) };
    app.emit(name, event, null, ...args, (...given: unknown[]) => (answer = given));
    return { prevented, answer };
  };
  const asksLogin = (challenge: Electron.AuthInfo, firstAuthAttempt = true) =>
    asks(
      'login',
      { url: 'https://room.example.cn/', pid: 1, isRequestForNavigation: true, firstAuthAttempt },
      challenge,
    );
  return { login, asks, asksLogin };
}

describe('a page behind a proxy', () => {
  it('gets the login that the learner gave', () => {
    const { login, asksLogin } = setUp();
    // Without one the request ends; main has asked for it meanwhile.
    expect(asksLogin(proxy)).toEqual({ prevented: true, answer: [] });
    login.submit(right);
    expect(asksLogin(proxy)).toEqual({ prevented: true, answer: ['li', 'right'] });
  });

  it('tries a refused login once', () => {
    const { login, asksLogin } = setUp();
    asksLogin(proxy);
    login.submit(right);
    asksLogin(proxy);
    expect(asksLogin(proxy, false)).toEqual({ prevented: true, answer: [] });
    expect(asksLogin(proxy)).toEqual({ prevented: true, answer: [] });
    expect(login.error(proxy).trouble).toMatchObject({ refused: true });
  });

  it('gives a server nothing', () => {
    const { login, asksLogin } = setUp();
    asksLogin(proxy);
    login.submit(right);
    expect(asksLogin({ ...proxy, isProxy: false })).toEqual({ prevented: false, answer: null });
  });
});

it('a server that asks for a certificate of this computer gets none', () => {
  const { asks } = setUp();
  const certificate = { subjectName: 'li' };
  expect(asks('select-client-certificate', 'https://platform.example.cn', [certificate])).toEqual({
    prevented: true,
    answer: [],
  });
});
