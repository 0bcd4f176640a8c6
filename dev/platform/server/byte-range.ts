import type { Reply } from './envelope.ts';

/** Hosts of files that can less than a Range asks for, by the folder below /media/ that names them. */
const limits: Readonly<Record<string, 'whole' | 'short-parts' | 'without-length' | 'paced'>> = {
  '/media/whole/': 'whole',
  '/media/short-parts/': 'short-parts',
  '/media/without-length/': 'without-length',
  '/media/paced/': 'paced',
};
type RangeLimit = (typeof limits)[string];
/** Of a short part. */
const shortPartBytes = 500_000;
/** Of a host that sends no faster. */
const pacedKbit = 4_000;

/** Milliseconds over which such a host sends an answer. */
export function pacedMs({ bytes }: Reply): number {
  return (bytes.length * 8) / pacedKbit;
}

/** The file that an address of such a host names, and what that host can; null: everything. */
export function limitOf(pathname: string): { file: string; limit: RangeLimit | null } {
  const folder = Object.keys(limits).find((known) => pathname.startsWith(known));
  if (folder === undefined) return { file: pathname, limit: null };
  return { file: `/media/${pathname.slice(folder.length)}`, limit: limits[folder] ?? null };
}

/** The same with what the host can. */
export function limitedRange(reply: Reply, header: string | undefined, limit: RangeLimit | null): Reply {
  if (limit === null || limit === 'paced') return rangeOf(reply, header);
  if (limit === 'whole') return reply;
  if (limit === 'without-length') return { ...reply, headers: { ...reply.headers, 'transfer-encoding': 'chunked' } };
  const first = Number(/^bytes=(\d+)-/.exec(header ?? '')?.[1] ?? 0);
  const last = Number(/-(\d+)$/.exec(header ?? '')?.[1] ?? Infinity);
  return rangeOf(reply, header && `bytes=${first}-${Math.min(last, first + shortPartBytes - 1)}`);
}

/** The part of a file that a Range header asks for (RFC 9110 §14); several ranges or broken syntax give the whole file. */
export function rangeOf(reply: Reply, header: string | undefined): Reply {
  const headers = { ...reply.headers, 'accept-ranges': 'bytes' };
  const size = reply.bytes.length;
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (reply.status !== 200 || !match || (match[1] === '' && match[2] === '')) return { ...reply, headers };
  const [, first = '', last = ''] = match;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size || end < start) {
    return {
      ...reply,
      status: 416,
      bytes: new Uint8Array(),
      headers: { ...headers, 'content-range': `bytes */${size}` },
    };
  }
  const part = { 'content-range': `bytes ${start}-${end}/${size}` };
  return { ...reply, status: 206, bytes: reply.bytes.subarray(start, end + 1), headers: { ...headers, ...part } };
}
