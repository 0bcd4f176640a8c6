import type { IncomingHttpHeaders } from 'node:http';
import { accountRow, type Account } from '../account/account-row.ts';
import type { PlatformTime } from './clock.ts';
import { quirkOf, type Quirk } from '../content/people.ts';
import { envelopeReply, type Reply } from './envelope.ts';
import { ByteAnswer } from './handle.ts';
import { checkHeaders } from './headers.ts';
import { Refusal } from './refusal.ts';
import type { Found } from '../router.ts';
import { accountOf } from '../account/session.ts';
import type { Store } from './store.ts';

/** A request after its bytes were read. */
export interface Request {
  method: string;
  url: URL;
  token: string;
  headers: IncomingHttpHeaders;
  /** `undefined`: the body is no JSON. */
  body: unknown;
}

export interface Platform {
  store: Store;
  clock: PlatformTime;
  tenant: string | null;
}

/** Answers a request to the platform itself: route, session, parameters, handler, envelope. */
export function answer(request: Request, platform: Platform, route: Found): Reply {
  if (route.kind === 'unknown') return envelopeReply(404, '接口不存在', null, 404);
  if (route.kind === 'wrong-verb') return envelopeReply(405, '请求方式不正确', null, 405);
  const { handler, path } = route;
  try {
    checkHeaders(request.headers);
    const who = () => accountOf(platform.store, request.token, platform.clock.now());
    const quirk = handler.call.id === 'userExamFindUserExams' ? quirkOf(who().phone) : null;
    const quirky = quirk === null ? null : quirkReply(quirk);
    if (quirky) return quirky;
    const raw = { path, query: request.url.searchParams, body: request.body };
    const locale = String(request.headers['locale'] ?? 'zh-CN');
    const value = handler.run(raw, { ...platform, token: request.token, locale }, who);
    return value instanceof ByteAnswer ? bytesReply(value) : envelopeReply(0, '操作成功', value);
  } catch (error) {
    if (error instanceof Refusal) return envelopeReply(error.code, error.message, error.data);
    console.error(`platform: ${handler.call.id} failed`, error);
    return envelopeReply(500, '系统繁忙，请稍后再试', null, 500);
  }
}

function bytesReply({ type, bytes, brokenAfter }: ByteAnswer): Reply {
  return { status: 200, type, bytes, brokenAfter, code: null, headers: {} };
}

/** Learners whose exam list answers with a code of 000 §8, so that each can be seen without a control call. */
function quirkReply(quirk: Quirk): Reply | null {
  switch (quirk) {
    case 'code-303':
      return envelopeReply(303, '您的账号已在其他设备登录', null);
    case 'code-10000':
      return envelopeReply(10000, '登录已过期，请重新登录', null);
    case 'code-403':
      return envelopeReply(403, '您的账号已被停用，请联系所在机构', null);
    case 'http-403':
      return envelopeReply(403, '您的账号已被停用，请联系所在机构', null, 403);
    case 'code-302':
      return { ...envelopeReply(302, '请前往新的地址', null), headers: { location: '/exam/v1/elsewhere' } };
    case 'code-50001':
      return envelopeReply(50001, '暂无可用数据', { reason: 'sentinel' });
    case 'code-602':
      return envelopeReply(602, '您还没有登录，请先登录', null);
    default:
      return null;
  }
}

/** Whom a request is for: by its token, else by the account that signs in. For faults and the log. */
export function subjectOf({ token, body, url }: Request, store: Store, now: number): Account | null {
  if (token !== '') {
    try {
      return accountOf(store, token, now);
    } catch (error) {
      if (error instanceof Refusal) return null; // An ended session is nobody's any more.
      throw error;
    }
  }
  const named: unknown = typeof body === 'object' && body !== null && 'account' in body ? body.account : null;
  return (
    store.one(
      accountRow,
      'SELECT * FROM account WHERE ? IN (phone, mail)',
      typeof named === 'string' ? named : (url.searchParams.get('phone') ?? url.searchParams.get('mail') ?? ''),
    ) ?? null
  );
}
