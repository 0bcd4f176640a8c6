import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodedText } from './decoded-text.ts';

const said = '1\n00:00:01,000 --> 00:00:02,000\n先断电，再验电\n';
const wide = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));
const swapped = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le').swap16());
const gbk = Uint8Array.from([0xcf, 0xc8, 0xb6, 0xcf, 0xb5, 0xe7, 0xa3, 0xac, 0xd4, 0xd9, 0xd1, 0xe9]);
const utf8 = new TextEncoder().encode(said);

it.each<[string, Uint8Array, string]>([
  ['UTF-8', utf8, said],
  ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${said}`), said],
  ['UTF-8 that was cut within a letter', utf8.subarray(0, utf8.length - 2), `${said.slice(0, -2)}\uFFFD`],
  ['UTF-16 of Windows', wide(`\uFEFF${said}`), said],
  ['UTF-16 without its mark', wide(said), said],
  ['UTF-16 of a Mac', swapped(`\uFEFF${said}`), said],
  ['UTF-16 of a Mac without its mark', swapped(said), said],
  ['GBK', gbk, '先断电，再验'],
  ['nothing', new Uint8Array(), ''],
])('%s', (_, bytes, text) => expect(decodedText(bytes)).toBe(text));

it('what a text says of itself counts where it is no UTF-8', () => {
  const latin1 = Uint8Array.from([0xe9, 0x74, 0xe9]);
  expect([decodedText(latin1, 'iso-8859-1'), decodedText(utf8, 'gb2312')]).toEqual(['été', said]);
});

it('any bytes are some text, whatever they say of themselves', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.string(), (bytes, told) => {
      expect(typeof decodedText(bytes, told)).toBe('string');
    }),
  );
});
