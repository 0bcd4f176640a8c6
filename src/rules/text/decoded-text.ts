/**
 * A text whose encoding nobody tells, or tells wrongly: UTF-16 by its mark or by its zeros, UTF-8 also with a few broken
 * letters, else `told`, else GB 18030, which Chinese systems write without saying so.
 */
export function decodedText(bytes: Uint8Array, told = ''): string {
  const wide = wideEncodingOf(bytes);
  if (wide !== null) return new TextDecoder(wide).decode(bytes);
  const asTold = whole(bytes, 'utf-8') ?? whole(bytes, told);
  if (asTold !== null) return asTold;
  const read = new TextDecoder().decode(bytes);
  const broken = read.match(/\uFFFD/g)?.length ?? 0;
  const letters = read.match(/[\u0080-\uFFFC]/g)?.length ?? 0;
  return broken * 4 < letters ? read : new TextDecoder('gb18030').decode(bytes);
}

/** Null: it is not in this encoding, or nobody knows that. */
function whole(bytes: Uint8Array, encoding: string): string | null {
  try {
    return encoding === '' ? null : new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const lookedAt = 2_000;

function wideEncodingOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  // Signs and digits of every language have a zero in one half of their two bytes.
  const start = bytes.subarray(0, lookedAt);
  const zerosAt = (half: number) => start.filter((byte, at) => byte === 0 && at % 2 === half).length;
  const [high, low] = [zerosAt(0), zerosAt(1)];
  if (Math.max(high, low) * 8 < start.length || Math.min(high, low) * 8 > Math.max(high, low)) return null;
  return low > high ? 'utf-16le' : 'utf-16be';
}
