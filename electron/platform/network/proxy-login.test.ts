import { describe, expect, it } from 'vitest';
import { createProxyLogin } from './proxy-login.ts';

const proxy = { host: 'proxy.school', port: 3128, realm: 'staff' };
const wrong = { user: 'li', password: 'wrong' };
const right = { user: 'li', password: 'right' };
const trouble = { kind: 'proxy-login', proxy: 'proxy.school:3128', realm: 'staff' };

describe('the login for a proxy', () => {
  it('is asked for until it is given', () => {
    const login = createProxyLogin();
    expect(login.for(proxy, null)).toBeNull();
    expect(login.error(proxy).trouble).toEqual({ ...trouble, refused: false });
    login.submit(right);
    expect(login.for(proxy, null)).toEqual(right);
  });

  it('is tried once for each answer, and is refused when the proxy asks again', () => {
    const login = createProxyLogin();
    login.for(proxy, null);
    login.submit(wrong);
    const tried = login.for(proxy, null);
    expect(login.for(proxy, tried)).toBeNull();
    expect(login.error(proxy).trouble).toEqual({ ...trouble, refused: true });
    // Other requests do not try it again.
    expect(login.for(proxy, null)).toBeNull();
    login.submit(right);
    expect(login.for(proxy, null)).toEqual(right);
    expect(login.error(proxy).trouble).toEqual({ ...trouble, refused: false });
  });

  it('of before is no refusal of the one given meanwhile', () => {
    const login = createProxyLogin();
    login.for(proxy, null);
    login.submit(wrong);
    const tried = login.for(proxy, null);
    login.submit(right);
    expect(login.for(proxy, tried)).toEqual(right);
  });

  it('is given to the proxy that asked, and to no other', () => {
    const login = createProxyLogin();
    login.for(proxy, null);
    login.submit(right);
    expect(login.for({ ...proxy, host: 'elsewhere' }, null)).toBeNull();
    expect(login.for({ ...proxy, port: 8080 }, null)).toBeNull();
  });

  it('is in no message', () => {
    const login = createProxyLogin();
    login.for(proxy, null);
    login.submit(right);
    login.for(proxy, login.for(proxy, null));
    expect(String(login.error(proxy))).not.toContain('right');
  });
});
