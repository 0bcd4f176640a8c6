import type { IncomingHttpHeaders } from 'node:http';
import type { Account, Accounts } from './account.ts';
import type { PlatformTime } from './clock.ts';
import { envelopeReply, type Reply } from './envelope.ts';
import { ByteAnswer } from './handle.ts';
import { checkHeaders } from './headers.ts';
import { Refusal } from './refusal.ts';
import type { Found } from './router.ts';
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
  accounts: Accounts;
  /** Name of the tenant that every host gets; null: by host. */
  tenant: string | null;
}

/** Answers a request to the platform itself: route, session, parameters, handler, envelope. */
export function answer(request: Request, platform: Platform, route: Found): Reply {
  if (route.kind === 'unknown') return envelopeReply(404, '接口不存在', null, 404);
  if (route.kind === 'wrong-verb') return envelopeReply(405, '请求方式不正确', null, 405);
  const { handler, path } = route;
  try {
    checkHeaders(request.headers);
    const who = () => platform.accounts.ofToken(platform.store, request.token, platform.clock.now());
    const instead = handler.sentinel.reply?.(who());
    if (instead) return instead;
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

/** Whom a request is for: by its token, else by the account that signs in. For faults and the log. */
export function subjectOf({ token, body, url }: Request, { store, clock, accounts }: Platform): Account | null {
  if (token !== '') {
    try {
      return accounts.ofToken(store, token, clock.now());
    } catch (error) {
      if (error instanceof Refusal) return null; // An ended session belongs to no account.
      throw error;
    }
  }
  const named: unknown = typeof body === 'object' && body !== null && 'account' in body ? body.account : null;
  const contact = typeof named === 'string' ? named : (url.searchParams.get('phone') ?? url.searchParams.get('mail'));
  return contact === null ? null : accounts.ofContact(store, contact);
}
