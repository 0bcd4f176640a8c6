import type { PlatformProfile } from '#contract/platform/profile/profile.ts';
import { isFields } from '#contract/platform/profile/translate-answer.ts';

/** The names and the success code of an envelope, from one answer that looks like a success; null: nothing does. */
export function guessEnvelope(value: unknown): NonNullable<PlatformProfile['envelope']> | null {
  if (!isFields(value)) return null;
  const entries = Object.entries(value);
  if (entries.length < 2 || entries.length > 10) return null;
  const data = entries.filter(([, field]) => typeof field === 'object' && field !== null);
  if (data.length !== 1) return null;
  const codes = entries.filter(([name, field]) => isCode(field) && !/time|total|count|size|page/i.test(name));
  const code = codes.find(([name]) => /^(?:c|st|ret|rc)|code|status|state|err/i.test(name)) ?? codes[0];
  if (!code || !isCode(code[1])) return null;
  const message = entries.find(
    ([name, field]) => name !== code[0] && typeof field === 'string' && /^m|msg|info|desc|text|tip/i.test(name),
  );
  return { code: code[0], data: data[0]?.[0], success: code[1], ...(message ? { message: message[0] } : {}) };
}

/** A number, or one word. */
function isCode(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && /^[\w-]{1,24}$/.test(value));
}

/** Where a token may lie in the answer of a sign-in, the most likely place first. */
export function guessTokenPlaces(data: unknown, path: readonly string[] = []): string[] {
  if (typeof data === 'string') return looksLikeToken(data) ? [path.length === 0 ? '.' : path.join('.')] : [];
  if (!isFields(data) || path.length > 3) return [];
  const places = Object.entries(data).flatMap(([name, value]) => guessTokenPlaces(value, [...path, name]));
  const likely = (place: string) => (/token|jwt|ticket|session|sid|auth/i.test(place) ? 0 : 1);
  return places.sort((a, b) => likely(a) - likely(b));
}

/** Long, of one alphabet and no address: nothing that a person would have written. */
function looksLikeToken(value: string): boolean {
  return /^[\w.~+/=-]{16,}$/.test(value) && /\d/.test(value) && /[A-Za-z]/.test(value) && !value.includes('//');
}

/** The headers that platforms take a token in, most common first; the documents' one is tried before these. */
export const tokenPlaces = [
  { header: 'Authorization', prefix: 'Bearer ' },
  { header: 'Authorization', prefix: '' },
  { header: 'X-Access-Token', prefix: '' },
  { header: 'Access-Token', prefix: '' },
  { header: 'X-Token', prefix: '' },
] as const;
