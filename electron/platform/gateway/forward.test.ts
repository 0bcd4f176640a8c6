import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  accountLogin,
  accountLogout,
  accountSwitchBranch,
  demoLogin,
  getAccountUserInfo,
} from '#contract/platform/account/account.ts';
import { accountRegister } from '#contract/platform/account/security.ts';
import { switchIdentity, switchSaas } from '#contract/platform/account/session.ts';
import { certificatePdfStream, certificateTimeoutMs } from '#contract/platform/certificate/certificate.ts';
import { callHeader } from '#contract/platform/endpoint.ts';
import { parseEnvelope } from '#contract/platform/envelope.ts';
import type { PlatformProfile } from '#contract/platform/profile/profile.ts';
import { serve, type TestServer } from '#electron/testing/http-server.ts';
import { createForwarder } from './forward.ts';
import { tokenPlaceholder } from './token-mask.ts';
import { createUpstream } from './upstream.ts';

let server: TestServer;
let other: TestServer;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let token: string | null;
let begun: [string, string | null, string][];
let identified: [string, string][];
let ended: string[];
let effects: boolean[];
let dates: string[];
let timeoutMs: number | undefined;
/** What each request was given. */
let limits: (number | undefined)[];
let contacts: string[];
let profile: PlatformProfile;
let doubted: string[];
/** A paper that is not at the platform belongs here. */
let kept: boolean;

