import { tokensOf, type Token } from './tokens.ts';

const end = String.raw`\.(?:png|jpe?g|gif|webp|svg|bmp)(?:\?[^\s<>"'()[\]]*)?`;
const sign = String.raw`(?:[^\s<>"'()[\]]|\([^\s<>"'()[\]]*\))`;
const address = String.raw`(?:(?:https?:)?\/\/${sign}+|data:image\/[\w+.-]+;base64,[\w+/=]+|\/${sign}+|(?:[\p{L}\p{N}_.%/-]|\([\p{L}\p{N}_-]*\))+${end})`;
/** A picture of a forum: `[img]a.png[/img]`, also with its size. */
const ofForum = new RegExp(String.raw`\[img(?:[=\s][^\]\n<>]*)?\]\s*(${address})\s*\[\/img\]`, 'giu');
/** A picture of Markdown: `![a sign](a.png "Sign")`. */
const ofMarkdown = new RegExp(
  String.raw`!\[([^[\]\n<>]*)\]\(\s*(${address})(?:\s+(?:"[^"<>]*"|'[^'<>]*'|&quot;[^"<>]*?&quot;))?\s*\)`,
  'giu',
);

/** True for a text in which `withPictures` may find something; most have nothing. */
export const mayMarkPictures = (html: string) => /\[img\b|!\[/i.test(html);

/** A text in which the pictures of forums and of Markdown are elements; what is code stays as it is. */
export function withPictures(html: string): string {
  if (!mayMarkPictures(html)) return html;
  let code = 0;
  return tokensOf(html)
    .map((token) => {
      if (token.kind === 'open' && isCode(token.name) && !token.closed) code += 1;
      if (token.kind === 'close' && isCode(token.name)) code = Math.max(0, code - 1);
      if (token.kind !== 'text' || code > 0) return token.raw;
      return token.raw
        .replaceAll(ofForum, (_, source: string) => picture(source, ''))
        .replaceAll(ofMarkdown, (_, name: string, source: string) => picture(source, name));
    })
    .join('');
}

const isCode = (name: string) => name === 'code' || name === 'pre';

const picture = (source: string, name: string) =>
  `<img src="${source}"${name === '' ? '' : ` alt="${name.replaceAll('"', '&quot;')}"`}>`;

const ofTable = /^(?:tr|td|th|tbody|thead|tfoot|caption)$/;

/** HTML in which rows and cells stand in a table: to a browser those without one are bare words, one behind the other. */
export function withTables(html: string): string {
  if (!/<(?:t[drh]|tbody|thead|tfoot)\b/i.test(html)) return html;
  const tables = new Tables();
  return tokensOf(html)
    .map((token) => tables.before(token) + token.raw)
    .concat(tables.atEnd())
    .join('');
}

class Tables {
  /** Tables of the author's own that are open. */
  #own = 0;
  /** What is open in a table of ours; null: none is. */
  #within: string[] | null = null;

  /** What has to stand before a piece. */
  before(token: Token): string {
    const ended = this.#endsBefore(token) ? '</table>' : '';
    if (ended !== '') this.#within = null;
    const isPart = token.kind === 'open' && ofTable.test(token.name);
    const begins = isPart && this.#own === 0 && this.#within === null;
    if (begins) this.#within = [];
    this.#take(token);
    return ended + (begins ? '<table>' : '');
  }

  atEnd(): string {
    return this.#within === null ? '' : '</table>';
  }

  /** Words behind the last row, or the end of what stands around all of them. */
  #endsBefore(token: Token): boolean {
    if (this.#within === null || this.#own > 0) return false;
    if (token.kind === 'close') return !this.#within.includes(token.name) && !ofTable.test(token.name);
    if (this.#within.length > 0 || token.kind === 'aside') return false;
    return token.kind === 'text' ? token.raw.trim() !== '' : !ofTable.test(token.name);
  }

  #take(token: Token): void {
    if (token.kind === 'open' && token.name === 'table' && !token.closed) this.#own += 1;
    if (token.kind === 'close' && token.name === 'table') this.#own = Math.max(0, this.#own - 1);
    if (this.#within === null || this.#own > 0) return;
    if (token.kind === 'open' && !token.closed && !isVoid(token.name)) {
      // A row ends the one before it, and a cell too.
      const ended = this.#within.findIndex((name) => levelOf(name) >= levelOf(token.name));
      if (ofTable.test(token.name) && ended !== -1) this.#within.length = ended;
      this.#within.push(token.name);
    }
    if (token.kind === 'close' && this.#within.includes(token.name))
      this.#within.length = this.#within.lastIndexOf(token.name);
  }
}

/** How deep a part of a table stands in it; -1: it is none. */
const levelOf = (name: string) =>
  ['group', 'tr', 'cell'].indexOf(
    /^t[dh]$/.test(name) ? 'cell' : name === 'tr' ? name : ofTable.test(name) ? 'group' : '',
  );

/** An element that has no end. */
export const isVoid = (name: string) =>
  /^(?:br|img|input|hr|wbr|col|source|track|meta|link|embed|area|base|param)$/.test(name);
