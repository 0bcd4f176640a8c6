import type { Reply } from './envelope.ts';

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
