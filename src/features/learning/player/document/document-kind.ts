/**
 * What a file is by its bytes, whatever it is called. `old-word`: of Word before 2007. `locked-word`: an Office document behind
 * a password. `other`: nothing that is read here.
 */
export type DocumentKind = 'pdf' | 'word' | 'old-word' | 'locked-word' | 'other';

/** A PDF may begin anywhere in its first kilobyte. */
const headBytes = 1_029;
/** The list of the files in a zip stands at its end. */
const listBytes = 512 * 1_024;

export function documentKindOf(bytes: Uint8Array): DocumentKind {
  const latin1 = new TextDecoder('latin1');
  if (latin1.decode(bytes.subarray(0, headBytes)).includes('%PDF-')) return 'pdf';
  if (compoundFile.every((byte, at) => bytes[at] === byte)) return compoundKindOf(bytes);
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
  if (!isZip && isHeadless(latin1.decode(bytes.subarray(0, listBytes)))) return 'pdf';
  const list = isZip ? latin1.decode(bytes.subarray(Math.max(0, bytes.length - listBytes))) : '';
  if (/word[/\\]document\d*\.xml/i.test(list)) return 'word';
  // Its main part may have any name; the tables and slides of Office stand in folders of their own.
  return list.includes('[Content_Types].xml') && !/(?:ppt|xl|visio|3D)[/\\]/i.test(list) ? 'word' : 'other';
}

/** Files of the older Office begin so (MS-CFB), and those behind a password. */
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** The list of what such a file holds stands anywhere in it, its names in UTF-16. */
function compoundKindOf(bytes: Uint8Array): DocumentKind {
  const all = new TextDecoder('latin1').decode(bytes).replaceAll('\0', '');
  if (all.includes('EncryptedPackage')) return 'locked-word';
  return all.includes('WordDocument') ? 'old-word' : 'other';
}

/** A PDF whose head is missing, or behind what a server put before it: readers find its parts all the same. */
function isHeadless(start: string): boolean {
  return /(?:^|\s)\d+ \d+ obj\b/.test(start) && /\bendobj\b/.test(start) && !/^\s*[<{]/.test(start);
}
