import * as fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { documentKindOf } from './document-kind.ts';

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
  [zipSync({ 'ppt/presentation.xml': xml }), 'other'],
  [zipSync({ '[Content_Types].xml': xml, '_rels/.rels': xml, 'word/main.xml': xml }), 'word'],
  [zipSync({ '[Content_Types].xml': xml, '_rels/.rels': xml, 'content/body.xml': xml }), 'word'],
  [zipSync({ '[Content_Types].xml': xml, 'xl/workbook.xml': xml }), 'other'],
  [zipSync({ 'imsmanifest.xml': xml }), 'other'],
  [strToU8('1 0 obj\n<< /Type /Catalog >>\nendobj\n'), 'pdf'],
  [strToU8(`${' '.repeat(3_000)}%PDF-1.4\n1 0 obj\n<< >>\nendobj`), 'pdf'],
  [strToU8('<p>1 0 obj endobj</p>'), 'other'],
  [strToU8('<html>%PDF</html>'), 'other'],
  [strToU8('{"code":40004}'), 'other'],
  [compound('WordDocument'), 'old-word'],
  [compound('EncryptedPackage'), 'locked-word'],
  [compound('Workbook'), 'other'],
  [new Uint8Array(), 'other'],
])('%# is %s', (bytes, kind) => expect(documentKindOf(bytes)).toBe(kind));

it('any bytes are of some kind, and what begins as a PDF or as an Office file of old is one, whatever follows', () => {
  const starts = [
    [strToU8('%PDF-1.7'), ['pdf']],
    [Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), ['old-word', 'locked-word', 'other']],
    [strToU8('PK\u0003\u0004'), ['word', 'other']],
    [new Uint8Array(), ['pdf', 'word', 'other']],
  ] as const;
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.uint8Array(), ([start, kinds], rest) => {
      expect(kinds).toContain(documentKindOf(Uint8Array.from([...start, ...rest])));
    }),
  );
});
