import { hidingElements, isElementName, isOfProgram, rawElements } from './elements.ts';

export interface Attribute {
  /** In small letters. */
  name: string;
  /** As written, without its quotes; entities stay. */
  value: string;
  /** Where the value stands in the whole text; both are the end of the name where there is none. */
  from: number;
  to: number;
}

/** A piece of HTML; `raw` is the piece as written. `aside`: comments and what no reader sees. */
export type Token =
  | { kind: 'text'; raw: string; from: number }
  | { kind: 'aside'; raw: string; from: number }
  | { kind: 'open'; raw: string; from: number; name: string; attributes: readonly Attribute[]; closed: boolean }
  | { kind: 'close'; raw: string; from: number; name: string };

const tag = /<(\/?)([a-z][^\s/>"'=<]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>/iy;
/** As somebody writes it who lost a quotation mark; only in elements of more than a letter. */
const careless = /<(\/?)([a-z][a-z\d]+)((?=[\s/])[^<>]*)>/iy;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/dg;
const aside = /<!--[\s\S]*?-->|<!doctype[^>]*>|<!\[(?:if|endif)\b[^>]*>|<\?[a-z][^>]*>/iy;
const cdata = /^<!\[CDATA\[([\s\S]*?)\]\]>/i;

/**
 * Takes HTML apart as its author meant it. A `<` that begins no element is text: platforms send plain texts in the same
 * fields, and a browser would take the rest of `0<x<5` for a tag. Never fails; the pieces together are the text.
 */
export function tokensOf(html: string): Token[] {
  const tokens: Token[] = [];
  let text = 0;
  const endText = (at: number) => {
    if (at > text) tokens.push({ kind: 'text', raw: html.slice(text, at), from: text });
  };
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at)) {
    const found = tokenAt(html, at);
    if (!found) {
      at += 1;
      continue;
    }
    endText(at);
    tokens.push(found);
    at += found.raw.length;
    text = at;
  }
  endText(html.length);
  return tokens;
}

/** HTML in which a sign of the text is one for a browser too. */
export function withPlainSigns(html: string): string {
  if (!html.includes('<')) return html;
  return tokensOf(html)
    .map((token) => {
      const { kind, raw } = token;
      if (kind === 'text') return withoutSection(raw).replaceAll('<', '&lt;');
      // To a browser, what follows would stand in it.
      const isEnded =
        kind === 'open' &&
        token.closed &&
        raw.endsWith('/>') &&
        (isOfProgram(token.name) || rawElements.has(token.name) || hidingElements.has(token.name));
      return isEnded ? `${raw.slice(0, -2)}></${token.name}>` : raw;
    })
    .join('');
}

/** A text that is quoted from an XML file, without its quotation marks. */
export function withoutSection(raw: string): string {
  return raw.replace(cdata, '$1');
}

/** What a reader reads of a piece of text, with the usual entities read. */
export function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+\d*));?/gi, (whole, number, hex, name) => {
    if (name !== undefined) return named.get(String(name)) ?? whole;
    const code = number === undefined ? Number.parseInt(String(hex), 16) : Number(number);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });
}

const named = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
    ensp: '\u2002',
    emsp: '\u2003',
    thinsp: '\u2009',
    zwnj: '\u200c',
    lowbar: '_',
    lpar: '(',
    rpar: ')',
  }),
);

/** The value of an attribute as a browser reads it; null: the element has none. */
export function attributeOf(token: Token, name: string): string | null {
  if (token.kind !== 'open') return null;
  const found = token.attributes.find((one) => one.name === name);
  return found ? decoded(found.value) : null;
}

function tokenAt(html: string, at: number): Token | null {
  const before = html[at + 1] ?? '';
  if (before === '!' || before === '?') return asideAt(html, at);
  const [raw, slash, name = '', inner = ''] = matchAt(tag, html, at) ?? matchAt(careless, html, at) ?? [];
  if (raw === undefined) return null;
  const lower = name.toLowerCase();
  if (slash === '/')
    return isMarkup(name, [], html) || html.toLowerCase().includes(`<${lower} `)
      ? { kind: 'close', raw, from: at, name: lower }
      : null;
  const attributes = attributesOf(inner, at + 1 + name.length);
  if (!attributes || !isMarkup(name, attributes, html) || !isWellFormed(lower, attributes, html, at)) return null;
  const closed = inner.endsWith('/');
  if (!rawElements.has(lower)) return { kind: 'open', raw, from: at, name: lower, attributes, closed };
  const end = closingAt(html, lower, at);
  // Nothing closes it: a browser would take the rest of the question for its content.
  if (end === null) return closed ? { kind: 'open', raw, from: at, name: lower, attributes, closed } : null;
  const whole = html.slice(at, end);
  return lower === 'textarea' || lower === 'iframe'
    ? { kind: 'open', raw: whole, from: at, name: lower, attributes, closed: true }
    : { kind: 'aside', raw: whole, from: at };
}

function asideAt(html: string, at: number): Token | null {
  const section = html.startsWith('<![CDATA[', at) ? cdata.exec(html.slice(at))?.[0] : undefined;
  if (section !== undefined) return { kind: 'text', raw: section, from: at };
  const raw = matchAt(aside, html, at)?.[0];
  return raw === undefined ? null : { kind: 'aside', raw, from: at };
}

function matchAt(pattern: RegExp, html: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(html);
}

/** Null: what stands there is no list of attributes, as in `a<b 且 c>d`. */
function attributesOf(inner: string, from: number): Attribute[] | null {
  const attributes = [...inner.matchAll(attribute)].map((match): Attribute => {
    const [, name = '', double, single, bare] = match;
    const places = match.indices ?? [];
    const [start, end] = places[2] ?? places[3] ?? places[4] ?? [match.index + name.length, match.index + name.length];
    return { name: name.toLowerCase(), value: double ?? single ?? bare ?? '', from: from + start, to: from + end };
  });
  return attributes.every(({ name }) => /^[a-z_:@*#.[(][-\w:.\])]*$/.test(name)) ? attributes : null;
}

/** A name that an author wrote as an element: a usual one, or one of a program (`o:p`, `my-tag`). */
function isMarkup(name: string, attributes: readonly Attribute[], html: string): boolean {
  if (isElementName(name) || /^(?:[a-z]+[:-]|[a-z][a-z\d]*:)[\w:-]+$/i.test(name)) return true;
  return /^[a-z][\w]*$/i.test(name) && attributes.some(({ from, to }) => to > from) && html.includes(`</${name}`);
}

/** Letters that are elements too: `a<b>c` is a text where nothing closes it, or where words stand in it. */
function isWellFormed(name: string, attributes: readonly Attribute[], html: string, at: number): boolean {
  if (!/^[abipqsu]$/.test(name)) return true;
  if (attributes.some(({ name: word, from, to }) => from === to && !/^(?:hidden|download)$/.test(word))) return false;
  return name === 'p' || new RegExp(`</${name}\\s*>`, 'i').test(html.slice(at));
}

/** Where the content of an element that is no markup ends, with its end tag; null: never. */
function closingAt(html: string, name: string, at: number): number | null {
  const close = new RegExp(`</${name}[^>]*>`, 'ig');
  close.lastIndex = at;
  return close.exec(html) ? close.lastIndex : null;
}
