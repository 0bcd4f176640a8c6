import * as fc from 'fast-check';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { arrange, closeWord, openWord } from './word-reader.ts';

const space = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const texts = { mark: '[mark]', chunk: '[chunk]' };
const line = (text: string, before = '') => `<w:p><w:r>${before}<w:t>${text}</w:t></w:r></w:p>`;
const size = (width: number, height: number) => `<w:sectPr><w:pgSz w:w="${width}" w:h="${height}"/></w:sectPr>`;

function docx(body: string, main = 'word/document.xml') {
  const types =
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>';
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
  const relations = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relation}" Target="${main.replace('\\', '/')}"/></Relationships>`;
  return new Uint8Array(
    zipSync({
      '[Content_Types].xml': strToU8(types),
      '_rels/.rels': strToU8(relations),
      [main]: strToU8(`<w:document ${space}><w:body>${body}</w:body></w:document>`),
    }),
  );
}

it('has the pages that Word drew last', async () => {
  const drawn = '<w:lastRenderedPageBreak/>';
  const open = await openWord(
    docx(line('one') + line('two', drawn) + line('three', drawn) + size(11_906, 16_838)),
    texts,
  );
  expect(open.pages.map(({ textContent }) => textContent)).toEqual(['one', 'two', 'three']);
  closeWord(open);
});

it('breaks no page twice where Word noted what its own break did', async () => {
  const breaks = '<w:r><w:br w:type="page"/></w:r>';
  const body = `<w:p><w:r><w:t>one</w:t></w:r>${breaks}</w:p>${line('two', '<w:lastRenderedPageBreak/>')}${size(11_906, 16_838)}`;
  const open = await openWord(docx(body), texts);
  expect(open.pages.map(({ textContent }) => textContent)).toEqual(['one', 'two']);
});

it('shows each page as wide as asked, also of a section of wide ones', async () => {
  const portrait = `<w:p><w:pPr>${size(11_906, 16_838)}</w:pPr></w:p>`;
  const open = await openWord(docx(line('one') + portrait + line('two') + size(23_812, 16_838)), texts);
  arrange(open, { only: null, width: 800, label: (at) => String(at) });
  const shown = open.pages.map(({ style }) =>
    Math.round(Number.parseFloat(style.width) * (96 / 72) * Number(style.zoom)),
  );
  expect(shown).toEqual([800, 800]);
});

const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
const control = (inner: string) =>
  `<w:sdt><w:sdtPr><w:tag w:val="x"/></w:sdtPr><w:sdtContent>${inner}</w:sdtContent></w:sdt>`;