const json = (response: ServerResponse, body: unknown, headers: Record<string, string | string[]> = {}) => {
  response.writeHead(200, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
};

beforeAll(async () => {
  server = await serve((request, response) => answer(request, response));
  other = await serve((_, response) => json(response, { code: 0, data: 'elsewhere' }));
});
afterAll(async () => {
  await server.close();
  await other.close();
});
beforeEach(() => {
  server.seen.length = 0;
  other.seen.length = 0;
  token = 'live/token+1234567890==';
  [profile, doubted, kept] = [{}, [], false];
  [begun, identified, ended, dates, contacts, effects, limits, timeoutMs] = [[], [], [], [], [], [], [], undefined];
  answer = (_, response) => json(response, { code: 0, data: null });
});

function forwardTo(origin: string) {
  const upstream = createUpstream({
    origin,
    fetch: (address, init) => fetch(address, init),
    caller: () => ({ token, branch: null, locale: 'zh-CN', timeZone: 'Asia/Shanghai' }),
    connection: { note: (contact) => void contacts.push(contact) },
    onDate: (date) => void dates.push(date),
  });
  return createForwarder({
    upstream: {
      send(request) {
        effects.push(request.effect);
        limits.push(request.timeoutMs);
        return upstream.send(timeoutMs === undefined ? request : { ...request, timeoutMs });
      },
    },
    session: {
      token: () => token,
      async begin(next, accountId, call) {
        token = next;
        begun.push([next, accountId, call]);
      },
      async identify(of, { accountId }) {
        identified.push([of, accountId]);
      },
      async end(reason) {
        token = null;
        ended.push(reason);
      },
    },
    overrides: () => ({ moved: '/new/{id}' }),
    keepsHere: async () => kept,
    elsewhere: { platformOrigin: server.origin, file: async (address) => new Response(`of ${address}`) },
    holdsSession: async () => false,
    profile: () => profile,
    onDoubt: (of) => void doubted.push(of),
    storedFile: async (path) =>
      path === '/media/kept.png' ? { bytes: new Uint8Array([1, 2, 3]), type: 'image/png' } : null,
  });
}
const forward = (path: string, init?: RequestInit) =>
  forwardTo(server.origin)(new Request(`app://client/api${path}`, init));

describe('a switch while a paper that is not at the platform belongs here', () => {
  it.each([accountSwitchBranch, switchSaas, switchIdentity, accountLogin, accountRegister, demoLogin])(
    'is refused before the platform hears of it: $id',
    async ({ path }) => {
      kept = true;
      expect((await forward(path, { method: 'POST' })).status).toBe(423);
      expect((await forward(`${path.toUpperCase()}/`, { method: 'POST' })).status).toBe(423);
      expect([server.seen.length, begun]).toEqual([0, []]);
      kept = false;
      expect((await forward(path, { method: 'POST' })).status).toBe(200);
    },
  );

  it('keeps nobody from signing out, and from signing in again', async () => {
    kept = true;
    expect((await forward(accountLogout.path, { method: 'POST' })).status).toBe(200);
    expect(ended).toEqual(['signed-out']);
    answer = (_, response) => json(response, { code: 0, data: { token: 'token-2', accountId: '7' } });
    expect((await forward(accountLogin.path, { method: 'POST' })).status).toBe(200);
    expect(begun).toEqual([['token-2', '7', 'accountLogin']]);
  });
});

describe('a request', () => {
  it('goes to the configured platform with the session headers [host-from-config]', async () => {
    await forward('/exam/v1/list?pageNum=1', { headers: { token: 'forged' } });
    expect(server.seen[0]?.url).toBe('/exam/v1/list?pageNum=1');
    expect(server.seen[0]?.headers).toMatchObject({ token: 'live/token+1234567890==', 'source-host': 'pc' });
    expect(server.seen[0]?.headers).not.toHaveProperty('origin');
    expect(server.seen[0]?.headers).not.toHaveProperty('cookie');
  });

  it.each(['//HOST/x', '/\\HOST/x', '/@HOST/x'])('never leaves for another host: %s', async (path) => {
    await forward(path.replace('HOST', new URL(other.origin).host));
    expect(other.seen).toEqual([]);
  });

  it('passes its body unchanged', async () => {
    let body = Buffer.alloc(0);
    answer = (request, response) => {
      request.on('data', (chunk: Buffer) => (body = Buffer.concat([body, chunk])));
      request.on('end', () => json(response, { code: 0 }));
    };
    await forward('/save', { method: 'POST', body: new Uint8Array([0, 255, 13, 10]) });
    expect([...body]).toEqual([0, 255, 13, 10]);
  });

  it('uses the path override of the tenant', async () => {
    await forward('/old/7', { headers: { 'x-lectern-call': 'moved /old/{id}' } });
    expect(server.seen[0]?.url).toBe('/new/7');
    expect(server.seen[0]?.headers).not.toHaveProperty('x-lectern-call');
  });

  it.each([
    ['a POST without a name', 'POST', null, true],
    ['a GET without a name', 'GET', null, false],
    ['a POST that only reads', 'POST', 'someList /x', false],
    ['a POST that saves', 'POST', 'save /x effect', true],
    ['a GET that changes something', 'GET', 'mark /x effect', true],
  ])('%s', async (_, method, name, effect) => {
    await forward('/x', { method, headers: name === null ? {} : { 'x-lectern-call': name } });
    expect(effects).toEqual([effect]);
  });

  it('is refused with a method that the platform does not use', async () => {
    expect((await forward('/x', { method: 'DELETE' })).status).toBe(405);
    expect(server.seen).toEqual([]);
  });

  it('is answered from disk when the file is stored there', async () => {
    const part = await forward('/media/kept.png', { headers: { range: 'bytes=1-' } });
    expect([part.status, part.headers.get('content-range'), [...(await part.bytes())]]).toEqual([
      206,
      'bytes 1-2/3',
      [2, 3],
    ]);
    expect(server.seen).toEqual([]);
  });
});

describe('an answer', () => {
  it('loses cookies, transfer and cross-origin headers', async () => {
    answer = (_, response) => {
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-encoding': 'gzip',
        'set-cookie': ['a=b', 'c=d'],
        'access-control-allow-origin': '*',
        'content-security-policy': 'script-src *',
        'x-trace': 'kept',
      });
      response.end(gzipSync('{"code":0}'));
    };
    const got = await forward('/x');
    expect(await got.text()).toBe('{"code":0,"message":""}');
    expect([...got.headers.keys()].sort()).toEqual(['content-type', 'date', 'x-trace']);
  });

  it('never contains the token, in body or header', async () => {
    answer = (_, response) =>
      json(
        response,
        { code: 0, data: { url: `/live?token=${encodeURIComponent(token!)}`, again: token } },
        { 'x-t': token!, 'x-renewed-token': 'fresh', authorization: 'Bearer fresh' },
      );
    const got = await forward('/anything');
    const text = await got.text();
    expect(text).not.toContain('live/token');
    expect(text).not.toContain('live%2Ftoken');
    expect(got.headers.get('x-t')).toBe(tokenPlaceholder);
    expect([got.headers.get('x-renewed-token'), got.headers.get('authorization')]).toEqual([null, null]);
  });

  it.each([
    ['text in another encoding', 'text/plain; charset=gbk', [0xc4, 0xe3, 0xba, 0xc3]],
    ['bytes', 'application/octet-stream', [0, 255, 128, 10]],
  ])('passes %s unharmed', async (_, type, bytes) => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': type });
      response.end(Buffer.from(bytes));
    };
    expect([...(await (await forward('/file')).bytes())]).toEqual(bytes);
  });

  it('passes its Date header to the platform clock', async () => {
    await forward('/x');
    expect(Date.parse(dates[0]!)).toBeGreaterThan(0);
    expect(contacts).toEqual(['reached']);
  });
});

