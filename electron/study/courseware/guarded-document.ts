/** The address of the guard's script at a package's origin. */
export const guardPath = '/.lectern/guard.js';

const tag = `<script src="${guardPath}"></script>`;
const xmlTag = `<script xmlns="http://www.w3.org/1999/xhtml" src="${guardPath}"></script>`;

// What may stand before the first element without running: a mark of the encoding, comments, the document type. Only what
// every encoding and every parser reads alike; anything else comes after the guard.
const comment = String.raw`<!--(?!-?>)(?:(?!--!?>)[^\x1b])*-->`;
const quiet = new RegExp(String.raw`^(?:\xef\xbb\xbf)?(?:\s|${comment}|<!doctype[ -=?-~\s]*>)*`, 'i');
const xmlRoot = new RegExp(String.raw`^[^\x1b]*?<html(?:\s[^<>]*)?>`);

/**
 * A document of a package with the guard's script before everything that runs. Null: its scripts cannot be guarded, and
 * must not run (XML, drawings, and pages whose beginning nobody understands).
 */
export function guardedDocument(bytes: Uint8Array<ArrayBuffer>, type: string): Uint8Array<ArrayBuffer> | null {
  const wide = wideEncodingOf(bytes);
  if (type === 'text/html') {
    if (wide) return inserted(bytes, 2, Buffer.from(wide(tag)));
    return inserted(bytes, quiet.exec(latin1(bytes))?.[0].length ?? 0, Buffer.from(tag));
  }
  if (type !== 'application/xhtml+xml' || wide) return null;
  const before = xmlRoot.exec(latin1(bytes))?.[0];
  // A document type may define what looks like an element.
  if (before === undefined || before.includes('[')) return null;
  return inserted(bytes, before.length, Buffer.from(xmlTag));
}

/** True for a type that a frame shows as a document whose scripts run. */
export function isDocument(type: string): boolean {
  return type === 'text/html' || type.endsWith('xml') || type.endsWith('xml-dtd');
}

const latin1 = (bytes: Uint8Array<ArrayBuffer>) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');

/** Writes text in the two-byte encoding that the bytes say they have; null: in none. */
function wideEncodingOf([first, second]: Uint8Array): ((text: string) => Buffer) | null {
  if (first === 0xff && second === 0xfe) return (text) => Buffer.from(text, 'utf16le');
  if (first === 0xfe && second === 0xff) return (text) => Buffer.from(text, 'utf16le').swap16();
  return null;
}

function inserted(bytes: Uint8Array<ArrayBuffer>, at: number, part: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(bytes.length + part.length);
  all.set(bytes.subarray(0, at));
  all.set(part, at);
  all.set(bytes.subarray(at), at + part.length);
  return all;
}
