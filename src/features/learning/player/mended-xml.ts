import { decodedText } from '#rules/text/decoded-text.ts';

/**
 * XML as careless tools write it, with what no parser takes mended: a blank before its declaration, a bare `&`, names of
 * HTML for letters, characters that are none, prefixes that nobody declared, a wrong encoding; and what else a browser
 * reads of tags: torn ends, bare values, words behind its end. Null: it is none even so.
 */
export function mendedXml(bytes: Uint8Array): Document | null {
  return mendedXmlText(decoded(bytes));
}

/** The same of a text that is decoded already. */
export function mendedXmlText(written: string): Document | null {
  const text = written
    .replace(/^[^<]+/, '')
    // It was decoded by what it says, or by what it is.
    .replace(/<\?xml\s[^>]*\?>/, '')
    // oxlint-disable-next-line no-control-regex -- characters that XML does not have
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll(
      /<!\[CDATA\[[\s\S]*?\]\]>|&(?:(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)|&(\w{1,31});|&/gi,
      (found, name?: string) => {
        if (found.length > 1 && name === undefined) return found;
        const letter = name === undefined ? null : letterOf(name);
        return letter === null ? `&amp;${found.slice(1)}` : letter;
      },
    );
  return parsed(text) ?? parsed(withPrefixes(text)) ?? readAsTags(text);
}

/** HTML ends no element by itself and knows no prefixes; its names are small. */
function readAsTags(text: string): Document | null {
  const tags = text
    .replaceAll(/(<\/?)[a-z][\w.-]*:(?=[a-z])/gi, '$1')
    .replaceAll(/<([a-z][\w.-]*)((?:[^<>"']|"[^"]*"|'[^']*')*?)\/>/gi, '<$1$2></$1>');
  const root = new DOMParser().parseFromString(tags, 'text/html').body.firstElementChild;
  if (!root) return null;
  const read = new DOMParser().parseFromString('<none/>', 'text/xml');
  read.replaceChild(root, read.documentElement);
  return read;
}

function parsed(text: string): Document | null {
  const read = new DOMParser().parseFromString(text, 'text/xml');
  return read.getElementsByTagName('parsererror').length > 0 ? null : read;
}

/** The letter that HTML knows by this name; null: none. */
function letterOf(name: string): string | null {
  const { body } = new DOMParser().parseFromString(`&${name};`, 'text/html');
  const { textContent } = body;
  return textContent === `&${name};` || textContent === '' ? null : textContent.replaceAll(/[<&]/g, '');
}

function withPrefixes(text: string): string {
  const used = new Set(
    [...text.matchAll(/(?:<\/?|\s)([a-z_][\w.-]*):[\w.-]+(?=[\s=/>])/gi)].map(([, prefix = '']) => prefix),
  );
  const missing = [...used].filter(
    (prefix) =>
      !['xml', 'xmlns'].includes(prefix) && !new RegExp(`xmlns:${prefix.replaceAll('.', '\\.')}\\s*=`).test(text),
  );
  const declared = missing.map((prefix) => ` xmlns:${prefix}="urn:undeclared:${prefix}"`).join('');
  return text.replace(/<[a-z_][\w.:-]*/i, (root) => root + declared);
}

function decoded(bytes: Uint8Array): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  return decodedText(bytes, /<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(start)?.[1]);
}
