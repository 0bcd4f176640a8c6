/** Patterns of organisation data (001 §5, 000 §5). */
const creditCode = /^[0-9A-Z]{18}$/;
const creditOrRegister = /^(?:[0-9A-Z]{18}|[0-9A-Z]{15})$/;
const mobile = /^1(?:3\d|4[5-9]|5[0-35-9]|6[2567]|7[0-8]|8\d|9[0-35-9])\d{8}$/;

/** A unified social credit code: 18 digits or upper-case letters. */
export function isCreditCode(text: string): boolean {
  return creditCode.test(text);
}

/** A credit code, or a registration number of 15 characters. */
export function isCreditOrRegister(text: string): boolean {
  return creditOrRegister.test(text);
}

/** The stricter phone pattern: a mainland mobile number in an assigned range. */
export function isMobile(text: string): boolean {
  return mobile.test(text);
}

/** A non-negative whole number without sign. */
export function isWholeNumber(text: string): boolean {
  return /^\d{1,9}$/.test(text);
}
