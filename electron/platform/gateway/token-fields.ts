import { tokenPlaceholder } from './token-mask.ts';

/** Field names under which platforms put a session token. */
const tokenName = /token|^jwt$|^authorization$/i;
/** The one token that the page needs: it proves one live face for a few minutes (001 §7). */
const pageToken = 'verifyToken';
/** Not a sentence: a language pack may have texts about tokens. */
const tokenValue = /^(?:Bearer )?[\x21-\x7e]{6,}$/;
const webToken = /^eyJ[\w-]{5,}\.[\w-]+\.[\w-]*$/;

/** Every string of a JSON text, with the string that is its value when it is a field name. */
const strings = /"((?:[^"\\]|\\.)*)"(?:(\s*:\s*)"((?:[^"\\]|\\.)*)")?/gs;

/**
 * A JSON answer without values that look like a session token, whatever call it answers. Other texts are unchanged.
 * Works on the text, because parsing would round numbers beyond 2^53.
 */
export function withoutTokenFields(text: string): string {
  if (!/^\s*[[{"]/.test(text)) return text;
  return text.replace(strings, (whole: string, first: string, colon?: string, second?: string) => {
    if (colon === undefined || second === undefined) return isWebToken(first) ? quoted(tokenPlaceholder) : whole;
    const name = unescaped(first);
    if (name === pageToken) return whole;
    const value = unescaped(second);
    const isToken = (tokenName.test(name) && tokenValue.test(value)) || webToken.test(value);
    const visible = isToken ? tokenPlaceholder : withoutTokenFields(value);
    return visible === value ? whole : `"${first}"${colon}${quoted(visible)}`;
  });
}

function isWebToken(escaped: string): boolean {
  return webToken.test(unescaped(escaped));
}

function quoted(value: string): string {
  return JSON.stringify(value);
}

function unescaped(escaped: string): string {
  if (!escaped.includes('\\')) return escaped;
  try {
    return String(JSON.parse(`"${escaped}"`));
  } catch {
    return escaped; // No JSON, so no page reads a field from it.
  }
}
