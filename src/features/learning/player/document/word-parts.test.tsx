import * as fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { preparedWord } from './word-parts.ts';

const texts = { mark: '[mark]', chunk: '[chunk]' };
const spaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
].join(' ');

function docx(body: string, files: Record<string, string> = {}) {
  const relations = Object.keys(files).map((name, at) => `<Relationship Id="rId${at}" Target="${name}"/>`);
  return new Uint8Array(
    zipSync({
      '_rels/.rels': strToU8(
        '<Relationships><Relationship Type="x/officeDocument" Target="word/document.xml"/></Relationships>',
      ),
      'word/document.xml': strToU8(`<w:document ${spaces}><w:body>${body}</w:body></w:document>`),
      'word/_rels/document.xml.rels': strToU8(`<Relationships>${relations.join('')}</Relationships>`),
      ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`word/${name}`, strToU8(text)])),
    }),
  );
}

async function shown(body: string, files: Record<string, string> = {}) {
  const { bytes, missing } = await preparedWord(docx(body, files), texts);
  const xml = new DOMParser().parseFromString(strFromU8(unzipSync(bytes)['word/document.xml']!), 'application/xml');
  return { missing, text: [...xml.getElementsByTagNameNS('*', 't')].map(({ textContent }) => textContent), xml };
}

const image = '<v:shape><v:imagedata r:id="rId0"/></v:shape>';
const run = (inner: string) => `<w:p><w:r><w:t>公式：</w:t></w:r><w:r>${inner}</w:r><w:r><w:t>。</w:t></w:r></w:p>`;
const drawing = (inner: string) =>
  run(`<w:drawing><a:graphic><a:graphicData>${inner}</a:graphicData></a:graphic></w:drawing>`);

describe('what cannot be drawn has a mark in its place', () => {
  it.each([
    ['a formula of MathType', run(`<w:object>${image}<o:OLEObject r:id="rId9"/></w:object>`), 'media/a.wmf'],
    ['an object without a preview', run('<w:object/>'), 'media/a.png'],
    ['an old picture', run(`<w:pict>${image}</w:pict>`), 'media/a.EMF'],
    ['a drawn metafile', drawing('<pic:pic xmlns:pic="p"><a:blip r:embed="rId0"/></pic:pic>'), 'media/a.emf'],
    [
      'a picture that lies elsewhere',
      drawing('<pic:pic xmlns:pic="p"><a:blip r:link="rId7"/></pic:pic>'),
      'media/a.png',
    ],
    [
      'a picture that is not in the file',
      drawing('<pic:pic xmlns:pic="p"><a:blip r:embed="rId8"/></pic:pic>'),
      'a.png',
    ],
    ['a chart', drawing('<c:chart r:id="rId5"/>'), 'media/a.png'],
  ])('%s', async (_, body, name) => {
    expect(await shown(body, { [name]: 'x' })).toMatchObject({ missing: 1, text: ['公式：', '[mark]', '。'] });
  });
});

it('an object with a picture of itself is that picture', async () => {
  const { missing, xml } = await shown(run(`<w:object>${image}</w:object>`), { 'media/a.png': 'x' });
  expect([missing, xml.getElementsByTagNameNS('*', 'pict').length]).toEqual([0, 1]);
});

it('a picture that is drawn stays, and so does a document of text', async () => {
  const picture = drawing('<pic:pic xmlns:pic="p"><a:blip r:embed="rId0"/></pic:pic>');
  expect((await shown(picture, { 'media/a.png': 'x' })).missing).toBe(0);
  const bytes = docx(run(''));
  expect((await preparedWord(bytes, texts)).bytes).toBe(bytes);
});

it('a shape with words is its words, once', async () => {
  const shape =
    '<wps:wsp><wps:txbx><w:txbxContent><w:p><w:r><w:t>断电</w:t></w:r></w:p></w:txbxContent></wps:txbx></wps:wsp>';
  const graphic = `<w:drawing><a:graphic><a:graphicData>${shape}</a:graphicData></a:graphic></w:drawing>`;
  const body = run(`<mc:AlternateContent><mc:Choice Requires="wps">${graphic}</mc:Choice></mc:AlternateContent>`);
  expect((await shown(body)).text).toEqual(['公式：', ' 断电 ', '。']);
});