const table = (inner: string) => `<w:tbl><w:tblPr/>${inner}</w:tbl>`;
const cell = (inner: string) => `<w:tc><w:tcPr/>${inner}</w:tc>`;
const form = (inner: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:name w:val="x"/><w:enabled/>${inner}</w:ffData></w:fldChar></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
const tick = (inner: string) => form(`<w:checkBox><w:sizeAuto/>${inner}</w:checkBox>`);
const shape = (inner: string) =>
  `<w:p><w:r><w:pict><v:group xmlns:v="urn:schemas-microsoft-com:vml">${inner}</v:group></w:pict></w:r></w:p>`;
const instruction = (text: string, result = '') =>
  ['begin', '', 'separate', 'end']
    .map((type) => {
      const inner = type === '' ? `<w:instrText> ${text} </w:instrText>` : `<w:fldChar w:fldCharType="${type}"/>`;
      return `<w:r>${inner}</w:r>${type === 'separate' ? result : ''}`;
    })
    .join('');

it.each([
  ['a fraction of a field', instruction(String.raw`EQ \F(1,2)`), '[mark]', 1],
  ['a number in a circle', instruction(String.raw`eq \o\ac(○,3)`), '③', 0],
  ['a word in a circle', instruction(String.raw`eq \o\ac(○,印)`), '(印)', 0],
  ['a place to fill in', instruction('MACROBUTTON  AcceptAllChangesShown [姓名]'), '[姓名]', 0],
  ['a field with its result', instruction('PAGE', run('7')), '7', 0],
  ['a formula with its result', instruction(String.raw`EQ \F(1,2)`, run('1/2')), '1/2', 0],
  ['a simple fraction of a field', String.raw`<w:fldSimple w:instr=" EQ \F(1,2) "/>`, '[mark]', 1],
  ['a field that draws nothing', instruction('ADVANCE'), '', 0],
  ['another document', '<w:subDoc r:id="r9" xmlns:r="r"/>', '[mark]', 1],
  ['a ticked box', '<w:r><w:sym w:font="Wingdings" w:char="F0FE"/></w:r>', '☑', 0],
  ['a number in a circle of a font', '<w:r><w:sym w:font="Wingdings" w:char="F083"/></w:r>', '③', 0],
  ['a Greek letter', '<w:r><w:sym w:font="Symbol" w:char="F057"/></w:r>', 'Ω', 0],
  [
    'signs of a font as text',
    '<w:r><w:rPr><w:rFonts w:ascii="Symbol" w:hAnsi="Symbol"/></w:rPr><w:t>\uF0B3 \uF0B0</w:t></w:r>',
    '≥ °',
    0,
  ],
  ['a sign of a font that nobody knows', '<w:r><w:sym w:font="Own" w:char="F0FE"/></w:r>', '\uF0FE', 0],
  [
    'a link to an address that is not there',
    `<w:hyperlink r:id="r9" xmlns:r="r">${run('验电')}</w:hyperlink>`,
    '验电',
    0,
  ],
  [
    'a link in a link',
    `<w:hyperlink w:anchor="a"><w:hyperlink w:anchor="b">${run('验电')}</w:hyperlink></w:hyperlink>`,
    '验电',
    0,
  ],
  [
    'a run for newer programs',
    `<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="x">${run('新')}</mc:Choice><mc:Fallback>${run('旧')}</mc:Fallback></mc:AlternateContent>`,
    '旧',
    0,
  ],
  [
    'a picture of nothing',
    '<w:r><w:drawing><wp:inline xmlns:wp="wp"><a:graphic xmlns:a="a"><a:graphicData><pic:pic xmlns:pic="pic"><pic:blipFill/></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>',
    '[mark]',
    1,
  ],
  ['a hyphen that breaks no line', '<w:r><w:noBreakHyphen/></w:r>', '\u2011', 0],
])('shows %s', async (_, inner, said, missing) => {
  const open = await openWord(docx(`<w:p>${run('断电')}${inner}${run('。')}</w:p>${size(11_906, 16_838)}`), texts);
  expect([open.pages.map(({ textContent }) => textContent), open.missing]).toEqual([[`断电${said}。`], missing]);
});

it.each([
  ['a field', `<w:p><w:fldSimple w:instr="REF a">${run('断电')}</w:fldSimple></w:p>`, '断电'],
  ['a control for a row', table(control(`<w:tr>${cell(line('断电'))}</w:tr>`)), '断电'],
  ['a control for a cell', table(`<w:tr>${control(cell(line('断电')))}</w:tr>`), '断电'],
  ['a control in a cell', table(`<w:tr>${cell(control(line('断电')))}</w:tr>`), '断电'],
  ['data of another program', `<w:customXml w:element="x">${line('断电')}</w:customXml>`, '断电'],
  ['a paragraph that was put in', `<w:ins w:id="1">${line('断电')}</w:ins>`, '断电'],
  [
    'words that were moved',
    `<w:p><w:moveFrom w:id="1">${run('断电')}</w:moveFrom><w:moveTo w:id="1">${run('验电')}</w:moveTo></w:p>`,
    '验电',
  ],
  ['a direction', `<w:p><w:bdo w:val="rtl">${run('断电')}</w:bdo></w:p>`, '断电'],
  [
    'words with their sounds',
    `<w:p><w:r><w:rPr/><w:ruby><w:rubyPr/><w:rt>${run('duàn')}</w:rt><w:rubyBase>${run('断')}</w:rubyBase></w:ruby></w:r>${run('电')}</w:p>`,
    '断(duàn)电',
  ],
  [
    'boxes of a group',
    shape(`<v:shape><v:textbox><w:txbxContent>${line('断电')}${line('验电')}</w:txbxContent></v:textbox></v:shape>`),
    ' 断电 验电 ',
  ],
  [
    'a box to tick',
    `<w:p>${tick('<w:default w:val="0"/><w:checked/>')}${tick('<w:default w:val="0"/>')}${run('断电')}</w:p>`,
    '☒☐断电',
  ],
  [
    'a choice of a form',
    `<w:p>${form('<w:ddList><w:result w:val="1"/><w:listEntry w:val="断电"/><w:listEntry w:val="验电"/></w:ddList>')}</w:p>`,
    '验电',
  ],
  ['words drawn as a picture', shape('<v:shape><v:textpath string="断电"/></v:shape>'), ' 断电 '],
])('shows %s', async (_, body, said) => {
  const open = await openWord(docx(body + size(11_906, 16_838)), texts);
  expect([open.pages.map(({ textContent }) => textContent), open.missing]).toEqual([[said], 0]);
});

it('shows the text where a look of it cannot be read', async () => {
  const bytes = docx(line('断电') + size(11_906, 16_838));
  const files = unzipSync(bytes);
  files['word/theme/theme1.xml'] = strToU8(
    '<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"/>',
  );
  files['word/_rels/document.xml.rels'] = strToU8(
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="t" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/theme" Target="theme/theme1.xml"/></Relationships>',
  );
  const open = await openWord(new Uint8Array(zipSync(files)), texts);
  expect(open.pages.map(({ textContent }) => textContent)).toEqual(['断电']);
});

it('has a mark where something is not drawn', async () => {
  const open = await openWord(docx(`<w:p><w:r><w:object/></w:r></w:p>${size(11_906, 16_838)}`), texts);
  expect([open.missing, open.pages[0]?.textContent]).toEqual([1, '[mark]']);
});

it.each(['word/main.xml', 'content/body.xml', String.raw`word\document.xml`])('reads the text of %s', async (main) => {
  const body = line('one') + line('two', '<w:lastRenderedPageBreak/>') + size(11_906, 16_838);
  const open = await openWord(docx(body, main), texts);
  expect(open.pages.map(({ textContent }) => textContent)).toEqual(['one', 'two']);
});

/** A document of these files, each as text or as bytes. */
const packed = (files: Record<string, string | Uint8Array>) =>
  new Uint8Array(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, file]) => [name, typeof file === 'string' ? strToU8(file) : file]),
      ),
    ),
  );
