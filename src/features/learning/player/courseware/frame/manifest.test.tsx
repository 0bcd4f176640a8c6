import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coursewareCommit } from '#contract/ipc/courseware.ts';
import { mendedXml } from '../../mended-xml.ts';
import { readManifest } from './manifest.ts';

const read = (text: string) => readManifest(new DOMParser().parseFromString(text, 'text/xml'));
const packages = path.resolve(import.meta.dirname, '../../../../../../dev/platform/services/course/packages');
const shipped = (name: string) => read(readFileSync(path.join(packages, name, 'imsmanifest.xml'), 'utf8'));

const manifest = (items: string, resources: string, more = '') =>
  `<manifest xmlns:adlcp="x" ${more}><organizations default="b"><organization identifier="a"/><organization identifier="b">
  <title>T</title>${items}</organization></organizations><resources>${resources}</resources></manifest>`;
const resource = (id: string, rest: string) => `<resource identifier="${id}" ${rest}/>`;

describe('the manifests of real packages', () => {
  it('SCORM 1.2', () => {
    expect(shipped('power-cut')).toEqual({
      sequencing: null,
      version: '1.2',
      title: '断电与切非流程',
      parts: [{ id: 'power-cut', title: '断电与切非流程', address: 'index.html', launchData: 'pages=5', passAt: 60 }],
    });
  });

  it('SCORM 2004', () => {
    expect(shipped('hot-work')).toMatchObject({
      version: '2004',
      title: '动火作业前的检查',
      parts: [
        { id: 'check', title: '现场检查', address: 'check.html', launchData: 'pages=3', passAt: null },
        { id: 'permit', title: '作业票', address: 'permit.html', launchData: '', passAt: null },
        { id: 'quiz', title: '小测验', address: 'quiz.html', launchData: '', passAt: 0.6 },
      ],
    });
  });
});

describe('parts', () => {
  const addresses = (text: string) => read(text)?.parts.map(({ address }) => address);

  it.each([
    ['no resource', ''],
    ['another host', resource('q', 'href="https://elsewhere.test/s.html"')],
    ['no address', resource('q', '')],
  ])('whose page is missing (%s) stand among the others', (_, more) => {
    const items =
      '<item identifier="1" identifierref="q"><title>A</title></item><item identifier="2" identifierref="r"><title>B</title></item><item identifier="3"/>';
    expect(read(manifest(items, resource('r', 'href="1.html"') + more))?.parts).toMatchObject([
      { id: '1', title: 'A', address: null },
      { id: '2', title: 'B', address: '1.html' },
    ]);
  });

  it.each(['identifer', 'identfier', 'ID', 'id'])('are found by a name that is written as %s', (name) => {
    const items = '<item identifier="1" identifierref="q"/><item identifier="2" identifierref="r"/>';
    const resources = `<resource ${name}="q" href="q.html"/>${resource('r', 'href="r.html"')}`;
    expect(addresses(manifest(items, resources))).toEqual(['q.html', 'r.html']);
  });

  it('have names under which their state is kept, however long the maker wrote them', () => {
    const long = 'x'.repeat(300);
    const items = `<item identifier="${long}1" identifierref="r"/><item identifier="${long}2" identifierref="r"/>`;
    const ids = read(manifest(items, resource('r', 'href="s.html"')))?.parts.map(({ id }) => id) ?? [];
    expect(new Set(ids).size).toBe(2);
    for (const partId of ids)
      expect(coursewareCommit.safeParse({ partId, version: '1.2', cmi: '{}', sequencing: null }).success).toBe(true);
  });

  it('stand in the order of the default organisation, also below folders', () => {
    const items =
      '<item identifier="1"><item identifier="2" identifierref="r2"/></item><item identifier="3" identifierref="r1"/>';
    const text = manifest(items, resource('r1', 'href="1.html"') + resource('r2', 'href="2.html"'));
    expect(addresses(text)).toEqual(['2.html', '1.html']);
  });

  it('are found by a name in other letters, if none has its own', () => {
    const items = '<item identifier="1" identifierref="R"/><item identifier="2" identifierref="Q"/>';
    const resources = ['q', 'r', 'R'].map((id) => resource(id, `href="${id}.html"`)).join('');
    expect(addresses(manifest(items, resources))).toEqual(['R.html', 'q.html']);
  });

  it('have names of their own, where their maker gave two the same or none', () => {
    const items =
      '<item identifierref="r" parameters="?c=1"/><item identifierref="r" parameters="?c=2"/><item identifier="r-2" identifierref="r"/>';
    const ids = read(manifest(items, resource('r', 'href="s.html"')))?.parts.map(({ id }) => id) ?? [];
    expect(ids[0]).toBe('r');
    expect(new Set(ids).size).toBe(3);
  });

  it('of a manifest in capitals have their rules', () => {
    const items = '<item identifier="1" identifierref="r"/><sequencing><controlMode flow="true"/></sequencing>';
    const text = manifest(items, resource('r', 'href="s.html"'), 'v="adlcp_v1p3"');
    const capitals = text.replaceAll(/<\/?[a-zA-Z]+|[a-zA-Z]+(?==)/g, (name) => name.toUpperCase());
    expect(read(capitals)?.sequencing).toMatchObject({ id: 'b', sequencingControls: { flow: true } });
  });

  it.each([
    ['?a=1', 's.html', 's.html?a=1'],
    ['a=1', 's.html', 's.html?a=1'],
    ['&amp;a=1', 's.html?b=2', 's.html?b=2&a=1'],
    ['#top', 's.html', 's.html#top'],
    ['', 's.html', 's.html'],
    ['?a=1', 's.html#top', 's.html?a=1#top'],
    [' ?a=1 ', 's.html', 's.html?a=1'],
  ])('parameters %j on %j: %j', (parameters, href, address) => {
    const item = `<item identifier="1" identifierref="r" parameters="${parameters}"/>`;
    expect(addresses(manifest(item, resource('r', `href="${href}"`)))).toEqual([address]);
  });

  it('have the bases that stand above them', () => {
    const text = manifest(
      '<item identifier="1" identifierref="r"/>',
      resource('r', 'xml:base="b/" href="s.html"'),
      'xml:base="a/"',
    );
    expect(addresses(text)).toEqual(['a/b/s.html']);
  });

  it('have bases that are folders, also without a slash behind them', () => {
    const resources = resource('r', 'xml:base="b" href="s.html"');
    expect(addresses(manifest('<item identifier="1" identifierref="r"/>', resources, 'xml:base=" a "'))).toEqual([
      'a/b/s.html',
    ]);
  });

  it.each(['a:b.html', 'Lesson1:intro.html?x=http://y'])('may have a colon in their names: %s', (href) => {
    const text = manifest('<item identifier="1" identifierref="r"/>', resource('r', `href="${href}"`));
    expect((addresses(text) ?? []).map((address) => new URL(address ?? '', 'app://scorm-1.package/').href)).toEqual([
      `app://scorm-1.package/${href}`,
    ]);
  });

  it.each([
    ['another host', resource('r', 'href="https://elsewhere.test/s.html"')],
    ['another host without scheme', resource('r', 'href="//elsewhere.test/s.html"')],
    ['a script', resource('r', 'href="javascript:alert(1)"')],
    ['another host behind a blank', resource('r', 'xml:base=" " href="//elsewhere.test/s.html"')],
    ['another host across lines', resource('r', 'href="/&#10;/elsewhere.test/s.html"')],
    ['a script across lines', resource('r', 'href="java&#9;script:alert(1)"')],
    ['no address', resource('r', '')],
    ['no resource', ''],
  ])('that lead to %s are none', (_, resources) => {
    expect(addresses(manifest('<item identifier="1" identifierref="r"/>', resources))).toEqual([]);
  });
});

