import { normalCode } from '#domain/validation/patterns.ts';

/** Asks for a verification code; an i18n key, or null when one was typed: only the platform knows whether it is right. */
export function codeError(code: string): string | null {
  return normalCode(code) === '' ? 'account:errors.codeMissing' : null;
}
