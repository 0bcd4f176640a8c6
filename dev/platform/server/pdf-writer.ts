/** A page with vector drawings and Chinese text, in points; the same pages always give the same bytes. */
export interface PdfPage {
  width: number;
  height: number;
  /** Drawing operators of the page. */
  content: string;
}

/** Chinese text without an embedded font: every reader has STSong-Light or a stand-in for it. */
const fonts = {
  F1: '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [4 0 R] >>',
  F1Descendant:
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor 5 0 R /DW 1000 /W [1 [207 270 342 467 462 797 710 239 374] 10 [374 423 605 238 375 238 334 462] 18 26 462 27 28 238 29 31 605 32 [344 748 684 560 695 739 563 511 729 793 318 312 666 526 896 758 772 544 772 628 465 607 753 711 972 647 620 607 374 333 374 606 500 239 417 503 427 529 415 264 444 518 241 230 495 228 793 527 524] 81 [524 504 338 336 277 517 450 652 466 452 407 370 258 370 605]] >>',
  F1Descriptor:
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 626 /StemV 93 >>',
} as const;

/** UTF-16BE as a hex string, which UniGB-UCS2-H reads. */
export function hex(text: string): string {
  const bytes = Buffer.from(text, 'utf16le').swap16();
  return `<${bytes.toString('hex')}>`;
}

/** The bytes of a file with these pages. */
export function writePdf(title: string, pages: readonly PdfPage[]): Uint8Array {
  // Two objects a page, after the ones that all pages share.
  const pageAt = (index: number) => 7 + 2 * index;
  const kids = pages.map((_, index) => `${pageAt(index)} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (zh-CN) /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    fonts.F1,
    fonts.F1Descendant,
    fonts.F1Descriptor,
    `<< /Title ${hex(`\uFEFF${title}`)} /Producer (Lectern embedded platform) >>`,
    ...pages.flatMap(({ width, height, content }, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${pageAt(index) + 1} 0 R >>`,
      `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let file = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n';
  const offsets = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  file += offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
