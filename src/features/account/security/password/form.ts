import * as z from 'zod/mini';
import { newPasswordErrors } from '#domain/validation/patterns.ts';

export interface PasswordValues {
  /** The old password or the code. */
  proof: string;
  password: string;
  repeated: string;
}

export const emptyPassword: PasswordValues = { proof: '', password: '', repeated: '' };

/** The form schema; messages are i18n keys. The platform checks the proof. */
export const passwordSchema = z
  .object({ proof: z.string(), password: z.string(), repeated: z.string() })
  .check((form) => {
    const wrong = newPasswordErrors(form.value.password, form.value.repeated);
    for (const path of ['password', 'repeated'] as const) {
      const message = wrong[path];
      if (message !== null) form.issues.push({ code: 'custom', path: [path], message, input: form.value[path] });
    }
  });
