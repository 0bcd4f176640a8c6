import { expect, it } from 'vitest';
import { pdfFileName } from './pdf.ts';

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
  ['长'.repeat(300), `${'长'.repeat(120)}.pdf`],
])('%s', (proposed, name) => {
  expect(pdfFileName(proposed)).toBe(name);
});
