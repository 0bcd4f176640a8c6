import * as fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { documentKindOf, holdsMacros } from './document-kind.ts';

const xml = strToU8('<x/>');
const compound = (name: string) =>
  Uint8Array.from([
    0xd0,
    0xcf,
    0x11,
    0xe0,
    0xa1,
    0xb1,
    0x1a,
    0xe1,
    ...Buffer.alloc(600),
    ...Buffer.from(name, 'utf16le'),
  ]);
it.each([
  [strToU8('%PDF-1.7'), 'pdf'],
  [strToU8('\r\n\uFEFF%PDF-1.4'), 'pdf'],
  [zipSync({ '[Content_Types].xml': xml, 'word/document.xml': xml }), 'word'],
  [zipSync({ 'word/document2.xml': xml }), 'word'],
  [zipSync({ 'ppt/presentation.xml': xml }), 'slides'],
  [zipSync({ '[Content_Types].xml': xml, 'ppt/other.xml': xml }), 'other'],
  [zipSync({ '[Content_Types].xml': xml, '_rels/.rels': xml, 'word/main.xml': xml }), 'word'],
  [zipSync({ '[Content_Types].xml': xml, '_rels/.rels': xml, 'content/body.xml': xml }), 'word'],
  [zipSync({ '[Content_Types].xml': xml, 'xl/workbook.xml': xml }), 'sheet'],
  [zipSync({ 'imsmanifest.xml': xml }), 'zip'],
  [strToU8('Rar!\u001A\u0007\u0000', true), 'rar'],
  [Uint8Array.of(0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c), '7z'],
  [strToU8('1 0 obj\n<< /Type /Catalog >>\nendobj\n'), 'pdf'],
  [strToU8(`${' '.repeat(3_000)}%PDF-1.4\n1 0 obj\n<< >>\nendobj`), 'pdf'],
  [strToU8('<p>1 0 obj endobj</p>'), 'other'],
  [strToU8('<html>%PDF</html>'), 'other'],
  [strToU8('{"code":40004}'), 'other'],
  [compound('WordDocument'), 'old-word'],
  [compound('EncryptedPackage'), 'locked-office'],
  [compound('PowerPoint Document'), 'old-slides'],
  [compound('Workbook'), 'old-sheet'],
  [compound('VisioDocument'), 'other'],
  [new Uint8Array(), 'other'],
])('%# is %s', (bytes, kind) => expect(documentKindOf(bytes)).toBe(kind));

it.each([
  [zipSync({ '[Content_Types].xml': xml, 'ppt/presentation.xml': xml, 'ppt/vbaProject.bin': xml }), true],
  [zipSync({ '[Content_Types].xml': xml, 'ppt/presentation.xml': xml }), false],
  [compound('Workbook _VBA_PROJECT'), true],
  [compound('Workbook'), false],
  [strToU8('_VBA_PROJECT'), false],
])('%# holds macros: %s', (bytes, holds) => expect(holdsMacros(bytes)).toBe(holds));

it('any bytes are of some kind, and what begins as a PDF or as an Office file of old is one, whatever follows', () => {
  const starts = [
    [strToU8('%PDF-1.7'), ['pdf']],
    [
      Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
      ['old-word', 'old-slides', 'old-sheet', 'locked-office', 'other'],
    ],
    [strToU8('PK\u0003\u0004'), ['word', 'zip', 'other']],
    [new Uint8Array(), ['pdf', 'word', 'zip', 'rar', '7z', 'other']],
  ] as const;
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.uint8Array(), ([start, kinds], rest) => {
      expect(kinds).toContain(documentKindOf(Uint8Array.from([...start, ...rest])));
    }),
  );
});
