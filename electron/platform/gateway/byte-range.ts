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

/** A Content-Range header: what part of how large a file follows, `end` inclusive; `size` null: not told. Null: none. */
export function readContentRange(header: string | null): { start: number; end: number; size: number | null } | null {
  const [, first, last, total] = /^bytes (\d+)-(\d+)\/(\d+|\*)$/.exec(header ?? '') ?? [];
  if (first === undefined) return null;
  return { start: Number(first), end: Number(last), size: total === '*' ? null : Number(total) };
}

function suffix(length: number, sizeBytes: number): ByteRange {
  if (length === 0 || sizeBytes === 0) return { kind: 'unsatisfiable' };
  return { kind: 'part', start: Math.max(0, sizeBytes - length), end: sizeBytes - 1 };
}
