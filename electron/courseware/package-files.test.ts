import { describe, expect, it } from 'vitest';
import { zipOf } from '../testing/make-zip.ts';
import { PackageError } from './package-error.ts';
import { openPackage as open, type PackageFiles } from './package-files.ts';
import { inMemory } from './package-source.ts';
import type { ZipLimits } from './zip-directory.ts';

const text = (value: string) => new TextEncoder().encode(value);
const manifest = { name: 'imsmanifest.xml', bytes: text('<manifest/>') };
const page = { name: 'pages/第一页.html', bytes: text('<p>断电</p>'.repeat(50)) };

const openPackage = (zip: Buffer, limits?: ZipLimits): Promise<PackageFiles> => open(inMemory(zip), limits);

/** Why these bytes do not open; null: they do. */
async function problem(zip: Buffer, read = 'pages/第一页.html'): Promise<string | null> {
  try {
    await (await openPackage(zip)).read(read);
    return null;
  } catch (error) {
    return error instanceof PackageError ? error.why : String(error);
  }
}

/** The zip with one field of every entry in its directory changed. */
function changed(zip: Buffer, change: (bytes: Buffer, entry: number) => void): Buffer {
  const bytes = Buffer.from(zip);
  for (let at = 0; at < bytes.length - 4; at += 1) if (bytes.readUInt32LE(at) === 0x02014b50) change(bytes, at);
  return bytes;
}

describe('a package', () => {
  const zip = zipOf([manifest, page]);

  it('gives its files by their names, also by other cases', async () => {
    const files = await openPackage(zip);
    expect(files.names).toEqual(['imsmanifest.xml', 'pages/第一页.html']);
    expect(await files.read('pages/第一页.html')).toEqual(page.bytes);
    expect(await files.read('IMSmanifest.XML')).toEqual(manifest.bytes);
    expect(await files.read('pages/none.html')).toBeNull();
  });

  it('may stand in one folder', async () => {
    const inFolder = zipOf([manifest, page].map(({ name, bytes }) => ({ name: `course/${name}`, bytes })));
    expect((await openPackage(inFolder)).names).toEqual(['imsmanifest.xml', 'pages/第一页.html']);
  });

  it('may have names of Windows and in GBK', async () => {
    const windows = zipOf([manifest, { name: String.raw`pages\1.html`, bytes: page.bytes }]);
    expect(await (await openPackage(windows)).read('pages/1.html')).toEqual(page.bytes);
    // The name in GBK, without the flag of UTF-8.
    const gbk = changed(zipOf([manifest, { name: 'xxxxxx.html', bytes: page.bytes }]), (bytes, at) => {
      bytes.writeUInt16LE(0, at + 8);
      if (bytes.readUInt16LE(at + 28) === 11) Buffer.from([0xb5, 0xda, 0xd2, 0xbb, 0xd2, 0xb3]).copy(bytes, at + 46);
    });
    expect(await (await openPackage(gbk)).read('第一页.html')).toEqual(page.bytes);
  });

  it.each([
    ['../out.html'],
    ['pages/../../out.html'],
    ['/etc/passwd'],
    ['C:/out.html'],
    [String.raw`..\out.html`],
    ['pages//x.html'],
    ['./../x'],
    ['a\u0000b'],
  ])('with the file %j does not open', async (name) => {
    expect(await problem(zipOf([manifest, { name, bytes: page.bytes }]))).toBe('not-readable');
  });

  it.each<[string, (bytes: Buffer, at: number) => void, string]>([
    ['a link', (bytes, at) => bytes.writeUInt8(3, at + 5) && bytes.writeUInt32LE(0xa1ff0000, at + 38), 'not-readable'],
    ['encryption', (bytes, at) => bytes.writeUInt16LE(0x801, at + 8), 'not-readable'],
    ['an unknown method', (bytes, at) => bytes.writeUInt16LE(12, at + 10), 'not-readable'],
    ['another checksum', (bytes, at) => bytes.writeUInt32LE(7, at + 16), 'not-readable'],
    ['a smaller size than its bytes', (bytes, at) => bytes.writeUInt32LE(3, at + 24), 'not-readable'],
    ['a huge size', (bytes, at) => bytes.writeUInt32LE(0x7fffffff, at + 24), 'too-large'],
    ['shared bytes', (bytes, at) => bytes.writeUInt32LE(0, at + 42), 'not-readable'],
    ['bytes beyond its end', (bytes, at) => bytes.writeUInt32LE(0x00ffffff, at + 42), 'not-readable'],
    ['a torn directory', (bytes, at) => bytes.writeUInt32LE(0, at), 'not-readable'],
  ])('with %s does not open', async (_, change, why) => {
    expect(await problem(changed(zip, change))).toBe(why);
  });

  it('that unpacks to far more than it is does not open', async () => {
    expect(await problem(zipOf([manifest, { name: 'x', bytes: new Uint8Array(8_000_000) }]), 'x')).toBe('too-large');
  });

  it('with more files than the limit does not open', async () => {
    const limits = { entries: 1, bytes: 10_000, ratio: 100 };
    await expect(openPackage(zip, limits)).rejects.toThrow('2 files');
  });

  it.each([
    ['no zip', Buffer.from('<html>404</html>'), 'not-readable'],
    ['nothing', Buffer.alloc(0), 'not-readable'],
    ['half a zip', zip.subarray(0, zip.length - 40), 'not-readable'],
    ['two files of one name', zipOf([manifest, page, page]), 'not-readable'],
    ['no manifest', zipOf([page]), 'no-manifest'],
    ['a manifest in one of two folders', zipOf([{ ...manifest, name: 'a/imsmanifest.xml' }, page]), 'no-manifest'],
    ['an empty zip', zipOf([]), 'no-manifest'],
  ])('%s does not open', async (_, bytes, why) => {
    expect(await problem(bytes)).toBe(why);
  });
});
