import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPdfCheck, pdfFileName } from './pdf.ts';

it.each([
  ['低压电工证书', '低压电工证书.pdf'],
  ['证书.PDF', '证书.pdf'],
  ['../../etc/passwd', 'etc passwd.pdf'],
  ['C:\\Users\\x.pdf', 'C Users x.pdf'],
  ['a<b>:"|?*c', 'a b c.pdf'],
  ['  .hidden.  ', 'hidden.pdf'],
  ['fdp.\u202Eexe', 'fdp. exe.pdf'],
  ['line\nbreak\u0000', 'line break.pdf'],
  ['', 'certificate.pdf'],
  ['...', 'certificate.pdf'],
  ['CON', 'certificate CON.pdf'],
  ['aux.2026', 'certificate aux.2026.pdf'],
  ['长'.repeat(300), `${'长'.repeat(76)}.pdf`],
  ['家👨‍👩‍👧', '家👨‍👩‍👧.pdf'],
  ['a\u200Db', 'a b.pdf'],
  [`${'长'.repeat(76)}👨‍👩‍👧`, `${'长'.repeat(76)}.pdf`],
])('%s', (proposed, name) => {
  expect(pdfFileName(proposed)).toBe(name);
});

it('any name becomes one that every system takes', () => {
  const units = fc.array(fc.nat(0xffff), { maxLength: 300 }).map((all) => String.fromCharCode(...all));
  fc.assert(
    fc.property(fc.oneof(units, fc.string(), fc.string({ unit: 'grapheme' })), (proposed) => {
      const name = pdfFileName(proposed);
      expect(name).toMatch(/^[^\\/:*?"<>|\p{Cc}]+\.pdf$/u);
      expect([name.isWellFormed(), Buffer.byteLength(name) <= 255]).toEqual([true, true]);
    }),
  );
});

it('any bytes are a whole PDF or none, however they arrive', () => {
  const piece = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc
      .constantFrom('%PDF-1.7\n', '1 0 obj\n', '%%EOF', '\n', '<html>', ' '.repeat(1_000))
      .map((text) => Buffer.from(text)),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const [apart, whole] = [createPdfCheck(), createPdfCheck()];
      for (const one of pieces) apart.add(one);
      whole.add(Buffer.concat(pieces));
      const told = (check: typeof whole) => [check.mayBePdf(), check.isPdf(), check.isComplete()];
      expect(told(apart)).toEqual(told(whole));
      expect(apart.isComplete() && !apart.isPdf()).toBe(false);
    }),
  );
});
