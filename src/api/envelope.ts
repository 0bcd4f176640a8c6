import * as z from 'zod/mini';
import { isWarningMessage, status, type Failure } from './errors.ts';
import { number, text } from './fields.ts';

/** The platform's envelope: code, message, success, data (000 §7). */
export const envelope = z.object({ code: number, message: text, data: z.optional(z.unknown()) });
export type Envelope = z.output<typeof envelope>;

/** Success is code 0; 200 is taken as success too should it ever come (gaps G-003). */
export function isSuccess(code: number): boolean {
  return code === 0 || code === status.success;
}

/** What an envelope that is no success means (000 §8). */
export function failureOf(answer: Envelope, headers: Readonly<Record<string, string>>): Failure {
  const { code, message, data } = answer;
  if (code === 303 || code === 10000 || code === 403) return { kind: 'session', code, message };
  if (code === status.noLogin) return { kind: 'not-signed-in', message };
  if (code === 302) return { kind: 'redirected', message, headers };
  if (code === 50001) return { kind: 'quiet', message, data };
  return { kind: 'refused', code, message, warning: isWarningMessage(message), data };
}
