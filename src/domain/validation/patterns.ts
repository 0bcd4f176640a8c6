/** Patterns of 001 §5. The looser of its two phone patterns: the platform decides which numbers exist. */
const phone = /^1\d{10}$/;
const mail = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** A mainland phone number: 1 followed by ten digits. */
export function isPhone(text: string): boolean {
  return phone.test(text);
}

/** An ID number: 15 digits, or 17 digits and a digit or X. */
export function isIdCardNo(text: string): boolean {
  return /^(?:\d{15}|\d{17}[\dXx])$/.test(text);
}

export function isMail(text: string): boolean {
  return mail.test(text);
}

/**
 * The password rules: `length`, 8 to 20 characters without blanks; `kinds`, at least two of digits, letters and
 * symbols.
 */
export function passwordRules(text: string): { length: boolean; kinds: boolean } {
  const kinds = [/\d/, /[a-z]/i, /[^\da-z\s]/i].filter((kind) => kind.test(text)).length;
  return { length: text.length >= 8 && text.length <= 20 && !/\s/.test(text), kinds: kinds >= 2 };
}

/** True for a password that the platform accepts. */
export function isPassword(text: string): boolean {
  const { length, kinds } = passwordRules(text);
  return length && kinds;
}

export type PasswordStrength = 'refused' | 'weak' | 'fair' | 'strong';

/** A rough strength: more kinds of characters, both cases, and 12 or more characters. */
export function passwordStrength(text: string): PasswordStrength {
  if (!isPassword(text)) return 'refused';
  const kinds = [/\d/, /[a-z]/, /[A-Z]/, /[^\da-z]/i].filter((kind) => kind.test(text)).length;
  const points = Number(kinds > 2) + Number(text.length >= 12);
  return points === 2 ? 'strong' : points === 1 ? 'fair' : 'weak';
}

/** Marks that nobody sees: they come along with what is copied from contacts, chats and documents. */
const invisible =
  /[\ufe00-\ufe0f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufffc\u{e0000}-\u{e007f}]|[\u{e0100}-\u{e01ef}]/gu;

/** A typed text without what nobody sees, its full-width letters and digits narrowed, without blanks around. */
function narrowed(text: string): string {
  return (
    text
      .replaceAll(invisible, '')
      // Radicals that look like letters: PDF files give them to who copies.
      .replaceAll(/[\u2e80-\u2fd5]/g, (radical) => radical.normalize('NFKC'))
      .replaceAll(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfe_e0))
      .replaceAll(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
      .trim()
  );
}

/** What stands around a number or an address that is copied out of a link or a sentence. */
const around = /^(?:(?:tel|sms|mailto):|[\s<"'“‘([{「])+|[\s>"'”’)\]}」,.;、。]+$/gi;

/** Normalises a phone or email for the wire: '+86 138 2046 7719' is a phone too. */
export function normalAccount(account: string): string {
  const said = narrowed(account).replaceAll(/\s+/g, ' ');
  const text = (/<([^<>\s]+@[^<>\s]+)>/.exec(said)?.[1] ?? said).replaceAll(around, '');
  if (text.includes('@')) return text.replaceAll('。', '.');
  const bare = text.replaceAll(/[\s()._/·\-‐-―−]/g, '');
  const alone = /^[^a-z\d+]*(?:(?:\+|00?)?86)?(1\d{10})[^a-z\d]*$/i.exec(bare)?.[1];
  return alone ?? (/^\+?\d+$/.test(bare) ? bare : text);
}

/** Normalises a code for the wire: pasted codes contain blanks and strokes, and bring the words around them. */
export function normalCode(code: string): string {
  const text = narrowed(code).replaceAll(/[\s\-‐-―−]/g, '');
  const [only, other] = text.match(/(?<![a-z\d])\d{4,8}(?![a-z\d])/gi) ?? [];
  return only !== undefined && other === undefined ? only : text;
}

/** Normalises an ID number for the wire: alone, no blanks, its last letter a capital X in whatever script it was typed. */
export function normalIdCardNo(text: string): string {
  const number = narrowed(text)
    .replaceAll(/[\s·\-‐-―−]/g, '')
    .toUpperCase()
    .replace(/(?<=\d{17})[ХΧ×✕✖Ⅹ]/u, 'X');
  return /^[^A-Z\d]*(\d{15}|\d{17}[\dX])[^A-Z\d]*$/.exec(number)?.[1] ?? number;
}

/** Normalises a credit code or a registration number for the wire. */
export function normalOrganCode(text: string): string {
  return narrowed(text).replaceAll(/[\s-]/g, '');
}

/** Normalises a person's name for the wire: the dot of names in several parts is the one of identity cards. */
export function normalName(name: string): string {
  return (
    narrowed(name)
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/(?<=\p{L})\s?[·•‧∙・･⋅●ꞏㆍ◦∘᛫]\s?(?=\p{L})/gu, '·')
      // Chinese keyboards have no such dot.
      .replaceAll(/(?<=\p{Script=Han})\s?[.。｡﹒]\s?(?=\p{Script=Han})/gu, '·')
  );
}

/** Normalises a whole number for the wire. */
export function normalNumber(text: string): string {
  return narrowed(text);
}

/** Validates a phone or email; an i18n key, or null when valid. */
export function accountError(account: string): string | null {
  const text = normalAccount(account);
  if (text === '') return 'ui:problems.accountMissing';
  if (isPhone(text) || isMail(text)) return null;
  return /^[\d+]+$/.test(text) ? phoneError(text) : mailError(text);
}

/** Validates a phone number (001 §5); an i18n key, or null when valid. */
export function phoneError(text: string): string | null {
  return isPhone(normalAccount(text)) ? null : 'ui:problems.phone';
}

/** Validates an email address (001 §5); an i18n key, or null when valid. */
export function mailError(text: string): string | null {
  return isMail(normalAccount(text)) ? null : 'ui:problems.mail';
}

/** Validates a new password and its repetition (001 §5); i18n keys, or null when valid. */
export function newPasswordErrors(
  password: string,
  repeated: string,
): { password: string | null; repeated: string | null } {
  return {
    password: isPassword(password) ? null : 'ui:problems.password',
    repeated: repeated === password ? null : 'ui:problems.repeated',
  };
}
