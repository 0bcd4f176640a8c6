import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodedText } from './decoded-text.ts';

const said = '1\n00:00:01,000 --> 00:00:02,000\n先断电，再验电\n';
const wide = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));
const swapped = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le').swap16());
const gbk = Uint8Array.from([0xcf, 0xc8, 0xb6, 0xcf, 0xb5, 0xe7, 0xa3, 0xac, 0xd4, 0xd9, 0xd1, 0xe9]);
/** Its letters of two bytes, by an encoding that a decoder knows. */
function coded(text: string, encoding: string): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const letters = new Map<string, number[]>();
  for (let first = 0x81; first < 0xff; first += 1) {
    for (let second = 0x40; second < 0xff; second += 1)
      letters.set(decoder.decode(Uint8Array.from([first, second])), [first, second]);
  }
  return Uint8Array.from(Array.from(text).flatMap((one) => letters.get(one) ?? [one.charCodeAt(0)]));
}
const dense = `1\r\n${'进入受限空间作业前必须办理作业票。\r\n'.repeat(9)}`;
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
  ['UTF-16 with few signs', wide(dense), dense],
  ['UTF-16 of a Mac with few signs', swapped(dense), dense],
  ['nothing', new Uint8Array(), ''],
])('%s', (_, bytes, text) => expect(decodedText(bytes)).toBe(text));

it.each([
  ['gbk', '先断电，再验电'],
  ['gbk', '1\n00:00:01,000 --> 00:00:02,000\n王老师：大家好！今天我们学习《安全生产法》。'],
  ['gbk', '灭火器的使用方法：一提、二拔、三握、四压'],
  ['gbk', '進入受限空間作業前必須辦理作業票，並進行氣體檢測。'],
  ['gbk', '好'],
  ['big5', '先斷電，再驗電'],
  ['big5', '1\n00:00:01,000 --> 00:00:02,000\n王老師：大家好！今天我們學習。'],
  ['big5', '滅火器的使用方法：一提、二拔、三握、四壓'],
  ['big5', '他說：「你去哪裡？」\n我們的中文字幕'],
  ['windows-1252', "1\nCoupez l'électricité avant de vérifier\nça, où, forêt, Noël"],
  ['windows-1252', '«\u00a0Größe\u00a0» – señal, façade'],
])('%s of nobody says what: %s', (encoding, text) => {
  const european = Uint8Array.from(Array.from(text.replace('–', '\u0096')), (one) => one.charCodeAt(0));
  expect(decodedText(encoding === 'windows-1252' ? european : coded(text, encoding))).toBe(text);
});

it('zeros behind a text are no letters of two bytes', () => {
  const padded = new Uint8Array(200);
  padded.set(gbk);
  expect(decodedText(padded.subarray(0, 14)).replaceAll('\0', '')).toBe('先断电，再验');
});

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