describe('careless manifests are read as they are meant', () => {
  const item = (rest = 'identifierref="r"') => `<item identifier="1" ${rest}><title>T</title></item>`;
  const file = '<resource identifier="r"><file href="a.js"/><file href="s.html"/></resource>';
  const mended = (text: string) => {
    const document = mendedXml(new TextEncoder().encode(text));
    return document && readManifest(document)?.parts.map(({ address }) => address);
  };
  const good = manifest(item(), resource('r', 'href="s.html"'));

  it('a quoted title stays as it is written', () => {
    const text = good.replace('<title>T</title>', '<title><![CDATA[A & B < C]]></title>');
    const document = mendedXml(new TextEncoder().encode(text));
    expect(document && readManifest(document)?.title).toBe('A & B < C');
  });

  it.each([
    ['a bare & in a title', good.replace('<title>T', '<title>A & B &copy; &nbsp;')],
    ['a blank before its declaration', `\n <?xml version="1.0" encoding="utf-8"?>${good}`],
    ['a control character', good.replace('<title>T', '<title>\u0001T')],
    [
      'an undeclared prefix',
      good
        .replace('<manifest ', '<manifest xsi:schemaLocation="x" ')
        .replace('<title>T</title><item', '<title>T</title><imsss:x/><item'),
    ],
    ['a comment before its declaration', `<!-- made by x -->\n<?xml version="1.0"?>${good}`],
    ['a bare value', good.replace('identifierref="r"', 'identifierref=r')],
    ['a < in a title', good.replace('<title>T', '<title>a < b')],
    ['an attribute that is said twice', good.replace('identifierref="r"', 'identifierref="r" identifierref="q"')],
    ['no end', good.replace('</resources></manifest>', '')],
    ['words behind its end', `${good}\n</html> made by x`],
    ['an element that is not closed', good.replace('<organizations', '<metadata><schema>x</metadata><organizations')],
    ['prefixes and a bare value', good.replaceAll(/<(?=\/?[a-z])(\/?)/g, '<$1ims:').replace('="b"', '=b')],
    ['names in capitals', good.replaceAll(/<\/?[a-z]+|[a-z]+(?==)/g, (name) => name.toUpperCase())],
    [
      'names in capitals and a bare value',
      good.replace('="b"', '=b').replaceAll(/<\/?[a-z]+/g, (name) => name.toUpperCase()),
    ],
    [
      'an encoding that it has not',
      `<?xml version="1.0" encoding="gb2312"?>${good.replace('<title>T', '<title>断电')}`,
    ],
  ])('%s', (_, text) => expect(mended(text)).toEqual(['s.html']));

  it.each([
    ['a blank behind a name', manifest(item('identifierref="r "'), resource('r', 'href="s.html"'))],
    ['a resource with files only', manifest(item(), file)],
    [
      'an item that is not offered',
      manifest(
        `${item()}<item identifier="2" identifierref="q" isvisible="false"/>`,
        resource('r', 'href="s.html"') + resource('q', 'href="q.html"'),
      ),
    ],
    ['backslashes', manifest(item(), resource('r', 'href="s.html"')).replace('s.html', String.raw`.\s.html`)],
    [
      'no organisation',
      `<manifest><organizations/><resources>${resource('r', 'href="s.html"')}</resources></manifest>`,
    ],
    ['an organisation without items', manifest('', resource('r', 'href="s.html"'))],
    ['items that lead nowhere', manifest(item('identifierref="x"'), resource('r', 'href="s.html"'))],
    [
      'a default organisation without items',
      manifest('', resource('r', 'href="s.html"')).replace(
        '</organizations>',
        `<organization identifier="c">${item()}</organization></organizations>`,
      ),
    ],
    [
      'resources of a manifest within only',
      manifest(item(), '').replace(
        '<resources></resources>',
        `<manifest identifier="M"><resources>${resource('r', 'href="s.html"')}</resources></manifest>`,
      ),
    ],
    [
      'a manifest within',
      manifest('<item identifier="1" identifierref="M"/>', '').replace('</manifest>', '') +
        `<manifest identifier="M"><organizations><organization>${item()}</organization></organizations><resources>${resource('r', 'href="s.html"')}</resources></manifest></manifest>`,
    ],
  ])('%s', (_, text) => expect(read(text)?.parts.map(({ address }) => address?.replace('./', ''))).toEqual(['s.html']));

  it('and any bytes are read or are none', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('', '<manifest>', '<manifest a:b="&x">'),
        (rest, start) => {
          const found = mendedXml(new TextEncoder().encode(start + rest));
          expect(found === null || readManifest(found) === null).toBe(true);
        },
      ),
    );
  });
});

