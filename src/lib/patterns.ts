/** Patterns of 001 §5. The looser one of the two phone patterns: the platform decides which numbers exist. */
const phone = /^1\d{10}$/;
const mail = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** A mainland phone: 1 and ten digits. */
export function isPhone(text: string): boolean {
  return phone.test(text);
}

export function isMail(text: string): boolean {
  return mail.test(text);
}

/** 8 to 20 characters that mix at least two of digits, letters and symbols. */
export function isPassword(text: string): boolean {
  if (text.length < 8 || text.length > 20 || /\s/.test(text)) return false;
  return [/\d/, /[a-z]/i, /[^\da-z]/i].filter((kind) => kind.test(text)).length >= 2;
}
