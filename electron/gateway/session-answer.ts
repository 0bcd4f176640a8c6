import { sessionCalls, type SessionCall } from '../contract/session.ts';
import { isSuccessCode, readCode } from './envelope-code.ts';
import { tokenPlaceholder } from './token-mask.ts';

/** The call that carries, gives or ends a token, if this request is one. */
export function sessionCallOf(method: string, pathname: string): SessionCall | null {
  const bare = pathname.replace(/\/+$/, '');
  return Object.values(sessionCalls).find((call) => call.method === method && call.path === bare) ?? null;
}

export interface TakenToken {
  token: string;
  accountId: string | null;
  /** The answer as the page may see it. */
  text: string;
}

/** Takes the token out of a successful answer of a session call; null when there is none in it. */
export function takeToken(call: SessionCall, text: string): TakenToken | null {
  const envelope = parsed(text);
  const data = envelope && isSuccess(envelope) ? envelope['data'] : null;
  if (call.tokenAt === null || !isRecord(data)) return null;
  const token = data[call.tokenAt];
  if (typeof token !== 'string' || token === '') return null;
  const accountId = data['accountId'];
  const shown = { ...envelope, data: { ...data, [call.tokenAt]: tokenPlaceholder } };
  return { token, accountId: isId(accountId) ? String(accountId) : null, text: JSON.stringify(shown) };
}

/** True when a call that ends the session did so. */
export function endedSession(call: SessionCall, text: string): boolean {
  const envelope = parsed(text);
  return call.tokenAt === null && envelope !== null && isSuccess(envelope);
}

/** `data` of a successful answer; null when it is none. */
export function dataOf(text: string): unknown {
  const envelope = parsed(text);
  return envelope && isSuccess(envelope) ? envelope['data'] : null;
}

/** True for an answer that the platform no longer knows the token: 303, 10000 or 403 (000 §8). */
export function refusesToken(text: string): boolean {
  const code = readCode(parsed(text)?.['code']);
  return code === 303 || code === 10000 || code === 403;
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null; // No envelope: the page says so when it reads the answer.
  }
}

function isSuccess(envelope: Record<string, unknown>): boolean {
  return isSuccessCode(readCode(envelope['code']));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isId(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value !== '');
}
