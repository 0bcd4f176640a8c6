import { isVoid } from './markers.ts';
import { tokensOf } from './tokens.ts';

/** Elements that an editor puts around a whole text. */
const around = /^(?:p|div|section|article|blockquote|h[1-6]|ul|ol|table|span|font)$/;
const escapedTag = /^\s*&(?:amp;)*(?:lt|#0*60);/i;
const mostTimes = 3;
const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/**
 * The HTML of a text that was escaped once more than it was meant, however often; null: it was not, or nobody knows. A text
 * speaks of elements where words stand around them; one that as a whole stands within elements, each ended, is HTML.
 */
export function unescapedHtml(text: string): string | null {
  if (!escapedTag.test(text) || tokensOf(text).some(({ kind }) => kind === 'open' || kind === 'close')) return null;
  let read = text;
  for (let times = 0; times < mostTimes && escapedTag.test(read); times += 1) read = unescapedOnce(read);
  return isWholeHtml(read) ? read : null;
}

/** The same where something else of it was escaped once too often. */
export function unescapedOnce(text: string): string {
  return text.replaceAll(/&(?:(lt|gt|quot|apos|amp)|#0*(34|39|60|62));/gi, (_, name?: string, code?: string) =>
    name === undefined ? String.fromCharCode(Number(code)) : (signs[name.toLowerCase()] ?? ''),
  );
}

function isWholeHtml(html: string): boolean {
  const open: string[] = [];
  let holds = false;
  for (const token of tokensOf(html.trim())) {
    if (token.kind === 'text') {
      const isBlank = token.raw.replaceAll('&nbsp;', ' ').trim() === '';
      if (!isBlank && open.length === 0) return false;
      holds ||= !isBlank;
    } else if (token.kind === 'close') {
      if (open.pop() !== token.name) return false;
    } else if (token.kind === 'open') {
      if (open.length === 0 && token.name !== 'br' && !around.test(token.name)) return false;
      holds ||= token.name === 'img';
      if (!token.closed && !isVoid(token.name)) open.push(token.name);
    }
  }
  return holds && open.length === 0;
}