describe('a platform that speaks otherwise', () => {
  it('is read and spoken to as its profile says', async () => {
    profile = {
      envelope: { code: 'status', message: 'info', data: 'body', success: 'FINE' },
      fields: { examX: { examId: 'nr' } },
      sent: { examX: { examId: 'nr' } },
    };
    answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end('{"status":"FINE","info":"ok","body":[{"nr":12345678901234567890}]}');
    };
    const got = await forward('/x?examId=7', { method: 'POST', headers: { [callHeader]: 'examX /x' }, body: '{}' });
    expect(await got.json()).toEqual({
      code: 0,
      message: 'ok',
      data: [{ nr: '12345678901234567890', examId: '12345678901234567890' }],
    });
    expect(server.seen[0]?.url).toBe('/x?nr=7');
  });

  it('is asked whose token it is when a bare 401 or 403 only suggests that it is none', async () => {
    for (const status of [401, 403]) {
      answer = (_, response) => void response.writeHead(status).end();
      await forward('/x');
    }
    expect(doubted).toEqual([token, token]);
    expect(ended).toEqual([]);
  });
});

describe('a call of the session', () => {
  it('gives its token to main, and a placeholder to the page [login-stores-token]', async () => {
    answer = (_, response) => json(response, { code: 0, data: { token: 'fresh-token-abc', accountId: 12 } });
    const got = await forward(accountLogin.path, { method: 'POST', body: '{}' });
    expect(await got.json()).toMatchObject({ code: 0, data: { token: tokenPlaceholder, accountId: 12 } });
    expect(begun).toEqual([['fresh-token-abc', '12', accountLogin.id]]);
  });

  it.each([
    ['as the data itself', 'fresh-token-abc'],
    ['as accessToken', { accessToken: 'fresh-token-abc' }],
    ['in an object of its own', { tokenInfo: { access_token: 'Bearer fresh-token-abc' } }],
    ['under a name of the profile', { ticket: { sid: 'fresh-token-abc' } }],
  ])('takes the token %s, and the page never sees it', async (where, data) => {
    profile = where.includes('profile') ? { token: { fields: 'ticket.sid' } } : {};
    answer = (_, response) => json(response, { code: 0, data });
    const got = await forward(accountLogin.path, { method: 'POST', body: '{}' });
    expect(await got.text()).not.toContain('fresh-token-abc');
    expect(begun.map(([token]) => token)).toEqual(['fresh-token-abc']);
  });

  it('that succeeds without a token is no success for the page', async () => {
    answer = (_, response) => json(response, { code: 0, data: { welcome: true } });
    const got = await forward(accountLogin.path, { method: 'POST', body: '{}' });
    expect(parseEnvelope(await got.text())).toBeNull();
    expect(begun).toEqual([]);
  });

  it('that is refused changes nothing', async () => {
    answer = (_, response) => json(response, { code: 40001, message: '密码错误', data: { token: 'never' } });
    const got = await forward(accountLogin.path, { method: 'POST', body: '{}' });
    expect(await got.json()).toMatchObject({ code: 40001, message: '密码错误' });
    expect(begun).toEqual([]);
  });

  it('that signs out ends the session once the platform accepts it', async () => {
    answer = (_, response) => json(response, { code: 500, message: '' });
    await forward(accountLogout.path, { method: 'POST' });
    expect(ended).toEqual([]);
    answer = (_, response) => json(response, { code: 0 });
    await forward(accountLogout.path, { method: 'POST' });
    expect(ended).toEqual(['signed-out']);
  });

  it('that reads the account identifies the session in main too', async () => {
    answer = (_, response) => json(response, { code: 0, data: { accountId: 12, name: '王芳' } });
    await forward(getAccountUserInfo.path);
    expect(identified).toEqual([[token, '12']]);
  });

  it.each([303, 10000, 403])('answered %i to an older token does not end the current session', async (code) => {
    answer = (_, response) => {
      token = 'newer-token-of-a-switch';
      json(response, { code, message: '已失效' });
    };
    expect((await forward('/exam/v1/list')).status).toBe(502);
    answer = (_, response) => json(response, { code, message: '已失效' });
    expect(await (await forward('/exam/v1/list')).json()).toMatchObject({ code });
  });

  it('is recognised by its exact path only', async () => {
    answer = (_, response) => json(response, { code: 0, data: { token: 'shown-to-nobody-else' } });
    await forward('/other/login', { method: 'POST', body: '{}' });
    expect(begun).toEqual([]);
  });
});

