import type * as z from 'zod/mini';
import { newPasswordErrors } from '#domain/validation/patterns.ts';

/** The part of a form that sets a new password. */
export interface NewPasswordValues {
  password: string;
  repeated: string;
}

/** A check of such a form's schema; messages are i18n keys. */
export function checkNewPassword({ value, issues }: z.core.ParsePayload<NewPasswordValues>): void {
  const wrong = newPasswordErrors(value.password, value.repeated);
  for (const path of ['password', 'repeated'] as const) {
    const message = wrong[path];
    if (message !== null) issues.push({ code: 'custom', path: [path], message, input: value[path] });
  }
}