it('a manifest of any grammar is read, and its parts are of the package', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    ':',
    'http',
    'javascript',
    'a',
    '.',
    '..',
    '&#10;',
    '&#9;',
    ' ',
    '?',
    '#',
    '页',
  );
  const value = fc.array(piece, { maxLength: 6 }).map((all) => all.join(''));
  const id = fc.constantFrom('r', 's', ' r ', 'M');
  const item = (inner: fc.Arbitrary<string>) =>
    fc
      .tuple(id, value, inner)
      .map(([ref, more, within]) => `<item identifierref="${ref}" parameters="${more}">${within}</item>`);
  const items = fc.oneof(item(fc.constant('')), item(item(fc.constant(''))));
  const files = fc.tuple(id, fc.option(value), value, fc.boolean()).map(([of, href, base, isFile]) => {
    const said = href === null ? '' : `href="${href}"`;
    const file = isFile ? `<file ${said}/>` : '';
    return `<resource identifier="${of}" xml:base="${base}" ${isFile ? '' : said}>${file}</resource>`;
  });
  fc.assert(
    fc.property(fc.array(items, { maxLength: 4 }), fc.array(files, { maxLength: 4 }), (some, resources) => {
      const all = [...some, '<item identifierref="t"/>'].join('');
      const found = read(manifest(all, `${resources.join('')}${resource('t', 'href="last.html"')}`));
      expect(found?.parts.at(-1)?.address).toBe('last.html');
      for (const { address } of found?.parts ?? [])
        expect(new URL(address ?? '', 'app://scorm-1.package/').href).toMatch(/^app:\/\/scorm-1\.package\//);
    }),
    { numRuns: 100 },
  );
});

it.each(['', '<resources/>', '<metadata/>'])('a manifest with items and %j instead of files has no part', (rest) => {
  const text = `<manifest><organizations><organization><title>T</title><item identifierref="r"/></organization></organizations>${rest}</manifest>`;
  expect(read(text)).toMatchObject({ title: 'T', parts: [] });
});

describe('the edition', () => {
  const version = (said: string, more = '') =>
    read(
      `<manifest ${more}><metadata><schemaversion>${said}</schemaversion></metadata><organizations><organization/></organizations><resources/></manifest>`,
    )?.version;

  it.each([
    ['1.2', '', '1.2'],
    ['2004 4th Edition', '', '2004'],
    ['CAM 1.3', '', '2004'],
    ['', 'xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3"', '2004'],
    ['', '', '1.2'],
  ])('%j %j: %s', (said, more, expected) => {
    expect(version(said, more)).toBe(expected);
  });
});

it.each([['<html/>'], ['<manifest/>'], ['no xml'], ['<manifest><organizations/><resources/></manifest>']])(
  '%j is no manifest',
  (text) => {
    expect(read(text)).toBeNull();
  },
);
