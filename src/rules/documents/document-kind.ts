/**
 * What a file is by its bytes, whatever it is called. `old-…`: of Office before 2007, and of WPS. `locked-office`: an Office
 * document behind a password. `other`: nothing that is known.
 */
export type DocumentKind =
  | 'pdf'
  | 'word'
  | 'slides'
  | 'sheet'
  | 'old-word'
  | 'old-slides'
  | 'old-sheet'
  | 'locked-office'
  | 'zip'
  | 'rar'
  | '7z'
  | 'other';

/** A PDF may begin anywhere in its first kilobyte. */
const headBytes = 1_029;
/** The list of the files in a zip stands at its end. */
const listBytes = 512 * 1_024;

export function documentKindOf(bytes: Uint8Array): DocumentKind {
  if (lettersOf(bytes.subarray(0, headBytes)).includes('%PDF-')) return 'pdf';
  if (begins(bytes, compoundFile)) return compoundKindOf(compoundNames(bytes));
  if (begins(bytes, zip)) return zipKindOf(listOf(bytes));
  if (begins(bytes, [0x52, 0x61, 0x72, 0x21, 0x1a, 7])) return 'rar';
  if (begins(bytes, [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c])) return '7z';
  return isHeadless(lettersOf(bytes.subarray(0, listBytes))) ? 'pdf' : 'other';
}

/** An Office document that brings macros, which a program of the system may run. */
export function holdsMacros(bytes: Uint8Array): boolean {
  if (begins(bytes, compoundFile)) return compoundNames(bytes).includes('_VBA_PROJECT');
  return begins(bytes, zip) && /vbaProject\.bin/i.test(listOf(bytes));
}

const zip = [0x50, 0x4b, 3, 4];
/** Files of the older Office begin so (MS-CFB), and those behind a password. */
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

const begins = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte);
const lettersOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);
const listOf = (bytes: Uint8Array) => lettersOf(bytes.subarray(-listBytes));

function zipKindOf(list: string): DocumentKind {
  const isOffice = list.includes('[Content_Types].xml');
  if (/word[/\\]document\d*\.xml/i.test(list)) return 'word';
  if (/ppt[/\\]presentation\d*\.xml/i.test(list)) return 'slides';
  if (/xl[/\\]workbook\d*\.(?:xml|bin)/i.test(list)) return 'sheet';
  // Its main part may have any name; the tables and slides of Office stand in folders of their own.
  if (isOffice && !/(?:ppt|xl|visio|3D)[/\\]/i.test(list)) return 'word';
  return isOffice ? 'other' : 'zip';
}

/** The list of what such a file holds stands anywhere in it, its names in UTF-16. */
const compoundNames = (bytes: Uint8Array) => lettersOf(bytes).replaceAll('\0', '');

function compoundKindOf(all: string): DocumentKind {
  if (all.includes('EncryptedPackage')) return 'locked-office';
  if (all.includes('WordDocument')) return 'old-word';
  if (all.includes('PowerPoint Document')) return 'old-slides';
  return all.includes('Workbook') ? 'old-sheet' : 'other';
}

/** A PDF whose head is missing, or behind what a server put before it: readers find its parts all the same. */
function isHeadless(start: string): boolean {
  return /(?:^|\s)\d+ \d+ obj\b/.test(start) && /\bendobj\b/.test(start) && !/^\s*[<{]/.test(start);
}
