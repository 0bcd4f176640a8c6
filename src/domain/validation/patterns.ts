/** Patterns of 001 §5. The looser one of the two phone patterns: the platform decides which numbers exist (G-135). */
const phone = /^1\d{10}$/;
const mail = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** A mainland phone: 1 and ten digits. */
export function isPhone(text: string): boolean {
  return phone.test(text);
}

/** An ID number: 15 digits, or 17 digits and a digit or X (G-141). */
export function isIdCardNo(text: string): boolean {
  return /^(?:\d{15}|\d{17}[\dXx])$/.test(text);
}

export function isMail(text: string): boolean {
  return mail.test(text);
}

/** Of a password: is it 8 to 20 characters without blanks, and do digits, letters and symbols mix, two kinds at least? */
export function passwordRules(text: string): { length: boolean; kinds: boolean } {
  const kinds = [/\d/, /[a-z]/i, /[^\da-z\s]/i].filter((kind) => kind.test(text)).length;
  return { length: text.length >= 8 && text.length <= 20 && !/\s/.test(text), kinds: kinds >= 2 };
}

/** A password that the platform takes: two of the three kinds are enough (G-136). */
export function isPassword(text: string): boolean {
  const { length, kinds } = passwordRules(text);
  return length && kinds;
}

export type PasswordStrength = 'refused' | 'weak' | 'fair' | 'strong';

/** How hard a password is to guess, roughly: more kinds of characters, both cases among them, and more of them. */
export function passwordStrength(text: string): PasswordStrength {
  if (!isPassword(text)) return 'refused';
  const kinds = [/\d/, /[a-z]/, /[A-Z]/, /[^\da-z]/i].filter((kind) => kind.test(text)).length;
  const points = Number(kinds > 2) + Number(text.length >= 12);
  return points === 2 ? 'strong' : points === 1 ? 'fair' : 'weak';
}

/** A phone or mail as it is sent: '138 2046 7719' is a phone too. */
export function normalAccount(account: string): string {
  const text = account.trim();
  return /^[\d\s-]+$/.test(text) ? text.replaceAll(/[\s-]/g, '') : text;
}

/** A code as it is sent: pasted ones come with blanks. */
export function normalCode(code: string): string {
  return code.replaceAll(/\s/g, '');
}

/** What is wrong with a phone or mail, as an i18n key; null: nothing. */
export function accountError(account: string): string | null {
  const text = normalAccount(account);
  if (text === '') return 'ui:problems.accountMissing';
  if (isPhone(text) || isMail(text)) return null;
  return /^[\d+]+$/.test(text) ? phoneError(text) : mailError(text);
}

/** What is wrong with a phone, as an i18n key; null: nothing (001 §5). */
export function phoneError(text: string): string | null {
  return isPhone(normalAccount(text)) ? null : 'ui:problems.phone';
}

/** What is wrong with a mail address, as an i18n key; null: nothing (001 §5). */
export function mailError(text: string): string | null {
  return isMail(text.trim()) ? null : 'ui:problems.mail';
}

/** What is wrong with a new password, and with its repetition, as i18n keys; null: nothing (001 §5). */
export function newPasswordErrors(
  password: string,
  repeated: string,
): { password: string | null; repeated: string | null } {
  return {
    password: isPassword(password) ? null : 'ui:problems.password',
    repeated: repeated === password ? null : 'ui:problems.repeated',
  };
}
