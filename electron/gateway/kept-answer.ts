import { readRange } from './byte-range.ts';

/** A file of the platform that lies on this machine. */
export interface KeptFile {
  bytes: Uint8Array;
  /** Content type as the platform gave it. */
  type: string;
}

/** Answers with a kept file, whole or in part: players ask for parts. */
export function keptAnswer({ bytes, type }: KeptFile, rangeHeader: string | null): Response {
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
