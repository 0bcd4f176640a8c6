export type ByteRange = { kind: 'whole' } | { kind: 'part'; start: number; end: number } | { kind: 'unsatisfiable' };

/**
 * Reads a Range header against a size (RFC 9110 §14). Several ranges, other units and broken syntax are ignored, as
 * the standard allows: the whole file is the answer. `end` is inclusive.
 */
export function readRange(header: string | null, size: number): ByteRange {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return { kind: 'whole' };
  const [, first = '', last = ''] = match;
  if (first === '') return suffix(Number(last), size);
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return { kind: 'whole' };
  return start >= size ? { kind: 'unsatisfiable' } : { kind: 'part', start, end };
}

function suffix(length: number, size: number): ByteRange {
  if (length === 0 || size === 0) return { kind: 'unsatisfiable' };
  return { kind: 'part', start: Math.max(0, size - length), end: size - 1 };
}
