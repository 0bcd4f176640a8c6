import { describe, expect, it } from 'vitest';
import { guardedDocument, isDocument } from './guarded-document.ts';

const guard = '<script src="/.lectern/guard.js"></script>';
const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const page = (text: string, type = 'text/html') => {
  const found = guardedDocument(bytes(text), type);
  return found && Buffer.from(found).toString('latin1');
};

describe('a page of a package begins with the guard', () => {
  it.each([
    ['', '<p>one</p>'],
    ['<!doctype html>\n', '<html><script>1</script>'],
    ['<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0//EN" "http://www.w3.org/TR/x.dtd">\r\n', '<html>'],
    ['\xef\xbb\xbf<!-- made by -->\n<!doctype html>', '<html>'],
    ['', '<?xml version="1.0"?><html>'],
    // A comment that ends at once, for a browser.
    ['', '<!--><script>1</script>-->'],
    ['', '<!---><script>1</script>-->'],
    ['<!doctype html>', '<!-- a --!><script>1</script> -->'],
    ['', '<!-- never ended <script>1</script>'],
    // Bytes that begin another alphabet for some encodings.
    ['', '<!doctype html \x1b$B>\x1b(B><script>1</script>'],
    ['', '<!-- \x1b$B --> \x1b(B<script>1</script>-->'],
  ])('behind %j, before %j', (before, rest) => expect(page(before + rest)).toBe(before + guard + rest));

  it.each([
    ['utf16le', [0xff, 0xfe]],
    ['utf16be', [0xfe, 0xff]],
  ] as const)('in %s, as its mark says', (encoding, mark) => {
    const written = Buffer.from('<p>一</p>', 'utf16le');
    const text = encoding === 'utf16le' ? written : written.swap16();
    const found = guardedDocument(Uint8Array.from([...mark, ...text]), 'text/html')!;
    expect([...found.subarray(0, 2)]).toEqual([...mark]);
    expect(new TextDecoder(encoding === 'utf16le' ? 'utf-16le' : 'utf-16be').decode(found)).toBe(`${guard}<p>一</p>`);
  });

  it('in XHTML inside its root, where that is plain to see', () => {
    const root = '<?xml version="1.0"?>\n<html xmlns="http://www.w3.org/1999/xhtml">';
    expect(page(`${root}<head/></html>`, 'application/xhtml+xml')).toBe(
      `${root}<script xmlns="http://www.w3.org/1999/xhtml" src="/.lectern/guard.js"></script><head/></html>`,
    );
  });
});

it.each([
  ['application/xhtml+xml', '<!DOCTYPE html [<!ENTITY a "<html>">]><html/>'],
  ['application/xhtml+xml', '<svg/>'],
  ['image/svg+xml', '<svg><script>1</script></svg>'],
  ['text/xml', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
])('%s that cannot have one runs no scripts: %s', (type, text) => {
  expect(isDocument(type)).toBe(true);
  expect(page(text, type)).toBeNull();
});

it('other files stay as they are', () => {
  expect(['text/javascript', 'video/mp4', 'text/css', 'application/octet-stream'].some(isDocument)).toBe(false);
});
