export type ByteRange = { kind: 'whole' } | { kind: 'part'; start: number; end: number } | { kind: 'unsatisfiable' };

/**
 * Parses a Range header (RFC 9110 §14). Multiple ranges, other units and invalid syntax select the whole file, as the
 * standard allows. `end` is inclusive.
 */
export function readRange(header: string | null, sizeBytes: number): ByteRange {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return { kind: 'whole' };
  const [, first = '', last = ''] = match;
  if (first === '') return suffix(Number(last), sizeBytes);
  const start = Number(first);
  const end = last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  if (last !== '' && Number(last) < start) return { kind: 'whole' };
  return start >= sizeBytes ? { kind: 'unsatisfiable' } : { kind: 'part', start, end };
}

function suffix(length: number, sizeBytes: number): ByteRange {
  if (length === 0 || sizeBytes === 0) return { kind: 'unsatisfiable' };
  return { kind: 'part', start: Math.max(0, sizeBytes - length), end: sizeBytes - 1 };
}

/** A local copy of a platform file. */
export interface StoredFile {
  bytes: Uint8Array;
  /** Content type as sent by the platform. */
  type: string;
}

/** Answers with a stored file, whole or in part: media players request ranges. */
export function storedFileAnswer({ bytes, type }: StoredFile, rangeHeader: string | null): Response {
  const headers = new Headers({ 'content-type': type, 'accept-ranges': 'bytes' });
  const range = readRange(rangeHeader, bytes.length);
  if (range.kind === 'unsatisfiable') {
    headers.set('content-range', `bytes */${bytes.length}`);
    return new Response(null, { status: 416, headers });
  }
  if (range.kind === 'whole') return new Response(new Uint8Array(bytes), { headers });
  headers.set('content-range', `bytes ${range.start}-${range.end}/${bytes.length}`);
  return new Response(new Uint8Array(bytes.subarray(range.start, range.end + 1)), { status: 206, headers });
}
