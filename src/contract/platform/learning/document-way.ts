/**
 * How a document is read: here as what it is (`file`: its bytes say what), by a page of the platform in the system's browser,
 * or not at all.
 */
export type DocumentWay = { kind: 'pdf' | 'word' | 'file' | 'outside'; address: string } | { kind: 'none' };

export interface Told {
  fileUrl: string;
  fileType: string;
  viewerUrl: string;
}

/** What this client never reads, by its ending. */
const foreign = /^(?:pptx?|ppsx?|xlsx?|wps|et|dps|csv|zip|rar|7z|mp4|html?)$/;

export function documentWayOf(told: Told): DocumentWay {
  const { fileUrl, fileType, viewerUrl } = told;
  const address = fileUrl.trim();
  const path = address.replace(/[?#;].*$/, '');
  const type = fileType.trim().toLowerCase();
  const ending = /^\.?[a-z0-9]{2,5}$/.test(type)
    ? type.replace('.', '')
    : path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  if (path !== '' && (ending === 'pdf' || /\bpdf\b/.test(type))) return { kind: 'pdf', address };
  if (path !== '' && (ending === 'docx' || type.includes('wordprocessingml'))) return { kind: 'word', address };
  const outside = outsideOf(told);
  const isRead = path !== '' && !foreign.test(ending) && !isHttps(viewerUrl);
  if (isRead) return { kind: 'file', address };
  return outside === null ? { kind: 'none' } : { kind: 'outside', address: outside };
}

/** Where the system's own programs get the document; null: the platform names no such place. */
export function outsideOf({ viewerUrl, fileUrl }: Pick<Told, 'viewerUrl' | 'fileUrl'>): string | null {
  return [viewerUrl, fileUrl].map((address) => address.trim()).find(isHttps) ?? null;
}

const isHttps = (address: string) => /^https:\/\//i.test(address.trim());