const xmlOf = (body: string, namespace = space) => `<w:document ${namespace}><w:body>${body}</w:body></w:document>`;
const relationsOf = (family: string, all: readonly (readonly [type: string, target: string])[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all
    .map(([type, target], at) => `<Relationship Id="r${at}" Type="${family}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;
const usual = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const strict = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
const strictSpace = 'xmlns:w="http://purl.oclc.org/ooxml/wordprocessingml/main"';
const bold = (namespace: string) =>
  `<w:styles ${namespace}><w:style w:type="paragraph" w:default="1" w:styleId="a"><w:name w:val="Normal"/><w:rPr><w:b/></w:rPr></w:style></w:styles>`;
const wide = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));

it.each<[string, Record<string, string | Uint8Array>]>([
  ['no list of its parts', { 'word/document.xml': xmlOf(line('断电')) }],
  [
    'parts that are not there',
    {
      '_rels/.rels': relationsOf(usual, [['officeDocument', 'word/document.xml']]),
      'word/_rels/document.xml.rels': relationsOf(usual, [
        ['styles', 'styles.xml'],
        ['numbering', 'numbering.xml'],
        ['theme', 'theme/theme1.xml'],
      ]),
      'word/document.xml': xmlOf(line('断电')),
    },
  ],
  [
    'a look that is damaged',
    {
      '_rels/.rels': relationsOf(usual, [['officeDocument', 'word/document.xml']]),
      'word/_rels/document.xml.rels': relationsOf(usual, [['styles', 'styles.xml']]),
      'word/document.xml': xmlOf(line('断电')),
      'word/styles.xml': '<w:styles',
    },
  ],
  [
    'its text in UTF-16',
    {
      '_rels/.rels': relationsOf(usual, [['officeDocument', 'word/document.xml']]),
      'word/document.xml': wide(`<?xml version="1.0" encoding="UTF-16"?>${xmlOf(line('断电'))}`),
    },
  ],
  [
    'macros',
    {
      '[Content_Types].xml':
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
      '_rels/.rels': relationsOf(usual, [['officeDocument', 'word/document.xml']]),
      'word/vbaProject.bin': new Uint8Array([0xd0, 0xcf]),
      'word/document.xml': xmlOf(line('断电')),
    },
  ],
  [
    'tables within tables',
    {
      '_rels/.rels': relationsOf(usual, [['officeDocument', 'word/document.xml']]),
      'word/document.xml': xmlOf(
        `<w:tbl><w:tr><w:tc><w:tbl><w:tr><w:tc>${line('断电')}</w:tc></w:tr></w:tbl><w:p/></w:tc></w:tr></w:tbl>`,
      ),
    },
  ],
])('reads a document with %s', async (_, files) => {
  const open = await openWord(packed(files), texts);
  expect(open.pages.map(({ textContent }) => textContent)).toEqual(['断电']);
});

it('reads the strict form of Word with its looks', async () => {
  const open = await openWord(
    packed({
      '_rels/.rels': relationsOf(strict, [['officeDocument', 'word/document.xml']]),
      'word/_rels/document.xml.rels': relationsOf(strict, [['styles', 'styles.xml']]),
      'word/document.xml': xmlOf(line('断电') + '<w:p><w:r><w:object/></w:r></w:p>', strictSpace),
      'word/styles.xml': bold(strictSpace),
    }),
    texts,
  );
  expect([open.missing, open.pages[0]?.textContent]).toEqual([1, '断电[mark]']);
  const rules = open.host.shadowRoot?.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]) ?? [];
  expect(rules.map(({ cssText }) => cssText).join('')).toMatch(/font-weight: bold/);
});

it('draws the bullets of a list as every font has them', async () => {
  const numbering = `<w:numbering ${space}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="\uF0D8"/><w:rPr><w:rFonts w:ascii="Wingdings" w:hAnsi="Wingdings"/></w:rPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
  const open = await openWord(
    packed({
      '_rels/.rels': relationsOf(usual, [['officeDocument', 'word/document.xml']]),
      'word/_rels/document.xml.rels': relationsOf(usual, [['numbering', 'numbering.xml']]),
      'word/document.xml': xmlOf(
        '<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>断电</w:t></w:r></w:p>',
      ),
      'word/numbering.xml': numbering,
    }),
    texts,
  );
  const rules = open.host.shadowRoot?.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]) ?? [];
  expect(rules.map(({ cssText }) => cssText).join('')).toContain('➢');
});

