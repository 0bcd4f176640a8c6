/** How a document is read: here as what it is, by a page of the platform in the system's browser, or not at all. */
export type DocumentWay = { kind: 'pdf' | 'word' | 'outside'; address: string } | { kind: 'none' };

interface Told {
  fileUrl: string;
  fileType: string;
  viewerUrl: string;
}

export function documentWayOf({ fileUrl, fileType, viewerUrl }: Told): DocumentWay {
  const path = fileUrl.trim().replace(/[?#].*$/, '');
  const ending = (fileType || path.slice(path.lastIndexOf('.') + 1)).replace(/^\./, '').toLowerCase();
  if (path !== '' && ending === 'pdf') return { kind: 'pdf', address: fileUrl };
  if (path !== '' && ending === 'docx') return { kind: 'word', address: fileUrl };
  const outside = [viewerUrl, fileUrl].find((address) => /^https:\/\//i.test(address));
  return outside === undefined ? { kind: 'none' } : { kind: 'outside', address: outside };
}
