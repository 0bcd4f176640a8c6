import { describe, expect, it } from 'vitest';
import { requestHeaders, type Caller } from './request-headers.ts';

const branch = { code: 'b-7', name: '第一分校', actor: 'a-1', organ: 'o-2' };
const caller: Caller = { token: 't-1', branch, locale: 'fr-FR', timeZone: 'Asia/Shanghai' };
const sent = (who: Caller, page?: Record<string, string>) =>
  Object.fromEntries(requestHeaders(who, page && new Headers(page)));

describe('the headers of a request', () => {
  it('carry token, organ, actor and branch [headers-every-request]', () => {
    expect(sent(caller)).toMatchObject({ token: 't-1', organ: 'o-2', actor: 'a-1', branch: 'b-7' });
  });

  it('say that this is the main client, its language and its time zone [headers-main-client]', () => {
    expect(sent(caller)).toMatchObject({ 'source-host': 'pc', locale: 'fr-FR', _timezone: 'Asia/Shanghai' });
  });

  it('leave out what is not stored', () => {
    const visitor = sent({ ...caller, token: null, branch: { ...branch, organ: null, actor: '' } });
    expect(Object.keys(visitor).sort()).toEqual(['_timezone', 'branch', 'locale', 'source-host']);
  });

  it('take from the page only what is listed, and never its own token', () => {
    const page = {
      'content-type': 'application/json',
      range: 'bytes=0-1',
      token: 'forged',
      branch: 'forged',
      cookie: 'a=b',
      origin: 'app://client',
      referer: 'app://client/login',
      authorization: 'Bearer x',
      'x-forwarded-for': '1.2.3.4',
    };
    expect(sent({ ...caller, branch: null }, page)).toEqual({
      'content-type': 'application/json',
      range: 'bytes=0-1',
      token: 't-1',
      locale: 'fr-FR',
      _timezone: 'Asia/Shanghai',
      'source-host': 'pc',
    });
  });

  it('encode what cannot stand in a header', () => {
    expect(sent({ ...caller, branch: { ...branch, code: '分校' } })).toMatchObject({ branch: '%E5%88%86%E6%A0%A1' });
  });
});
