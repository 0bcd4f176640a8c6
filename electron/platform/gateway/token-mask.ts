/** Replaces the token in an answer. */
export const tokenPlaceholder = 'kept-by-the-client';

/** Replaces a token in a text, in every encoding that an answer may use: plain, JSON-escaped, percent-encoded. */
export function maskToken(text: string, token: string | null): string {
  if (!token) return text;
  return encodings(token).reduce((masked, encoded) => masked.replaceAll(encoded, tokenPlaceholder), text);
}

function encodings(token: string): string[] {
  const json = JSON.stringify(token).slice(1, -1);
  return [...new Set([token, json, json.replaceAll('/', String.raw`\/`), encodeURIComponent(token)])];
}

/** True for text, which may contain the token; other answers are streamed unread. */
export function isText(contentType: string | null): boolean {
  const type = (contentType ?? 'application/json').split(';')[0]?.trim().toLowerCase() ?? '';
  return type.startsWith('text/') || /[/+](json|xml|javascript|x-www-form-urlencoded)$/.test(type);
}