/** What editors put into a paragraph, with what a reader of the page must see of it. */
const pieces = {
  tab: '<w:r><w:tab/></w:r>',
  break: '<w:r><w:br w:type="page"/></w:r>',
  note: '<w:r><w:lastRenderedPageBreak/></w:r>',
  object: '<w:r><w:object/></w:r>',
  empty: '<w:r/>',
  bookmark: '<w:bookmarkStart w:id="1" w:name="_Toc1"/><w:bookmarkEnd w:id="1"/>',
  odd: '<w:r><w:noSuchThing><w:deeper/></w:noSuchThing></w:r>',
  chunkless: '<w:r><w:pict/></w:r>',
} as const;
const piece = fc.constantFrom(
  'text' as const,
  ...Object.keys(pieces).filter((name): name is keyof typeof pieces => name in pieces),
);

it('shows every word of a document, and a mark for each thing that is not drawn', async () => {
  const paragraph = fc.tuple(fc.boolean(), fc.array(piece, { maxLength: 6 }));
  await fc.assert(
    fc.asyncProperty(fc.array(paragraph, { minLength: 1, maxLength: 5 }), async (paragraphs) => {
      const words: string[] = [];
      const body = paragraphs.map(([inTable, names]) => {
        const runs = names.map((name) => {
          if (name === 'object') words.push('[mark]');
          if (name !== 'text') return pieces[name];
          words.push(`w${words.length};`);
          return `<w:r><w:t>${words.at(-1)}</w:t></w:r>`;
        });
        const written = `<w:p>${runs.join('')}</w:p>`;
        return inTable ? `<w:tbl><w:tr><w:tc>${written}</w:tc></w:tr></w:tbl>` : written;
      });
      const open = await openWord(docx(body.join('') + size(11_906, 16_838)), texts);
      const shown = open.pages.map(({ textContent }) => textContent).join('');
      closeWord(open);
      expect(shown.replaceAll(/\s/gu, '')).toBe(words.join(''));
      expect(open.missing).toBe(words.filter((word) => word === '[mark]').length);
    }),
    { numRuns: 60 },
  );
});

it('a damaged file is laid out or refused, and nothing else', async () => {
  const whole = docx(line('one') + size(11_906, 16_838));
  const change = fc.tuple(fc.nat(whole.length - 1), fc.nat(255));
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { minLength: 1, maxLength: 8 }),
      fc.nat(whole.length),
      async (changes, length) => {
        const bytes = whole.slice(0, length);
        for (const [at, to] of changes) bytes[at] = to;
        const pages = await openWord(bytes, texts).then(
          (open) => open.pages.length,
          (error: unknown) => (error instanceof Error ? 1 : 0),
        );
        expect(pages).toBeGreaterThan(0);
      },
    ),
    { numRuns: 100 },
  );
});

it('keeps the break of a typewriter', async () => {
  const open = await openWord(docx('<w:p><w:r><w:t>断</w:t><w:cr/><w:t>电</w:t></w:r></w:p>'), texts);
  expect(open.pages[0]?.querySelector('br')).toBeTruthy();
});
