import { accountLogin, accountLogout, accountSwitchBranch, demoLogin } from '#contract/platform/account/account.ts';
import { accountDestory, accountRegister } from '#contract/platform/account/security.ts';
import { oldLogoutWithToken, switchIdentity, switchSaas } from '#contract/platform/account/session.ts';
import { endsSession, isSuccess } from '#contract/platform/codes.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { parseEnvelope } from '#contract/platform/envelope.ts';
import { several } from '#contract/platform/profile/documented-profile.ts';
import type { PlatformProfile } from '#contract/platform/profile/profile.ts';
import { isFields, valueAt } from '#contract/platform/profile/translate-answer.ts';
import type { PathOverrides } from './call-path.ts';

/** Every call that issues or revokes a token (001 §7). */
export const sessionCalls: readonly Endpoint[] = [
  accountLogin,
  accountRegister,
  demoLogin,
  switchSaas,
  switchIdentity,
  accountSwitchBranch,
  accountLogout,
  oldLogoutWithToken,
  accountDestory,
];

/** Fields of the token in the `data` of an answer, where the profile names none; `.`: the data itself. */
const tokenFields = ['token', 'accessToken', 'access_token', 'authToken', 'jwt', 'tokenValue', '.'];
/** Objects that the token may lie in. */
const tokenObjects = ['', 'token.', 'tokenInfo.', 'tokenVO.', 'loginInfo.', 'userInfo.', 'user.', 'account.'];
/** No sentence and no number: what a header can carry. */
const tokenShape = /^[\x21-\x7e]{6,}$/;

/**
 * The session call that a request makes, if any. `requested` is the page's path, `sent` the one that the tenant's
 * overrides made of it; both are canonical. Case and method are ignored, as a lenient platform may ignore them.
 */
export function sessionCallOf(requested: string, sent: string, overrides: PathOverrides): Endpoint | null {
  const paths = [requested, sent].map(comparable);
  const isCalled = ({ id, path }: Endpoint) =>
    [path, overrides[id] ?? path].some((known) => paths.includes(comparable(known)));
  return sessionCalls.find(isCalled) ?? null;
}

function comparable(path: string): string {
  return path.replace(/\/+$/, '').toLowerCase();
}

/** The sign-out that this request asks for, if any; closing an account is none. */
export function logoutCallOf(requested: string, sent: string, overrides: PathOverrides): Endpoint | null {
  const call = sessionCallOf(requested, sent, overrides);
  return call === accountLogout || call === oldLogoutWithToken ? call : null;
}

export interface TakenToken {
  token: string;
  accountId: string | null;
}

/** The token in a successful answer of a session call; null: it contains none. */
export function takeToken(call: Endpoint, text: string, profile: PlatformProfile): TakenToken | null {
  const data = call.session === 'begins' ? successfulData(text) : null;
  const told = profile.token?.fields;
  const names =
    told === undefined ? tokenObjects.flatMap((outer) => tokenFields.map((name) => outer + name)) : several(told);
  const token = names.map((name) => tokenAt(data, name)).find((found) => found !== null);
  if (token === undefined || token === null) return null;
  const accountId = isFields(data) ? data['accountId'] : null;
  return { token, accountId: isId(accountId) ? String(accountId) : null };
}

function tokenAt(data: unknown, name: string): string | null {
  const value = name === '.' ? data : valueAt(data, name);
  if (typeof value !== 'string') return null;
  const token = value.replace(/^Bearer /i, '');
  return tokenShape.test(token) ? token : null;
}

/** True for the success of a sign-in: without a token in it, it is none. */
export function mustBeginSession(call: Endpoint, text: string): boolean {
  const envelope = parseEnvelope(text);
  return (call === accountLogin || call === demoLogin) && envelope !== null && isSuccess(envelope.code);
}

/** True when this call ended the session. */
export function endedSession(call: Endpoint, text: string): boolean {
  const envelope = parseEnvelope(text);
  return call.session === 'ends' && envelope !== null && isSuccess(envelope.code);
}

/** `data` of a successful answer; null: not successful. */
export function successfulData(text: string): unknown {
  const envelope = parseEnvelope(text);
  return envelope && isSuccess(envelope.code) ? envelope.data : null;
}

/** True for an answer that refuses the token (000 §8). */
export function refusesToken(text: string): boolean {
  return endsSession(parseEnvelope(text)?.code ?? null);
}

function isId(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value !== '');
}
