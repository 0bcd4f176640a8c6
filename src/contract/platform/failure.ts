import { endsSession, quietCode, redirectCode, status, type SessionCode } from './codes.ts';
import type { Envelope } from './envelope.ts';

/** Every way in which a call can fail. */
export type Failure =
  /** The platform could not be reached: 'network exception' (000 §8). */
  | { kind: 'network' }
  /** No answer in time: 'network timeout' (000 §8). */
  | { kind: 'timeout' }
  /** The platform no longer knows the session. */
  | { kind: 'session'; code: SessionCode; message: string }
  /** 602: not signed in; storage is kept (G-003). */
  | { kind: 'not-signed-in'; message: string }
  /** 302: resolves elsewhere; nothing is followed (G-011). */
  | { kind: 'redirected'; message: string; headers: Readonly<Record<string, string>> }
  /** An HTTP redirect: the platform, or a sign-in page of the network before it, has moved the call; nothing is followed. */
  | { kind: 'moved' }
  /** The client itself refuses to switch: a paper that is not at the platform would be left behind. */
  | { kind: 'paper-here' }
  /** 50001: the caller decides, never a toast (000 §8). */
  | { kind: 'quiet'; message: string; data: unknown }
  /** Any other code: the platform's own sentence, warning style for four of them (000 §8). */
  | { kind: 'refused'; code: number; message: string; warning: boolean; data: unknown }
  /**
   * The answer is no envelope, or its data has another shape than declared. `unread`: a success in words of which none is
   * known here.
   */
  | { kind: 'malformed'; status: number; unread?: true };

/** What an envelope that is no success means (000 §8). */
export function failureOf(answer: Envelope, headers: Readonly<Record<string, string>>): Failure {
  const { code, message, data } = answer;
  if (endsSession(code)) return { kind: 'session', code, message };
  if (code === status.noLogin) return { kind: 'not-signed-in', message };
  if (code === redirectCode) return { kind: 'redirected', message, headers };
  if (code === quietCode) return { kind: 'quiet', message, data };
  return { kind: 'refused', code, message, warning: isWarningMessage(message), data };
}

/** Messages that are shown in warning style, recognised by their text (000 §8, G-013). */
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
