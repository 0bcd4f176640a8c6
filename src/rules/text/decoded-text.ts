/**
 * A text whose encoding nobody tells, or tells wrongly: UTF-16 by its mark or by its zeros, UTF-8 also with a few broken
 * letters, else `told`, else what its bytes look like: a language of Europe, Big5, or GB 18030, which Chinese systems write
 * without saying so.
 */
export function decodedText(bytes: Uint8Array, told = ''): string {
  return unicodeText(bytes, told) ?? new TextDecoder(narrowEncodingOf(bytes)).decode(bytes);
}

/** The same where the text is in Unicode, as it is told or as it says itself; null: it may be in any of one language. */
export function unicodeText(bytes: Uint8Array, told = ''): string | null {
  const utf8 = whole(bytes, 'utf-8');
  // oxlint-disable-next-line no-control-regex -- how such a text begins a letter that is none of ASCII
  if (utf8 !== null && /\u001B\$[@B]/.test(utf8)) return new TextDecoder('iso-2022-jp').decode(bytes);
  const wide = wideEncodingOf(bytes, utf8 !== null);
  if (wide !== null) return new TextDecoder(wide).decode(bytes);
  const asTold = utf8 ?? whole(bytes, told);
  if (asTold !== null) return asTold;
  const read = new TextDecoder().decode(bytes);
  const broken = read.match(/\uFFFD/g)?.length ?? 0;
  const letters = read.match(/[\u0080-\uFFFC]/g)?.length ?? 0;
  return broken * 4 < letters ? read : null;
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

function wideEncodingOf(bytes: Uint8Array, isUtf8: boolean): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  // Signs and digits of every language have a zero in one half of their two bytes; a Chinese text has few of them.
  const start = bytes.subarray(0, lookedAt);
  const zerosAt = (half: number) => start.filter((byte, at) => byte === 0 && at % 2 === half).length;
  const [high, low] = [zerosAt(0), zerosAt(1)];
  const [fewest, share] = isUtf8 ? [8, 8] : [3, 50];
  if (Math.max(high, low) * share < start.length || Math.min(high, low) * fewest > Math.max(high, low)) return null;
  return low > high ? 'utf-16le' : 'utf-16be';
}

/** Letters of Europe stand alone among those of every language, Chinese ones in pairs, the usual ones where each has them. */
export function narrowEncodingOf(bytes: Uint8Array): 'windows-1252' | 'big5' | 'gb18030' {
  let [runs, letters, inGb, inBig5] = [0, 0, 0, 0];
  const isHigh = (at: number) => (bytes[at] ?? 0) >= 0x80;
  for (let at = 0; at < bytes.length; at += 1) {
    if (!isHigh(at)) continue;
    letters += 1;
    if (!isHigh(at - 1)) runs += 1;
  }
  if (letters < runs * 1.6) return 'windows-1252';
  for (let at = 0; at < bytes.length; at += isHigh(at) ? 2 : 1) {
    const [first = 0, second = 0] = bytes.subarray(at, at + 2);
    if (first >= 0xb0 && first <= 0xd7 && second >= 0xa1) inGb += 1;
    if (first >= 0xa4 && first <= 0xc6 && second >= 0x40 && (second < 0x7f || second >= 0xa1)) inBig5 += 1;
  }
  return inBig5 > inGb ? 'big5' : 'gb18030';
}
