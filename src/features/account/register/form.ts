import { atom } from 'jotai';
import * as z from 'zod/mini';
import { phoneError } from '#domain/validation/patterns.ts';
import { codeError } from '../shared/code-error.ts';
import { checkNewPassword, type NewPasswordValues } from '../shared/new-password.ts';

export interface RegisterValues extends NewPasswordValues {
  phone: string;
  authCode: string;
  agreed: boolean;
}

export const emptyRegistration: RegisterValues = { phone: '', authCode: '', password: '', repeated: '', agreed: false };

/** The form values without secrets, retained while legal texts are read. */
export const registerDraftAtom = atom<RegisterValues>(emptyRegistration);

/** The form values that may be retained. */
export function draftOf({ phone, agreed }: RegisterValues): RegisterValues {
  return { ...emptyRegistration, phone, agreed };
}

/** The form schema; messages are i18n keys. */
export const registerSchema = z
  .object({
    phone: z.string(),
    authCode: z.string(),
    password: z.string(),
    repeated: z.string(),
    agreed: z.boolean(),
  })
  // One check: a later one does not run where an earlier one found something.
  .check((form) => {
    const { phone, authCode, agreed } = form.value;
    const report = (path: keyof RegisterValues, message: string | null) => {
      if (message !== null) form.issues.push({ code: 'custom', path: [path], message, input: form.value[path] });
    };
    checkNewPassword(form);
    report('phone', phoneError(phone));
    report('authCode', codeError(authCode));
    report('agreed', agreed ? null : 'account:errors.agreement');
  });
