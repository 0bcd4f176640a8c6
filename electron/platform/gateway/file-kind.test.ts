import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { contentTypeOf } from './content-types.ts';
import { declaredType, fileKind, headBytes } from './file-kind.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const docx = contentTypeOf('a.docx');

/** How a file of a kind begins, and what it is, whatever its host says. */
const starts: readonly (readonly [string, string])[] = [
  ['%PDF-1.7\n', 'application/pdf'],
  ['\u0089PNG\r\n\u001a\n', 'image/png'],
  ['\u00ff\u00d8\u00ff\u00e0', 'image/jpeg'],
  ['GIF89a', 'image/gif'],
  ['RIFF....WEBP', 'image/webp'],
  ['RIFF....WAVE', 'audio/wav'],
  ['fLaC', 'audio/flac'],
  ['#!AMR\n', 'audio/amr'],
  ['FLV\u0001', 'video/x-flv'],
  ['\u00ef\u00bb\u00bf\r\n#EXTM3U\n', contentTypeOf('a.m3u8')],
  ['WEBVTT\n', 'text/vtt'],
  ['1\r\n00:00:01,000 --> 00:00:02,000\r\n', 'text/plain'],
  ['0:00:01.000,0:00:02.000\n', 'text/plain'],
  ['[Script Info]\n', 'text/plain'],
  ['[00:01.50]x\n', 'text/plain'],
  ['<SAMI>', 'text/plain'],
  ['Scenarist_SCC V1.0\r\n', 'text/plain'],
  ['<?xml version="1.0"?>\n<tt xmlns="x">', 'text/plain'],
  ['<USFSubtitles version="1.0">', 'text/plain'],
  ['{1}{1}25\n', 'text/plain'],
  ['PK\u0003\u0004....word/document.xml', docx],
  ['\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1', 'application/x-ole-storage'],
  ['{\\rtf1', 'application/rtf'],
];
const told = fc.constantFrom(
  '',
  'text/html',
  'image/png',
  'application/octet-stream',
  'application/pdf',
  'text/vtt',
  'audio/mpeg',
  'video/mp4',
  docx,
);
const rest = fc.uint8Array({ maxLength: 3_000 });

it('a file is what it begins as, whatever its host says and whatever follows', () => {
  fc.assert(
    fc.property(fc.constantFrom(...starts), rest, told, ([start, kind], more, declared) => {
      expect(fileKind(Buffer.concat([bytes(start), more]), declared)).toBe(kind);
    }),
  );
});

it('a PDF may begin anywhere in its first 1,024 bytes, and nothing behind those that are looked at counts', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: headBytes * 2 }), told, (at, declared) => {
      const kind = fileKind(Buffer.concat([Buffer.alloc(at, 0x20), bytes('%PDF-1.4')]), declared);
      expect(kind === 'application/pdf').toBe(at <= 1_024);
    }),
  );
});

it('a picture begins with its mark: where it stands further on there is none', () => {
  const pictures = starts.filter(([, kind]) => kind.startsWith('image/'));
  const before = fc.string({ unit: fc.constantFrom('x', ' ', '\n'), minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(fc.constantFrom(...pictures), before, ([start], words) => {
      expect(fileKind(bytes(words + start), '')).toBeNull();
    }),
  );
});

it('any bytes under any type are of a known kind or of none', () => {
  const some = fc.oneof(
    rest,
    fc.tuple(fc.constantFrom(...starts), fc.nat(20), rest).map(([[start], length, more]) =>
      // A start that is cut off or changed.
      Buffer.concat([bytes(start).subarray(0, length), more]),
    ),
  );
  fc.assert(
    fc.property(some, fc.oneof(told, fc.string()), (file, declared) => {
      expect(fileKind(file, declared) ?? 'text/plain').toMatch(/^(?:video|audio|image|text|application)\/[\w.+-]+$/);
    }),
  );
});

it('what a host says is a word of its type, or what the name says; nothing of any address throws', () => {
  const value = fc.string({ unit: fc.constantFrom(...Array.from('abc/;= X-.')), maxLength: 20 });
  fc.assert(
    fc.property(value, fc.string(), (type, address) => {
      expect(declaredType(new Headers({ 'content-type': type }), address)).toMatch(/^[^;A-Z]*$/);
    }),
  );
  expect(declaredType(new Headers({ 'content-type': 'binary/octet-stream' }), 'https://x.test/a.PDF?b=1')).toBe(
    'application/pdf',
  );
});
