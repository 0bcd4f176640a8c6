import { zipSync } from 'fflate';

/** One page of a Word document: a heading, paragraphs, and rows of a table where it has one. */
export interface WordPage {
  heading: string;
  paragraphs: readonly string[];
  rows?: readonly (readonly string[])[];
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org';
const words = `${office}/wordprocessingml/2006/main`;
const relations = `${office}/officeDocument/2006/relationships`;
const packageRelations = `${office}/package/2006/relationships`;
const contentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const run = (text: string, looks = '') =>
  `<w:r>${looks && `<w:rPr>${looks}</w:rPr>`}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
const paragraph = (content: string, style = '') =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${content}</w:p>`;
const cell = (text: string) => `<w:tc><w:tcPr><w:tcW w:w="4500" w:type="dxa"/></w:tcPr>${paragraph(run(text))}</w:tc>`;
const borders = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
  .map((side) => `<w:${side} w:val="single" w:sz="4" w:color="8A939F"/>`)
  .join('');
const table = (rows: readonly (readonly string[])[]) =>
  `<w:tbl><w:tblPr><w:tblBorders>${borders}</w:tblBorders></w:tblPr>${rows
    .map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`)
    .join('')}</w:tbl>`;

const styles = `${xml}<w:styles xmlns:w="${words}">
<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:pPr><w:spacing w:after="160" w:line="360" w:lineRule="auto"/></w:pPr><w:rPr><w:sz w:val="24"/></w:rPr></w:style>
<w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/><w:rPr><w:b/><w:color w:val="1F4E8C"/><w:sz w:val="40"/></w:rPr></w:style>
<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:rPr><w:b/><w:sz w:val="30"/></w:rPr></w:style>
</w:styles>`;

const pageBreak = paragraph('<w:r><w:br w:type="page"/></w:r>');
const a4 = '<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440"/>';

const relation = (id: string, type: string, target: string, mode = '') =>
  `<Relationship Id="${id}" Type="${relations}/${type}" Target="${escaped(target)}"${mode}/>`;
const relationList = (...all: readonly string[]) =>
  `${xml}<Relationships xmlns="${packageRelations}">${all.join('')}</Relationships>`;

/** A Word document (.docx) on A4 with a page for each part and a link at its end. */
export function writeWord(title: string, pages: readonly WordPage[], link: { text: string; address: string }): Buffer {
  const body = pages
    .map(({ heading, paragraphs, rows }) =>
      [
        paragraph(run(heading), 'Heading1'),
        ...paragraphs.map((text) => paragraph(run(text))),
        rows ? table(rows) : '',
      ].join(''),
    )
    .join(pageBreak);
  const last = paragraph(
    `<w:hyperlink r:id="rIdLink">${run(link.text, '<w:color w:val="1F4E8C"/><w:u w:val="single"/>')}</w:hyperlink>`,
  );
  const main = `${xml}<w:document xmlns:w="${words}" xmlns:r="${relations}"><w:body>${paragraph(run(title), 'Title')}${body}${last}<w:sectPr>${a4}</w:sectPr></w:body></w:document>`;
  const files = {
    '[Content_Types].xml': `${xml}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${contentType}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${contentType}.styles+xml"/></Types>`,
    '_rels/.rels': relationList(relation('rId1', 'officeDocument', 'word/document.xml')),
    'word/_rels/document.xml.rels': relationList(
      relation('rId1', 'styles', 'styles.xml'),
      relation('rIdLink', 'hyperlink', link.address, ' TargetMode="External"'),
    ),
    'word/document.xml': main,
    'word/styles.xml': styles,
  };
  const packed = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, new TextEncoder().encode(text)])),
  );
  return Buffer.from(packed);
}
