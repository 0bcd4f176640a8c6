import { zipSync } from 'fflate';
import { fileReply, type Reply } from '../../server/envelope.ts';
import { protection } from '../../server/locked-pdf.ts';
import { hex } from '../../server/pdf-writer.ts';

/** Password of `locked.pdf`. */
export const samplePassword = 'lectern';

interface Page {
  width: number;
  height: number;
  content: string;
}

const font = (string: (value: string) => string) =>
  `<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry ${string('Adobe')} /Ordering ${string('GB1')} /Supplement 2 >> /DW 1000 >>] >>`;
const said = (text: string, x: number, y: number, size = 16) =>
  `BT 0.17 0.2 0.25 rg /F1 ${size} Tf ${x} ${y} Td ${hex(text)} Tj ET`;

/** A file of these objects, the first one its catalogue. */
function pdfOf(objects: readonly string[], trailer = ''): Buffer {
  let file = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n';
  const offsets = objects.map((object, at) => {
    const start = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

const stream = (data: string, entries = '') => `<< /Length ${data.length} ${entries} >>\nstream\n${data}\nendstream`;

/** The bytes of an object's strings and streams behind a password; null: there is none. */
type Hidden = ((number: number, data: string) => string) | null;

/** Pages of any shape, the drawing of each behind it. */
function pagesOf(pages: readonly Page[], hidden: Hidden = null, catalog = ''): string[] {
  const stringOf = (number: number, value: string) =>
    hidden ? `<${Buffer.from(hidden(number, value), 'latin1').toString('hex')}>` : `(${value})`;
  const kids = pages.map((_, at) => `${3 + 2 * at} 0 R`).join(' ');
  return [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    ...pages.flatMap(({ width, height, content }, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /Font << /F1 ${font((value) => stringOf(3 + 2 * at, value))} >> >> /Contents ${4 + 2 * at} 0 R >>`,
      stream(hidden?.(4 + 2 * at, content) ?? content),
    ]),
  ];
}

const portrait = { width: 595, height: 842 };
const landscape = { width: 842, height: 595 };

/** Portrait pages with a wide table between them. */
function landscapePdf(): Buffer {
  const rows = Array.from({ length: 6 }, (_, row) =>
    ['回路', '断路器', '导线', '敷设', '负荷'].map((head, column) =>
      said(row === 0 ? head : `${head} ${row}`, 72 + column * 145, 440 - row * 56, 14),
    ),
  ).flat();
  const grid = [
    ...Array.from({ length: 8 }, (_, row) => `60 ${476 - row * 56} m 782 ${476 - row * 56} l S`),
    ...Array.from({ length: 6 }, (_, column) => `${60 + column * 144.4} 476 m ${60 + column * 144.4} 84 l S`),
  ];
  return pdfOf(
    pagesOf([
      { ...portrait, content: [said('配电系统说明', 72, 740, 24), said('下一页是横排的回路表。', 72, 690)].join('\n') },
      { ...landscape, content: [said('回路表', 60, 510, 22), ...grid, ...rows].join('\n') },
      { ...portrait, content: said('回路表之后的说明。', 72, 740) },
    ]),
  );
}

function lockedPdf(): Buffer {
  const { entries, hidden } = protection(samplePassword);
  const content = [said('内部讲义', 72, 740, 24), said('输入密码后可以阅读。', 72, 690)].join('\n');
  return pdfOf(pagesOf([{ ...portrait, content }], hidden), entries);
}

/** A form that only the program of its maker draws. */
function foreignFormPdf(): Buffer {
  const objects = pagesOf([{ ...portrait, content: said('Please wait...', 72, 740, 24) }], null, '/AcroForm 5 0 R');
  const form = '<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"/>';
  return pdfOf([...objects, '<< /Fields [] /XFA 6 0 R >>', stream(form)]);
}

const bits = (text: string) => {
  const whole = text.padEnd(Math.ceil(text.length / 8) * 8, '0');
  return Buffer.from(whole.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
};

/** A scan in black and white (JBIG2 with lines as of a fax): a black band of 64 dots over the whole width, line by line. */
function scanPdf(): Buffer {
  const [width, height] = [64, 64];
  // The first line: a run of no white, then 64 black; the others are as the one above; then the end of the block.
  const lines = bits(`0010011010100000011110000110111${'11'.repeat(height - 1)}000000000001000000000001`);
  const number = (value: number, bytes = 4) => {
    const out = Buffer.alloc(bytes);
    out.writeUIntBE(value, 0, bytes);
    return out;
  };
  const segment = (at: number, type: number, data: Buffer) =>
    Buffer.concat([number(at), number(type, 1), number(0, 1), number(1, 1), number(data.length), data]);
  const page = Buffer.concat([number(width), number(height), number(0), number(0), number(0, 1), number(0, 2)]);
  const region = Buffer.concat([
    number(width),
    number(height),
    number(0),
    number(0),
    number(0, 1),
    number(1, 1),
    lines,
  ]);
  const picture = Buffer.concat([segment(0, 48, page), segment(1, 38, region)]).toString('latin1');
  const entries = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /JBIG2Decode`;
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Resources << /XObject << /I 5 0 R >> >> /Contents 4 0 R >>',
    stream('q 100 0 0 200 0 0 cm /I Do Q'),
    stream(picture, entries),
  ]);
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org';
const line = (inner: string) => `<w:p><w:r>${inner}</w:r></w:p>`;
const text = (words: string) => `<w:t xml:space="preserve">${words}</w:t>`;
const size = (width: number, height: number) =>
  `<w:sectPr><w:pgSz w:w="${width}" w:h="${height}"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440"/></w:sectPr>`;

/** A formula of another program in the text, and a page across. */
function markedWord(): Buffer {
  const body = [
    line(text('三相功率的计算')),
    `<w:p><w:r>${text('三相对称负载的功率为 ')}</w:r><w:r><w:object/></w:r><w:r>${text('，其中 φ 为相位差。')}</w:r></w:p>`,
    `<w:p><w:pPr>${size(11_906, 16_838)}</w:pPr></w:p>`,
    line(text('横排的接线图说明')),
    size(16_838, 11_906),
  ].join('');
  const files = {
    '[Content_Types].xml': `${xml}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `${xml}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${xml}<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  };
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, one]) => [name, new TextEncoder().encode(one)]))),
  );
}

const samples: Readonly<Record<string, () => Buffer>> = {
  'landscape.pdf': landscapePdf,
  'locked.pdf': lockedPdf,
  'form.pdf': foreignFormPdf,
  'scan.pdf': scanPdf,
  'marked.docx': markedWord,
};

export const sampleAddress = (name: string) => `/media/samples/${name}`;

/** A document of a kind that the courses have none of, of no told type, as many hosts send them; null: no such file. */
export function sampleFile(pathname: string): Reply | null {
  const name = Object.keys(samples).find((one) => pathname === sampleAddress(one));
  const make = name === undefined ? undefined : samples[name];
  return make ? fileReply('application/octet-stream', make()) : null;
}
