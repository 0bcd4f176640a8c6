import { sessionCalls } from '../../src/contract/platform/account/session-calls.ts';
import { endsSession, isSuccess } from '../../src/contract/platform/codes.ts';
import type { Endpoint } from '../../src/contract/platform/endpoint.ts';
import { parseEnvelope } from '../../src/contract/platform/envelope.ts';
import { tokenPlaceholder } from './token-mask.ts';

/** Where the token stands in the `data` of an answer. */
const tokenField = 'token';

/** The call that gives or ends a token, if this request is one. */
export function sessionCallOf(method: string, pathname: string): Endpoint | null {
  const bare = pathname.replace(/\/+$/, '');
  return sessionCalls.find((call) => call.method === method && call.path === bare) ?? null;
}

export interface TakenToken {
  token: string;
  accountId: string | null;
  /** The answer as the page may see it. */
  text: string;
}

/** Takes the token out of a successful answer of a session call; null when there is none in it. */
export function takeToken(call: Endpoint, text: string): TakenToken | null {
  const data = call.session === 'begins' ? successfulData(text) : null;
  if (!isRecord(data)) return null;
  const token = data[tokenField];
  if (typeof token !== 'string' || token === '') return null;
  const accountId = data['accountId'];
  const shown = { ...parsed(text), data: { ...data, [tokenField]: tokenPlaceholder } };
  return { token, accountId: isId(accountId) ? String(accountId) : null, text: JSON.stringify(shown) };
}

/** True when a call that ends the session did so. */
export function endedSession(call: Endpoint, text: string): boolean {
  const envelope = parseEnvelope(text);
  return call.session === 'ends' && envelope !== null && isSuccess(envelope.code);
}

/** `data` of a successful answer; null when it is none. */
export function successfulData(text: string): unknown {
  const envelope = parseEnvelope(text);
  return envelope && isSuccess(envelope.code) ? envelope.data : null;
}

/** True for an answer that the platform no longer knows the token (000 §8). */
export function refusesToken(text: string): boolean {
  return endsSession(parseEnvelope(text)?.code ?? null);
}

function parsed(text: string): Record<string, unknown> {
  const value: unknown = JSON.parse(text);
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isId(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value !== '');
}
