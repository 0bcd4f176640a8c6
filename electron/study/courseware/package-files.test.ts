import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zipOf } from '#electron/testing/make-zip.ts';
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

/** The same with the values of its end in a record of Zip64, as streams write it. */
function asZip64(zip: Buffer): Buffer {
  const end = zip.length - 22;
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  for (const [at, value] of [
    [24, zip.readUInt16LE(end + 8)],
    [32, zip.readUInt16LE(end + 10)],
    [40, zip.readUInt32LE(end + 12)],
    [48, zip.readUInt32LE(end + 16)],
  ] as const)
    record.writeBigUInt64LE(BigInt(value), at);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(end), 8);
  locator.writeUInt32LE(1, 16);
  const last = Buffer.from(zip.subarray(end));
  last.fill(0xff, 8, 20);
  return Buffer.concat([zip.subarray(0, end), record, locator, last]);
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

  it('gives many files at once, each whole, also beside one that is damaged or too large to unpack', async () => {
    const sizes = changed(zip, (bytes, at) => {
      if (bytes.readUInt16LE(at + 28) === manifest.name.length) bytes.writeUInt32LE(300 * 1024 * 1024, at + 24);
    });
    const files = await openPackage(sizes, { entries: 10, bytes: 2 ** 31, ratio: Infinity });
    const asked = ['imsmanifest.xml', page.name, 'imsmanifest.xml', page.name];
    const read = await Promise.allSettled(asked.map((name) => files.read(name)));
    expect(read).toMatchObject([
      { status: 'rejected', reason: { why: 'not-readable', message: expect.stringMatching(/too many/) } },
      { status: 'fulfilled', value: page.bytes },
      { status: 'rejected' },
      { status: 'fulfilled', value: page.bytes },
    ]);
  });

  it.each([
    [
      'a folder of the Finder',
      ['__MACOSX/._course', '__MACOSX/course/._imsmanifest.xml', 'course/.DS_Store'],
      'course/',
    ],
    ['a folder of Windows', ['course/desktop.ini', 'Thumbs.db'], 'course/'],
    ['a folder with a picture of its own', ['course/Icon\r', '__MACOSX/course/._Icon\r'], 'course/'],
    ['two folders deep', [], 'a/course/'],
    ['beside other files', ['read me.txt', 'other/x.html'], 'course/'],
    ['names as tools write them', [], './/'],
    ['names from the root', [], '/'],
    ['names that come back', [], 'x/../course/'],
  ])('is found in %s', async (_, others, folder) => {
    const files = [...others.map((name) => ({ name, bytes: page.bytes })), manifest, page].map((file) =>
      others.includes(file.name) ? file : { ...file, name: folder + file.name },
    );
    const opened = await openPackage(zipOf(files));
    expect(opened.names).toEqual(['imsmanifest.xml', 'pages/第一页.html']);
    expect(await opened.read('pages/第一页.html')).toEqual(page.bytes);
  });

  it('in which a file was packed again has the last one', async () => {
    const newer = { ...page, bytes: text('newer') };
    expect(await (await openPackage(zipOf([manifest, page, newer]))).read(page.name)).toEqual(newer.bytes);
  });

  it.each([
    ['bytes behind its end', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('\n')])],
    ['bytes before it', (bytes: Buffer) => Buffer.concat([Buffer.from('MZ self-extractor'), bytes])],
    ['a record of Zip64', asZip64],
  ])('with %s opens', async (_, change) => {
    const opened = await openPackage(change(zip));
    expect(await opened.read(page.name)).toEqual(page.bytes);
  });

  it('of any bytes opens or says why', async () => {
    const bytes = fc.oneof(fc.uint8Array(), fc.tuple(fc.nat(zip.length), fc.nat(255)));
    await fc.assert(
      fc.asyncProperty(bytes, async (some) => {
        const made = Buffer.from(zip);
        if (some instanceof Uint8Array) made.set(some.subarray(0, made.length));
        else made.writeUInt8(some[1], Math.min(some[0], made.length - 1));
        expect([null, 'not-readable', 'no-manifest', 'too-large']).toContain(await problem(made));
      }),
    );
  });

  it('may stand in one folder', async () => {
    const inFolder = zipOf([manifest, page].map(({ name, bytes }) => ({ name: `course/${name}`, bytes })));
    expect((await openPackage(inFolder)).names).toEqual(['imsmanifest.xml', 'pages/第一页.html']);
  });

  it.each([
    ['a:b.html', 'a:b.html'],
    ['C:/out.html', 'C:/out.html'],
    [String.raw`C:\course\out.html`, 'C:/course/out.html'],
    ['CON', 'CON'],
    ['nul.html', 'nul.html'],
    ['dots...', 'dots...'],
    ['blank ', 'blank '],
    ['a\u0000b\n.html', 'a\u0000b\n.html'],
    [`${'很长'.repeat(700)}.html`, `${'很长'.repeat(700)}.html`],
    ['/absolute.html', 'absolute.html'],
    ['../out.html', 'out.html'],
    ['pages/../../../out.html', 'out.html'],
    [String.raw`..\out.html`, 'out.html'],
    ['./../x', 'x'],
  ])('opens with the file %j, whatever systems do with such a name', async (name, given) => {
    const files = await openPackage(zipOf([manifest, { name, bytes: page.bytes }]));
    expect(files.names).toEqual(['imsmanifest.xml', given]);
    expect(await files.read(given)).toEqual(page.bytes);
    expect(files.leftOut).toEqual([]);
  });

  it.each([
    ['x.html', ['../x.html', 'x.html']],
    ['x.html', ['x.html', '../x.html', 'pages/../../x.html']],
    ['pages/x.html', ['../pages/x.html', './pages//x.html', '/../pages/x.html']],
  ])('has %s as the file within, not as one whose name leads above it: %j', async (name, written) => {
    const files = written.map((one) => ({ name: one, bytes: text(one) }));
    const opened = await openPackage(zipOf([manifest, ...files]));
    const within = written.find((one) => !one.includes('..')) ?? '';
    expect(opened.names).toEqual(['imsmanifest.xml', name]);
    expect(await opened.read(name)).toEqual(text(within));
    const above = written.filter((one) => one !== within);
    expect(opened.leftOut).toEqual(above.map((one) => `"${one}": its name is taken`));
  });

  it('has its own manifest, not one whose name leads above it', async () => {
    const other = { name: '../imsmanifest.xml', bytes: text('<other/>') };
    expect(await (await openPackage(zipOf([manifest, other]))).read('imsmanifest.xml')).toEqual(manifest.bytes);
  });

  it('has the last of several files whose names lead above it to the same one', async () => {
    const files = ['../x.html', '../../x.html'].map((name) => ({ name, bytes: text(name) }));
    expect(await (await openPackage(zipOf([manifest, ...files]))).read('x.html')).toEqual(text('../../x.html'));
  });

  it('has both of two files whose names differ in case alone', async () => {
    const other = { name: 'Pages/第一页.HTML', bytes: text('other') };
    const files = await openPackage(zipOf([manifest, page, other]));
    expect(await files.read(page.name)).toEqual(page.bytes);
    expect(await files.read(other.name)).toEqual(other.bytes);
  });

  it.each<[string, (bytes: Buffer, at: number) => void, string]>([
    ['a link', (bytes, at) => bytes.writeUInt8(3, at + 5) && bytes.writeUInt32LE(0xa1ff0000, at + 38), 'a link'],
    ['encryption', (bytes, at) => bytes.writeUInt16LE(0x801, at + 8), 'encrypted'],
    ['an unknown method', (bytes, at) => bytes.writeUInt16LE(9, at + 10), 'packed by method 9'],
    ['two sizes', (bytes, at) => bytes.writeUInt16LE(0, at + 10), 'two sizes'],
  ])('in which one file has %s opens without it, and tells it', async (_, change, why) => {
    const one = changed(zip, (bytes, at) => {
      if (bytes.readUInt16LE(at + 28) === Buffer.byteLength(page.name)) change(bytes, at);
    });
    const files = await openPackage(one);
    expect(files.names).toEqual(['imsmanifest.xml']);
    expect(files.leftOut).toEqual([`"${page.name}": ${why}`]);
    expect(await files.read('imsmanifest.xml')).toEqual(manifest.bytes);
  });

  it('opens without a file that has no name, and tells it', async () => {
    expect((await openPackage(zipOf([manifest, { name: 'x/..', bytes: page.bytes }]))).leftOut).toEqual([
      '"x/..": no name',
    ]);
  });

  it('may have names of Windows', async () => {
    const windows = zipOf([manifest, { name: String.raw`pages\1.html`, bytes: page.bytes }]);
    expect(await (await openPackage(windows)).read('pages/1.html')).toEqual(page.bytes);
  });

  it.each([0, 0x800])('may have names in GBK, also where they say UTF-8 (%i)', async (flags) => {
    const gbk = changed(zipOf([manifest, { name: 'xxxxxx.html', bytes: page.bytes }]), (bytes, at) => {
      bytes.writeUInt16LE(flags, at + 8);
      if (bytes.readUInt16LE(at + 28) === 11) Buffer.from([0xb5, 0xda, 0xd2, 0xbb, 0xd2, 0xb3]).copy(bytes, at + 46);
    });
    expect(await (await openPackage(gbk)).read('第一页.html')).toEqual(page.bytes);
  });

  it.each([
    ['Big5', [0xb2, 0xc4, 0xa4, 0x40, 0xbd, 0xd2], '第一課'],
    ['GBK', [0xb5, 0xda, 0xd2, 0xbb, 0xbf, 0xce], '第一课'],
    ['the letters of DOS', [0x6c, 0x65, 0x87, 0x6f, 0x6e, 0x82], 'leçoné'],
    ['those of Windows', [0x6c, 0x65, 0xe7, 0x6f, 0x6e, 0xe9], 'leçoné'],
  ])('may have names in %s', async (_, letters, name) => {
    const zip = changed(zipOf([manifest, { name: 'xxxxxx.html', bytes: page.bytes }]), (bytes, at) => {
      if (bytes.readUInt16LE(at + 28) === 11) Buffer.from(letters).copy(bytes, at + 46);
    });
    expect(await (await openPackage(zip)).read(`${name}.html`)).toEqual(page.bytes);
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
  ])('with %s in every file does not open', async (_, change, why) => {
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
    ['no manifest', zipOf([page]), 'no-manifest'],
    ['a package of Tin Can', zipOf([{ ...page, name: 'tincan.xml' }]), 'xapi'],
    ['a package of cmi5', zipOf([{ ...page, name: 'a/cmi5.xml' }]), 'xapi'],
    ['a package of H5P', zipOf([{ ...page, name: 'h5p.json' }]), 'h5p'],
    [
      'a package of AICC',
      zipOf([
        { ...page, name: 'a.crs' },
        { ...page, name: 'a.au' },
      ]),
      'aicc',
    ],
    ['an empty zip', zipOf([]), 'no-manifest'],
  ])('%s does not open', async (_, bytes, why) => {
    expect(await problem(bytes)).toBe(why);
  });
});