describe('a figure of several parts is its parts, with a mark where one is not drawn', () => {
  const files = { 'media/a.png': 'x', 'media/b.png': 'y' };
  const pic = (at: number) =>
    `<pic:pic xmlns:pic="p"><pic:blipFill><a:blip r:embed="rId${at}"/></pic:blipFill><pic:spPr><a:xfrm><a:off x="9" y="9"/><a:ext cx="7" cy="8"/></a:xfrm></pic:spPr></pic:pic>`;
  const box = (text: string) => `<w:txbxContent><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:txbxContent>`;
  const group = (inner: string) =>
    run(
      `<w:drawing><wp:anchor xmlns:wp="wp"><a:graphic><a:graphicData><wpg:wgp xmlns:wpg="g">${inner}</wpg:wgp></a:graphicData></a:graphic></wp:anchor></w:drawing>`,
    );
  const old = (inner: string) => run(`<w:pict>${inner}</w:pict>`);
  const fill = '<v:fill r:id="rId1" type="frame"/>';
  it.each([
    ['pictures of a group', group(pic(0) + pic(1)), 2, []],
    ['with words', group(`${pic(0)}<wps:wsp><wps:txbx>${box('断电')}</wps:txbx></wps:wsp>`), 1, [' 断电 ']],
    [
      'a chart of boxes and arrows',
      group(`<wps:wsp><wps:txbx>${box('断电')}</wps:txbx></wps:wsp><wps:wsp><wps:spPr/></wps:wsp>`),
      0,
      [' 断电 ', '[mark]'],
    ],
    [
      'a shape that is filled by a picture',
      drawing('<wps:wsp><wps:spPr><a:blipFill><a:blip r:embed="rId0"/></a:blipFill></wps:spPr></wps:wsp>'),
      1,
      [],
    ],
    ['a shape of its own', drawing('<wps:wsp><wps:spPr><a:custGeom/></wps:spPr></wps:wsp>'), 0, ['[mark]']],
    ['old pictures of a group', old(`<v:group>${image}<v:group>${image}</v:group></v:group>`), 2, []],
    [
      'an old group',
      old(`<v:group>${image}<v:rect><v:textbox>${box('断电')}</v:textbox></v:rect></v:group>`),
      1,
      [' 断电 '],
    ],
    ['an old group with a line', old(`<v:group>${image}<v:line from="0,0" to="9,9"/></v:group>`), 1, ['[mark]']],
    ['words in an old frame', old(`<v:rect><v:textbox>${box('断电')}</v:textbox></v:rect>`), 0, [' 断电 ']],
    ['an old round picture', old(`<v:roundrect>${fill}</v:roundrect>`), 1, []],
    [
      'an old shape that is filled',
      old(`<v:shape>${fill}<v:textbox>${box('断电')}</v:textbox></v:shape>`),
      1,
      [' 断电 '],
    ],
    ['an old curve', old('<v:curve from="0,0" to="9,9"/>'), 0, ['[mark]']],
    ['an old path', old('<v:shape path="m0,0l9,9e"/>'), 0, ['[mark]']],
  ])('%s', async (_, body, pictures, said) => {
    const { missing, text, xml } = await shown(body, files);
    expect(text).toEqual(['公式：', ...said, '。']);
    expect(missing).toBe(said.filter((one) => one === '[mark]').length);
    const drawn = [...xml.getElementsByTagNameNS('*', 'pic'), ...xml.getElementsByTagNameNS('*', 'imagedata')];
    expect(drawn.map((one) => one.parentElement?.localName)).toEqual(
      Array.from({ length: pictures }, () => expect.stringMatching(/^(?:graphicData|shape)$/)),
    );
    expect(drawn.every((one) => one.closest('group') === null)).toBe(true);
  });

  it('an old picture of a group has the size that the group gives it', async () => {
    const shape = image.replace('<v:shape', '<v:shape style="position:absolute;width:5000;height:2500"');
    const { xml } = await shown(
      old(`<v:group style="width:200pt;height:100pt" coordsize="10000,10000">${shape}</v:group>`),
      files,
    );
    expect(xml.getElementsByTagNameNS('*', 'imagedata')[0]?.parentElement?.getAttribute('style')).toBe(
      'width:100pt;height:25pt',
    );
  });

  it('a picture behind all pages has a mark before the text', async () => {
    const back = `<v:background>${fill}</v:background>`;
    const bytes = unzipSync(docx(run(''), files));
    const whole = strFromU8(bytes['word/document.xml']!).replace(
      '<w:body>',
      `<w:background>${back}</w:background><w:body>`,
    );
    const prepared = await preparedWord(
      new Uint8Array(zipSync({ ...bytes, 'word/document.xml': strToU8(whole) })),
      texts,
    );
    const xml = strFromU8(unzipSync(prepared.bytes)['word/document.xml']!);
    expect([prepared.missing, xml.indexOf('[mark]') < xml.indexOf('公式')]).toEqual([1, true]);
  });
});

describe('what was brought whole from elsewhere is its text', () => {
  const chunk = '<w:altChunk r:id="rId0"/>';
  it.each([
    [
      'a.html',
      '<html><style>p{}</style><body><p>第一\n段</p><table><tr><td>a</td><td>b</td></tr></table><script>x</script>',
      ['第一 段', 'a\tb'],
    ],
    ['a.txt', '一\r\n二', ['一', '二']],
    [
      'a.mht',
      'MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="b"\r\n\r\n--b\r\nContent-Type: text/html\r\n' +
        'Content-Transfer-Encoding: quoted-printable\r\n\r\n<p>=E6=96=AD=\r\n=E7=94=B5</p>\r\n--b--',
      ['断电'],
    ],
  ])('%s', async (name, text, lines) => {
    expect(await shown(chunk, { [name]: text })).toMatchObject({ missing: 0, text: lines });
  });

  it.each([
    ['a.rtf', '{\\rtf1}'],
    ['a.html', '<html></html>'],
  ])('or a mark: %s', async (name, text) => {
    expect(await shown(chunk, { [name]: text })).toMatchObject({ missing: 1, text: ['[chunk]'] });
  });
});

it('any part is read without a failure', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.string(), async (body, text) => {
      expect((await preparedWord(docx(body, { 'a.html': text }), texts)).missing).toBeGreaterThanOrEqual(0);
      await preparedWord(new Uint8Array(strToU8(body)), texts);
    }),
    { numRuns: 40 },
  );
});
