import * as z from 'zod/mini';
import { checkNewPassword, type NewPasswordValues } from '../../shared/new-password.ts';

export interface PasswordValues extends NewPasswordValues {
  /** The old password or the code. */
  proof: string;
}

export const emptyPassword: PasswordValues = { proof: '', password: '', repeated: '' };

/** The form schema; messages are i18n keys. The platform checks the proof. */
export const passwordSchema = z
  .object({ proof: z.string(), password: z.string(), repeated: z.string() })
  .check(checkNewPassword);
