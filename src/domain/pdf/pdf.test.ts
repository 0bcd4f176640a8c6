import { createCipheriv, createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { sampleAddress, sampleFile, samplePassword } from '#dev/platform/services/course/sample-files.ts';
import { closePdf, foreignKindOf, heightsOf, lacksPicture, openPdf, PdfError, placedText, shrinkOf } from './pdf.ts';
import { ShippedData } from './shipped-data.ts';

// Without a window pdf.js reads in this thread.
vi.mock('pdfjs-dist/build/pdf.worker.mjs?worker', () => ({ default: vi.fn<() => void>() }));
vi.mock('pdfjs-dist', async () => {
  const reader = await vi.importActual<typeof import('pdfjs-dist')>('pdfjs-dist/legacy/build/pdf.mjs');
  const getDocument = (asked: object) => reader.getDocument({ ...asked, verbosity: reader.VerbosityLevel.ERRORS });
  return { ...reader, getDocument, GlobalWorkerOptions: { workerPort: null } };
});

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const sample = (name: string) => Uint8Array.from(sampleFile(sampleAddress(name))?.bytes ?? []);

/** A file of these objects, numbered from 1, the first one its catalogue. */
function pdfOf(objects: readonly string[], trailer = ''): Uint8Array {
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, at) => {
    const start = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  return bytesOf(
    `${file}${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`,
  );
}

const stream = (data: string, entries = '') => `<< /Length ${data.length} ${entries} >>\nstream\n${data}\nendstream`;
const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const words = 'BT /F1 24 Tf 72 72 Td (Safety first) Tj ET';

/** One page for each of these boxes, with words on it. */
function pages(...boxes: readonly string[]): string[] {
  const kids = boxes.map((_, at) => `${4 + at} 0 R`).join(' ');
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${boxes.length} /Resources << /Font << /F1 ${font} >> >> >>`,
    stream(words),
    ...boxes.map((box) => `<< /Type /Page /Parent 2 0 R ${box} /Contents 3 0 R >>`),
  ];
}

/** Where its objects stand is not told, as where a server changed the ends of its lines. */
const withoutTable = (whole: Uint8Array) =>
  bytesOf(
    Buffer.from(whole)
      .toString('latin1')
      .replace(/xref\n0[\s\S]*?trailer/, 'trailer')
      .replace(/startxref\n\d+/, 'startxref\n7'),
  );

const sha = (...parts: readonly (string | Uint8Array)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** Behind a password, by AES of 256 bits (revision 5). */
function behindAes(password: string): Uint8Array {
  const key = sha('file key');
  const sealed = (from: Buffer) => {
    const cipher = createCipheriv('aes-256-cbc', from, Buffer.alloc(16)).setAutoPadding(false);
    return Buffer.concat([cipher.update(key), cipher.final()]);
  };
  const user = Buffer.concat([sha(password, 'checksum'), Buffer.from('checksumkeyofkey')]);
  const owner = Buffer.concat([sha(password, 'checksum', user), Buffer.from('checksumkeyofkey')]);
  const allowed = Buffer.concat([Buffer.from('fcffffffffffffff', 'hex'), Buffer.from('Tadb    ')]);
  const cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false);
  const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`;
  const iv = Buffer.alloc(16, 7);
  const content = createCipheriv('aes-256-cbc', key, iv);
  const hidden = Buffer.concat([iv, content.update(words, 'latin1'), content.final()]).toString('latin1');
  const filter = '<< /StdCF << /CFM /AESV3 /AuthEvent /DocOpen /Length 32 >> >>';
  const entries = [
    `/Filter /Standard /V 5 /R 5 /Length 256 /P -4 /CF ${filter} /StmF /StdCF /StrF /StdCF`,
    `/U ${hex(user)} /UE ${hex(sealed(sha(password, 'keyofkey')))}`,
    `/O ${hex(owner)} /OE ${hex(sealed(sha(password, 'keyofkey', user)))}`,
    `/Perms ${hex(Buffer.concat([cipher.update(allowed), cipher.final()]))}`,
  ];
  const objects = pages('/MediaBox [0 0 400 200]');
  objects[2] = stream(hidden);
  return pdfOf(objects, `/ID [<00> <00>] /Encrypt << ${entries.join(' ')} >>`);
}

/** Words in a Chinese typeface that is not in the file, in the letters of this map. */
function chinese(map: string, letters: string): Uint8Array {
  const typeface = `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor << /Type /FontDescriptor /FontName /STSong-Light /Flags 6 >> >>`;
  const song = `<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /${map} /DescendantFonts [${typeface}] >>`;
  const objects = pages('/MediaBox [0 0 400 200]');
  objects[1] = `<< /Type /Pages /Kids [4 0 R] /Count 1 /Resources << /Font << /F1 ${song} >> >> >>`;
  objects[2] = stream(`BT /F1 24 Tf 72 72 Td <${letters}> Tj ET`);
  return pdfOf(objects);
}

/** What a learner learns of a file: its pages, or why it does not open. */
async function shown(bytes: Uint8Array, password?: string): Promise<string | { heights: number[]; said: string }> {
  try {
    const pdf = await openPdf(bytes, password);
    const heights = await heightsOf(pdf);
    await foreignKindOf(pdf);
    const said = await placedText(pdf, 1).then(
      (all) => all.map(({ text }) => text).join(''),
      () => 'page not shown',
    );
    closePdf(pdf);
    return { heights: heights.map((height) => Math.round(height * 100) / 100), said };
  } catch (error) {
    if (error instanceof PdfError) return error.problem;
    throw error;
  }
}

describe('a PDF of any maker', () => {
  it.each<[string, Uint8Array, number[]]>([
    ['with pages of every shape', pdfOf(pages('/MediaBox [0 0 400 200]', '/MediaBox [0 0 200 400]')), [0.5, 2]],
    [
      'with turned pages',
      pdfOf(pages('/MediaBox [0 0 400 200] /Rotate 90', '/MediaBox [0 0 400 200] /Rotate -180')),
      [2, 0.5],
    ],
    ['with a page that tells no size', pdfOf(pages('')), [1.29]],
    ['with a page of no size', pdfOf(pages('/MediaBox [0 0 0 0]')), [1.29]],
    ['with a page that is cut', pdfOf(pages('/MediaBox [0 0 400 400] /CropBox [0 0 400 100]')), [0.25]],
    ['that is longer than any paper', pdfOf(pages('/MediaBox [0 0 400 57600]')), [144]],
    [
      'with words before it and behind it',
      bytesOf(`\r\n${Buffer.from(pdfOf(pages('/MediaBox [0 0 400 200]'))).toString('latin1')}<html>`),
      [0.5],
    ],
    ['without its table', withoutTable(pdfOf(pages('/MediaBox [0 0 400 200]'))), [0.5]],
  ])('%s is shown', async (_, bytes, heights) => {
    expect(await shown(bytes)).toEqual({ heights, said: 'Safety first' });
  });

  it.each([
    ['GBK-EUC-H', 'b6cfb5e7'],
    ['GB-EUC-H', 'b6cfb5e7'],
    ['UniGB-UCS2-H', '65ad7535'],
    ['UniGB-UTF16-H', '65ad7535'],
  ])('in Chinese letters that it does not bring (%s) is read', async (map, letters) => {
    const shippedMaps = path.resolve('node_modules/pdfjs-dist/cmaps');
    vi.spyOn(ShippedData.prototype, 'fetch').mockImplementation(async ({ filename }) =>
      Uint8Array.from(readFileSync(path.join(shippedMaps, filename))),
    );
    expect(await shown(chinese(map, letters))).toEqual({ heights: [0.5], said: '断电' });
    vi.restoreAllMocks();
  });

  it.each<[string, Uint8Array, string]>([
    ['without a page', pdfOf(pages()), 'damaged'],
    ['cut off at its beginning', bytesOf('%PDF-1.7\n1 0 obj\n<< /Type'), 'damaged'],
    ['of nothing', new Uint8Array(), 'damaged'],
    ['behind a password', sample('locked.pdf'), 'locked'],
    ['behind a password of 256 bits', behindAes('secret'), 'locked'],
    [
      'of a publisher that wants its own program',
      pdfOf(pages('/MediaBox [0 0 9 9]'), '/ID [<00> <00>] /Encrypt << /Filter /EBX_HANDLER /V 4 /R 4 >>'),
      'protected',
    ],
    [
      'in a way of encryption that nobody knows',
      pdfOf(
        pages('/MediaBox [0 0 9 9]'),
        '/ID [<00> <00>] /Encrypt << /Filter /Standard /V 9 /R 9 /Length 128 /P -4 /O <00> /U <00> >>',
      ),
      'protected',
    ],
  ])('%s says why it is not', async (_, bytes, problem) => {
    expect(await shown(bytes)).toBe(problem);
  });

  it('opens by its password, and by no other', async () => {
    expect(await shown(behindAes('secret'), 'secret')).toEqual({ heights: [0.5], said: 'Safety first' });
    expect(await shown(behindAes('secret'), 'other')).toBe('wrong-password');
    expect(await shown(sample('locked.pdf'), samplePassword)).toMatchObject({ heights: [1.42] });
  });
});

it.each<[string, 'collection' | 'form' | null]>([
  ['/Collection << /Type /Collection /View /T >>', 'collection'],
  ['/AcroForm << /XFA 3 0 R /Fields [] >>', 'form'],
  ['/AcroForm << /XFA 3 0 R /Fields [2 0 R] >>', null],
  ['', null],
])('what only other programs show says so: %s', async (entries, kind) => {
  const objects = pages('/MediaBox [0 0 400 200]');
  objects[0] = `<< /Type /Catalog /Pages 2 0 R ${entries} >>`;
  const pdf = await openPdf(pdfOf(objects));
  expect(await foreignKindOf(pdf)).toBe(kind);
  closePdf(pdf);
});

it.each([
  ['/JPXDecode', 'no picture at all', true],
  ['/JBIG2Decode', 'no picture at all', true],
  ['/ASCIIHexDecode', `${'7f'.repeat(400)}>`, false],
])('a page says whether a picture of it is missing: %s', async (filter, data, isLacking) => {
  const entries = `/Type /XObject /Subtype /Image /Width 20 /Height 20 /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter ${filter}`;
  const objects = pages('/MediaBox [0 0 400 200]');
  objects[1] = '<< /Type /Pages /Kids [4 0 R] /Count 1 /Resources << /XObject << /P 5 0 R >> >> >>';
  objects[2] = stream('100 0 0 100 0 0 cm /P Do');
  const pdf = await openPdf(pdfOf([...objects, stream(data, entries)]));
  const page = await pdf.getPage(1);
  await page.getOperatorList();
  await vi.waitFor(() => expect(page.objs.has('img_p0_1')).toBe(true));
  expect(await lacksPicture(pdf, 1)).toBe(isLacking);
  closePdf(pdf);
});

it.each([
  [1_000, 1_414, 1],
  [1_000, 144_000, 16_384 / 144_000],
  [20_000, 10, 16_384 / 20_000],
  [15_000, 15_000, Math.sqrt(100_000_000 / 225_000_000)],
])('a page of %i by %i dots is drawn %f times as large', (width, height, shrink) => {
  expect(shrinkOf(width, height)).toBeCloseTo(shrink, 6);
});

it('any bytes, and any PDF that was cut or changed, is shown or says why not', async () => {
  const wholes = [
    pdfOf(pages('/MediaBox [0 0 400 200]', '/MediaBox [0 0 200 400]')),
    ...['landscape.pdf', 'form.pdf', 'scan.pdf', 'locked.pdf'].map(sample),
  ];
  const change = fc.tuple(fc.nat(20_000), fc.nat(255));
  const changed = fc
    .tuple(fc.constantFrom(...wholes), fc.array(change, { maxLength: 12 }), fc.option(fc.nat(20_000)))
    .map(([whole, changes, length]) => {
      const bytes = whole.slice(0, length === null ? whole.length : length % (whole.length + 1));
      for (const [at, to] of changes) if (bytes.length > 0) bytes[at % bytes.length] = to;
      return bytes;
    });
  const any = fc.uint8Array({ maxLength: 300 }).map((rest) => Uint8Array.from([...bytesOf('%PDF-1.4\n'), ...rest]));
  await fc.assert(
    fc.asyncProperty(fc.oneof({ weight: 4, arbitrary: changed }, any, fc.uint8Array()), async (bytes) => {
      const told = await shown(bytes);
      const isTold = typeof told === 'string' ? /^(?:damaged|locked|protected)$/.test(told) : told.heights.length > 0;
      expect(isTold).toBe(true);
    }),
    { numRuns: 150 },
  );
}, 60_000);
