/** Names that Windows reserves with any extension. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
const maxNameLength = 120;

/** Without path separators, characters that Windows refuses, controls, and marks that change the writing direction. */
function plain(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '');
}

/** A file name that every system accepts, from the page's proposal. `fallback` begins a name that is empty or reserved. */
export function safeFileName(proposed: string, extension: 'pdf' | 'json' | 'txt' | 'ics', fallback: string): string {
  const ending = `.${extension}`;
  const stem = plain(proposed.toLowerCase().endsWith(ending) ? proposed.slice(0, -ending.length) : proposed);
  const cut = Array.from(stem).slice(0, maxNameLength).join('').trimEnd();
  return `${cut === '' || reserved.test(cut) ? `${fallback} ${cut}`.trim() : cut}.${extension}`;
}

/** The same for a name of any kind, which keeps its own ending. */
export function plainFileName(proposed: string): string {
  const name = plain(proposed);
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  const cut = Array.from(stem).slice(0, maxNameLength).join('').trimEnd();
  return `${cut === '' || reserved.test(cut) ? `file ${cut}`.trim() : cut}${ending.slice(0, 16)}`;
}
