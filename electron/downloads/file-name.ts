/** Names that Windows reserves with any extension. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
const maxNameLength = 120;

/** A file name that every system accepts, from the page's proposal. `fallback` begins a name that is empty or reserved. */
export function safeFileName(proposed: string, extension: 'pdf' | 'json' | 'txt' | 'ics', fallback: string): string {
  const named = proposed.normalize('NFC');
  const stem = (named.toLowerCase().endsWith(`.${extension}`) ? named.slice(0, -extension.length - 1) : named)
    // Path separators, characters that Windows refuses, controls, and marks that change the writing direction.
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '');
  const cut = Array.from(stem).slice(0, maxNameLength).join('').trimEnd();
  return `${cut === '' || reserved.test(cut) ? `${fallback} ${cut}`.trim() : cut}.${extension}`;
}