describe('a platform that does not answer', () => {
  it('at all is 502', async () => {
    const gone = await serve(() => undefined);
    await gone.close();
    const got = await forwardTo(gone.origin)(new Request('app://client/api/x'));
    expect(got.status).toBe(502);
    expect(contacts).toEqual(['unreachable']);
  });

  it('but with a redirect is 421, and nothing is followed', async () => {
    answer = (_, response) => response.writeHead(302, { location: `${other.origin}/x` }).end();
    expect((await forward('/x')).status).toBe(421);
    expect(other.seen).toEqual([]);
  });

  it('in time is 504', async () => {
    timeoutMs = 50;
    answer = () => undefined;
    expect((await forward('/x')).status).toBe(504);
    expect(contacts).toEqual(['doubtful']);
  });

  it('has a minute where a certificate is drawn, as a preview asks for it', async () => {
    answer = (_, response) => response.end('%PDF-1.4');
    await forward(`${certificatePdfStream.path}?id=1`, {
      headers: { [callHeader]: `${certificatePdfStream.id} ${certificatePdfStream.path}` },
    });
    await forward('/x');
    expect(limits).toEqual([certificateTimeoutMs, undefined]);
  });

  it('to the end is 504 too', async () => {
    timeoutMs = 50;
    answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"code":');
    };
    expect((await forward('/x')).status).toBe(504);
  });

  it('but breaks off is 502', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"code":', () => response.destroy());
    };
    expect((await forward('/x')).status).toBe(502);
  });

  it('is slow but steady is read to the end', async () => {
    // Each byte comes well within the limit, all together well after it, on a loaded machine too.
    timeoutMs = 600;
    answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'video/mp4' });
      let left = 6;
      const drip = setInterval(() => {
        response.write('x');
        left -= 1;
        if (left > 0) return;
        clearInterval(drip);
        response.end();
      }, 150);
    };
    expect(await (await forward('/film.mp4')).text()).toBe('xxxxxx');
  });
});
