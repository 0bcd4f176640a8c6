/** The two status constants of the platform: HTTP success, and a call without a sign-in (001 §8, gaps G-003). */
export const status = { success: 200, noLogin: 602 } as const;

/** Codes that end the session (000 §8): 303 and 10000 keep the page's name, 403 does not. */
export type SessionCode = 303 | 10000 | 403;

/** Every way in which a call can fail. `client.ts` throws this and nothing else. */
export type Failure =
  /** The platform could not be reached: 'network exception' (000 §8). */
  | { kind: 'network' }
  /** No answer in time: 'network timeout' (000 §8). */
  | { kind: 'timeout' }
  /** The platform no longer knows the session. */
  | { kind: 'session'; code: SessionCode; message: string }
  /** 602: not signed in; storage is kept (gaps G-003). */
  | { kind: 'not-signed-in'; message: string }
  /** 302: resolves elsewhere; nothing is followed (gaps G-011). */
  | { kind: 'redirected'; message: string; headers: Readonly<Record<string, string>> }
  /** 50001: the caller decides, never a toast (000 §8). */
  | { kind: 'quiet'; message: string; data: unknown }
  /** Any other code: the platform's own sentence, warning style for four of them (000 §8). */
  | { kind: 'refused'; code: number; message: string; warning: boolean; data: unknown }
  /** The answer is no envelope, or its data has another shape than declared. */
  | { kind: 'malformed'; status: number };

/** A failed call, with its id for the log. */
export class ApiError extends Error {
  readonly callId: string;
  readonly failure: Failure;

  constructor(callId: string, failure: Failure) {
    super(`${callId}: ${failure.kind}${'message' in failure ? ` ${failure.message}` : ''}`);
    this.name = 'ApiError';
    this.callId = callId;
    this.failure = failure;
  }
}

/** Messages that are shown in warning style, recognised by their text (000 §8, gaps G-013). */
const warnings = [
  ['old password entered incorrectly', '旧密码输入错误'],
  ['real-name verified, cannot change user name', '已实名认证，不能修改用户名'],
  ['verification code cannot be empty', '验证码不能为空'],
  ['phone already bound to another account, change phone', '该手机号已绑定其他账号，请更换手机号'],
] as const;

/** True for the four messages that warn instead of fail (000 §8). */
export function isWarningMessage(message: string): boolean {
  return warnings.some((texts) => texts.some((known) => message.includes(known)));
}
