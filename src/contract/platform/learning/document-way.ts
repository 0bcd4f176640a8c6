/** Where a program of the system gets a document: a page or file for its browser, or a file that main fetches for it. */
export interface Elsewhere {
  kind: 'outside' | 'system';
  address: string;
}

/**
 * How a document is read: here as what it is (`file`: its bytes say what), by the system's browser, by another program of the
 * system, or not at all.
 */
export type DocumentWay = { kind: 'pdf' | 'word' | 'file'; address: string } | Elsewhere | { kind: 'none' };

export interface Told {
  fileUrl: string;
  fileType: string;
  viewerUrl: string;
}

/** What this client never reads, by its ending. */
const foreign = /^(?:pptx?|ppsx?|xlsx?|xlsb|wps|et|dps|csv|zip|rar|7z|mp4|html?)$/;
/** What no program of the system is given: a page runs in a browser, and the others are no documents by their bytes. */
const keptBack = /^(?:csv|mp4|html?)$/;

/** True for the address of a file that a program of the system is given, by its name: `openDocument` looks at its bytes. */
export function isDocumentName(address: string): boolean {
  const ending = endingOf(address);
  return /^(?:pdf|docx?)$/.test(ending) || (foreign.test(ending) && !keptBack.test(ending));
}

/** `platform`: the origin of the platform, whose files are given to this session alone. */
export function documentWayOf(told: Told, platform: string): DocumentWay {
  const { fileUrl, fileType, viewerUrl } = told;
  const address = fileUrl.trim();
  const isFile = pathOf(address) !== '';
  const type = fileType.trim().toLowerCase();
  const ending = /^\.?[a-z0-9]{2,5}$/.test(type) ? type.replace('.', '') : endingOf(address);
  if (isFile && (ending === 'pdf' || /\bpdf\b/.test(type))) return { kind: 'pdf', address };
  if (isFile && (ending === 'docx' || type.includes('wordprocessingml'))) return { kind: 'word', address };
  const isRead = isFile && !foreign.test(ending) && !isHttps(viewerUrl);
  if (isRead) return { kind: 'file', address };
  const elsewhere = elsewhereOf(told, platform);
  return elsewhere === null || (elsewhere.kind === 'system' && keptBack.test(ending)) ? { kind: 'none' } : elsewhere;
}

/** Where the system's own programs get the document; null: the platform names no such place. */
export function elsewhereOf(told: Pick<Told, 'viewerUrl' | 'fileUrl'>, platform: string): Elsewhere | null {
  const viewer = told.viewerUrl.trim();
  if (isHttps(viewer)) return { kind: 'outside', address: viewer };
  const address = told.fileUrl.trim();
  if (pathOf(address) === '') return null;
  if (URL.parse(address, platform)?.origin === new URL(platform).origin) return { kind: 'system', address };
  return isHttps(address) ? { kind: 'outside', address } : null;
}

/** What the name of a file says it is; '' where it says nothing. */
export function endingOf(address: string): string {
  const path = pathOf(address);
  return path.slice(path.lastIndexOf('.') + 1).toLowerCase();
}

const pathOf = (address: string) => address.replace(/[?#;].*$/, '');
const isHttps = (address: string) => /^https:\/\//i.test(address.trim());
