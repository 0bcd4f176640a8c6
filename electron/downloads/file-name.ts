/** Names Windows reserves whatever their ending. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
const longest = 120;

/** A file name that every system takes, ending in .pdf, from whatever the page proposes. */
export function pdfFileName(proposed: string): string {
  const stem = proposed
    .normalize('NFC')
    .replace(/\.pdf$/i, '')
    // Path separators, characters Windows refuses, controls, and marks that turn the reading direction around.
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '');
  const cut = Array.from(stem).slice(0, longest).join('').trimEnd();
  return `${cut === '' || reserved.test(cut) ? `certificate ${cut}`.trim() : cut}.pdf`;
}
