/** Stands where the platform put the token into an answer. */
export const tokenPlaceholder = 'kept-by-the-client';

/** Takes a token out of a text in every spelling an answer can give it: plain, JSON-escaped, percent-encoded. */
export function maskToken(text: string, token: string | null): string {
  if (!token) return text;
  return spellings(token).reduce((masked, spelling) => masked.replaceAll(spelling, tokenPlaceholder), text);
}

function spellings(token: string): string[] {
  const json = JSON.stringify(token).slice(1, -1);
  return [...new Set([token, json, json.replaceAll('/', String.raw`\/`), encodeURIComponent(token)])];
}

/** True for answers that are text and so may hold the token; bytes pass as a stream. */
export function isText(contentType: string | null): boolean {
  const type = (contentType ?? 'application/json').split(';')[0]?.trim().toLowerCase() ?? '';
  return type.startsWith('text/') || /[/+](json|xml|javascript|x-www-form-urlencoded)$/.test(type);
}
