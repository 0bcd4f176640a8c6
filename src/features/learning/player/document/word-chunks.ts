import { decodedText } from '#rules/text/decoded-text.ts';

/**
 * The lines of what a document brought whole from elsewhere (an altChunk): a web page, a mail archive, plain text. Null: it is
 * none of these. What web systems export as Word is one of them and nothing else.
 */
export function plainChunk(name: string, bytes: Uint8Array | undefined): string[] | null {
  if (!bytes) return null;
  const text = decodedText(bytes);
  if (/\.txt$/i.test(name)) return linesOf(text);
  if (/\.mht(?:ml)?$/i.test(name) || /^\s*(?:MIME-Version|From|Content-Type):/i.test(text)) {
    const page = pageOfArchive(text);
    return page === null ? null : linesOfPage(page);
  }
  return /<(?:html|body|p|div|table|span|h[1-6]|br)\b/i.test(text) ? linesOfPage(text) : null;
}

const blocks = 'p,div,br,li,tr,h1,h2,h3,h4,h5,h6,table,section,article,blockquote,pre,dt,dd,hr';

function linesOfPage(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  body.querySelectorAll('script,style,template,head,title').forEach((one) => one.remove());
  body.querySelectorAll('td,th').forEach((one) => one.append('\t'));
  // Breaks of the file are spaces of the page; breaks of the page are lines.
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    node.textContent = (node.textContent ?? '').replace(/[ \r\n]+/g, ' ');
  body.querySelectorAll(blocks).forEach((one) => {
    one.before('\n');
    one.after('\n');
  });
  return linesOf(body.textContent);
}

function linesOf(text: string): string[] {
  return text
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The page of a web archive (MIME, RFC 2557); null: it holds none. */
function pageOfArchive(archive: string): string | null {
  const boundary = /boundary="?([^"\r\n;]+)"?/i.exec(archive)?.[1];
  const parts = boundary === undefined ? [archive] : archive.split(`--${boundary}`);
  for (const part of parts) {
    const [, head = '', body = ''] = /^([\s\S]*?)\r?\n\r?\n([\s\S]*)$/.exec(part.trimStart()) ?? [];
    if (!/content-type:\s*text\/html/i.test(head)) continue;
    const encoding = /content-transfer-encoding:\s*([\w-]+)/i.exec(head)?.[1]?.toLowerCase();
    if (encoding === 'quoted-printable') return decodedText(quoted(body));
    if (encoding === 'base64') return decodedText(ofBase64(body));
    return body;
  }
  return null;
}

function quoted(text: string): Uint8Array {
  const plain = text.replace(/=\r?\n/g, '');
  const units = plain.replace(/=([0-9a-f]{2})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
  return Uint8Array.from(units, (unit) => unit.codePointAt(0) ?? 0);
}

function ofBase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text.replace(/\s+/g, '')), (unit) => unit.codePointAt(0) ?? 0);
  } catch {
    return new Uint8Array(); // Cut off: nothing of it is read.
  }
}
