import { expect, it } from 'vitest';
import { mendedFormulas } from './word-formulas.ts';

const part = /<(e|sub|sup|lim)>(.*?)<\/\1>/g;

/** What the reader gets: the elements with their properties, and the words between them. */
function read(inner: string): string {
  const xml = inner.replaceAll(part, '<m:$1><m:r><m:t>$2</m:t></m:r></m:$1>');
  const text = `<m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math">${xml}</m:oMath>`;
  const document = new DOMParser().parseFromString(text, 'application/xml');
  mendedFormulas(document);
  const told = (element: Element): string => {
    if (element.localName === 't') return element.textContent;
    const within = [...element.children].map(told).join('');
    if (element.localName === 'r') return within;
    const value = [...element.attributes].find(({ localName }) => localName === 'val')?.value;
    return value === undefined ? `${element.localName}(${within})` : `${element.localName}=${value};`;
  };
  return [...document.documentElement.children].map(told).join('');
}

it.each([
  [
    'an index with a power',
    '<m:sSubSup><e>x</e><sub>1</sub><sup>2</sup></m:sSubSup>',
    'sSup(e(sSub(e(x)sub(1)))sup(2))',
  ],
  [
    'one within another',
    '<m:sSubSup><m:e><m:sSubSup><e>x</e><sub>1</sub><sup>2</sup></m:sSubSup></m:e><sub>3</sub><sup>4</sup></m:sSubSup>',
    'sSup(e(sSub(e(sSup(e(sSub(e(x)sub(1)))sup(2)))sub(3)))sup(4))',
  ],
  [
    'an arrow above',
    '<m:acc><m:accPr><m:chr m:val="\u20D7"/></m:accPr><e>F</e></m:acc>',
    'groupChr(groupChrPr(chr=→;vertJc=bot;)e(F))',
  ],
  ['a hat', '<m:acc><e>y</e></m:acc>', 'groupChr(groupChrPr(chr=^;vertJc=bot;)e(y))'],
  [
    'a condition above',
    '<m:limUpp><e>=</e><lim>加热</lim></m:limUpp>',
    'groupChr(groupChrPr(chr=加热;vertJc=bot;)e(=))',
  ],
  ['a frame', '<m:borderBox><e>U</e></m:borderBox>', 'box(e(U))'],
  [
    'room that is shown',
    '<m:phant><m:phantPr><m:show m:val="1"/></m:phantPr><e>I</e></m:phant>',
    'box(phantPr(show=1;)e(I))',
  ],
  [
    'room that is not shown',
    '<m:phant><m:phantPr><m:show m:val="0"/></m:phantPr><e>I</e></m:phant>',
    'phant(phantPr(show=0;)e(I))',
  ],
  ['brackets of no kind', '<m:d><e>a</e></m:d>', 'd(e(a)dPr())'],
  [
    'two parts in brackets',
    '<m:d><m:dPr><m:sepChr m:val=","/></m:dPr><e>a</e><e>b</e></m:d>',
    'd(dPr(sepChr=,;)e(a),e(b))',
  ],
  ['two parts that a line parts', '<m:d><e>A</e><e>B</e></m:d>', 'd(e(A)|e(B)dPr())'],
  ['a sum without an end', '<m:nary><sub>i</sub><e>x</e></m:nary>', 'nary(sub(i)e(x)sup())'],
  ['a root', '<m:rad><e>2</e></m:rad>', 'rad(e(2)deg())'],
  ['a bar', '<m:bar><e>R</e></m:bar>', 'bar(e(R)barPr())'],
  ['a power', '<m:sSup><e>x</e><sup>2</sup></m:sSup>', 'sSup(e(x)sup(2))'],
])('%s', (_, inner, expected) => expect(read(inner)).toBe(expected));
