/** Names that Windows reserves with any extension. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
/** Linux counts bytes, 255 of them; a number and an ending come after the name. */
const maxNameBytes = 230;
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The letters of a name that fit; none is cut apart. */
function shortened(name: string): string {
  let cut = '';
  for (const { segment } of letters.segment(name)) {
    if (Buffer.byteLength(cut + segment) > maxNameBytes) break;
    cut += segment;
  }
  return cut.trimEnd();
}

/** Without path separators, characters that Windows refuses, controls, and marks that change the writing direction. */
function plain(name: string): string {
  return (
    name
      .normalize('NFC')
      // What joins emoji to one is no mark of the direction.
      .replace(/(?:(?!(?<=\p{Extended_Pictographic}(?:\uFE0F|\p{EMod})?)\u200D)[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*])+/gu, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[ .]+|[ .]+$/g, '')
  );
}

/** A file name that every system accepts, from the page's proposal. `fallback` begins a name that is empty or reserved. */
export function safeFileName(proposed: string, extension: 'pdf' | 'json' | 'txt' | 'ics', fallback: string): string {
  const ending = `.${extension}`;
  const stem = plain(proposed.toLowerCase().endsWith(ending) ? proposed.slice(0, -ending.length) : proposed);
  const cut = shortened(stem);
  return `${cut === '' || reserved.test(cut) ? `${fallback} ${cut}`.trim() : cut}.${extension}`;
}

/** The same for a name of any kind, which keeps its own ending. */
export function plainFileName(proposed: string): string {
  const name = plain(proposed);
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  const cut = shortened(stem);
  return `${cut === '' || reserved.test(cut) ? `file ${cut}`.trim() : cut}${ending.slice(0, 16)}`;
}
