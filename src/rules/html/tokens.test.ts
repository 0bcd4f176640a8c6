import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blanksIn } from './blanks.ts';
import { texPartsOf } from './tex.ts';
import { attributeOf, tokensOf, withPlainSigns } from './tokens.ts';

describe('a sign of the text', () => {
  it.each([
    ['当 0<x<5 时，压力表读数正常。', '当 0&lt;x&lt;5 时，压力表读数正常。'],
    ['若 a<b 且 c>d，则', '若 a&lt;b 且 c>d，则'],
    ['若 a<b>c', '若 a&lt;b>c'],
    ['若 a<b', '若 a&lt;b'],
    ['a<b and c>d</b>', 'a&lt;b and c>d</b>'],
    [
      '#include <stdio.h> vector<int> v; a<<2; x<?y; x<!y',
      '#include &lt;stdio.h> vector&lt;int> v; a&lt;&lt;2; x&lt;?y; x&lt;!y',
    ],
    ['x < 5 <br/> y</p >', 'x &lt; 5 <br/> y</p >'],
    ['<b>粗</b><i class=x>斜</i><a href="?a<b">链</a>', '<b>粗</b><i class=x>斜</i><a href="?a<b">链</a>'],
    ["<p data-x='a>b'>甲</p><o:p></o:p><my-tag>乙</my-tag>", "<p data-x='a>b'>甲</p><o:p></o:p><my-tag>乙</my-tag>"],
    ['<qst id="1">甲</qst>', '<qst id="1">甲</qst>'],
    ['<!-- a<b -->甲<!-- 乙', '<!-- a<b -->甲&lt;!-- 乙'],
    ['<script>a<b</script>甲<style>乙', '<script>a<b</script>甲&lt;style>乙'],
    ['<![CDATA[0<x]]>', '0&lt;x'],
    ['<img src="a.png>丙', '<img src="a.png>丙'],
    ['压力<P1 时', '压力&lt;P1 时'],
  ])('%s is %s', (html, read) => expect(withPlainSigns(html)).toBe(read));
});

it('attributes of every spelling are read, with their places', () => {
  const html = `甲<IMG src=/media/sign.png width=120 alt='"' data-a="&lt;1&#62;" hidden>`;
  const token = tokensOf(html).at(1);
  if (token?.kind !== 'open') throw new Error('no element');
  expect(['src', 'width', 'alt', 'data-a', 'hidden', 'style'].map((name) => attributeOf(token, name))).toEqual([
    '/media/sign.png',
    '120',
    '"',
    '<1>',
    '',
    null,
  ]);
  expect(token.attributes.map(({ from, to, value }) => html.slice(from, to) === value)).not.toContain(false);
});

describe('TeX in a text', () => {
  it.each([
    [
      '若 $U=220\\,\\text{V}$，\\(R=44\\,\\Omega\\)，则 $$I=\\frac{U}{R}$$ 为',
      ['U=220\\,\\text{V}', 'R=44\\,\\Omega', 'I=\\frac{U}{R}'],
    ],
    ['\\[x\\] \\begin{align}a&=b\\\\c&=d\\end{align}', ['x', '\\begin{align}a&=b\\\\c&=d\\end{align}']],
    ['价格由$5涨到$10，共$15', []],
    ['$5 或 $6。', []],
    ['\\$5 与 $x$', ['x']],
    ['It costs $5 a day or $6', []],
    ['$x$和$y$', ['x', 'y']],
    ['$ \\frac{1}{2} $', [' \\frac{1}{2} ']],
    ['$电压为$', []],
    ['C:\\temp\\(新)', []],
    ['"\\(" 与 "\\)"，\\[ and \\]，\\(x\\)', ['x']],
    ['[tex]x^2[/tex]和[latex]\\pi[/latex]', ['x^2', '\\pi']],
  ])('of %s is %j', (text, tex) => expect(texPartsOf(text).map((part) => part.tex)).toEqual(tex));
});

const piece = fc.oneof(
  fc.constantFrom(
    '<',
    '>',
    '</',
    '<!--',
    '-->',
    '<b',
    '<x<',
    '"',
    "'",
    '=',
    '<script>',
    '</script>',
    '<![CDATA[',
    '$',
    '\\(',
    '\\)',
    '$$',
  ),
  fc.constantFrom(
    '<p style="text-decoration:underline">',
    '</p>',
    '<u>',
    '</u>',
    '<input>',
    '&nbsp;',
    '&#x0;',
    '&amp',
    '____',
    '（',
    '）',
  ),
  fc.string({ unit: 'binary', maxLength: 6 }),
);

it('any text is taken apart without a loss', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const html = pieces.join('');
      expect(
        tokensOf(html)
          .map(({ raw }) => raw)
          .join(''),
      ).toBe(html);
      expect(blanksIn(html)).toBeGreaterThanOrEqual(0);
      withPlainSigns(html);
      for (const { from, to } of texPartsOf(html)) expect(to).toBeGreaterThan(from);
    }),
  );
});

it('a long text of signs is read in a moment', () => {
  const before = performance.now();
  for (const sign of ['<', '<b', '$', '\\(', '<p a', '（', '_ ', '\\underline{', '&nbsp;']) {
    tokensOf(sign.repeat(4000));
    blanksIn(sign.repeat(4000));
  }
  expect(performance.now() - before).toBeLessThan(4000);
});
