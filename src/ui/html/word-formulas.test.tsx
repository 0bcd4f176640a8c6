import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';
import { sanitise } from './sanitise.ts';

const run = (text: string, sty = '') =>
  `<m:r>${sty && `<m:rPr><m:sty m:val="${sty}"/></m:rPr>`}<m:t>${text}</m:t></m:r>`;
const of = (name: string, inner: string) => `<m:${name}>${inner}</m:${name}>`;
const shown = (omml: string) => sanitise(`求<m:oMath>${omml}</m:oMath>。`).replaceAll(/<\/?mrow>/g, '');
const inMath = (mathMl: string) => `求<math>${mathMl}</math>。`;

describe('a formula of Word', () => {
  it.each([
    [
      'a fraction',
      of('f', of('num', run('1')) + of('den', run('2R'))),
      '<mfrac><mn>1</mn><mn>2</mn><mi>R</mi></mfrac>',
    ],
    [
      'a fraction in a line',
      of('f', '<m:fPr><m:type m:val="lin"/></m:fPr>' + of('num', run('a')) + of('den', run('b'))),
      '<mi>a</mi><mo>/</mo><mi>b</mi>',
    ],
    ['a power', of('sSup', of('e', run('10')) + of('sup', run('2'))), '<msup><mn>10</mn><mn>2</mn></msup>'],
    ['an index', of('sSub', of('e', run('U')) + of('sub', run('额'))), '<msub><mi>U</mi><mtext>额</mtext></msub>'],
    [
      'both',
      of('sSubSup', of('e', run('x')) + of('sub', run('1')) + of('sup', run('2'))),
      '<msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup>',
    ],
    [
      'both before it',
      of('sPre', of('sub', run('6')) + of('sup', run('14')) + of('e', run('C'))),
      '<msubsup><mn>6</mn><mn>14</mn></msubsup><mi>C</mi>',
    ],
    [
      'roots',
      of('rad', '<m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/>' + of('e', run('2'))) +
        of('rad', of('deg', run('3')) + of('e', run('x'))),
      '<msqrt><mn>2</mn></msqrt><mroot><mi>x</mi><mn>3</mn></mroot>',
    ],
    [
      'equations behind a brace',
      of(
        'd',
        '<m:dPr><m:begChr m:val="{"/><m:endChr m:val=""/></m:dPr>' +
          of('e', of('eqArr', of('e', run('x=1')) + of('e', run('y=2')))),
      ),
      '<mo>{</mo><mtable><mtr><mtd><mi>x</mi><mo>=</mo><mn>1</mn></mtd></mtr><mtr><mtd><mi>y</mi><mo>=</mo><mn>2</mn></mtd></mtr></mtable>',
    ],
    ['brackets', of('d', of('e', run('a')) + of('e', run('b'))), '<mo>(</mo><mi>a</mi><mo>|</mo><mi>b</mi><mo>)</mo>'],
    [
      'a sum',
      of(
        'nary',
        '<m:naryPr><m:chr m:val="∑"/><m:limLoc m:val="undOvr"/></m:naryPr>' +
          of('sub', run('1')) +
          of('sup', run('n')) +
          of('e', run('i')),
      ),
      '<munderover><mo>∑</mo><mn>1</mn><mi>n</mi></munderover><mi>i</mi>',
    ],
    [
      'an integral',
      of('nary', of('sub', run('0')) + of('sup', run('1')) + of('e', run('x'))),
      '<msubsup><mo>∫</mo><mn>0</mn><mn>1</mn></msubsup><mi>x</mi>',
    ],
    [
      'a function and its limit',
      of('func', of('fName', of('limLow', of('e', run('lim', 'p')) + of('lim', run('x')))) + of('e', run('y'))),
      '<munder><mi>lim</mi><mi>x</mi></munder><mo>\u2061</mo><mi>y</mi>',
    ],
    [
      'lines, arrows and frames',
      of('bar', '<m:barPr><m:pos m:val="top"/></m:barPr>' + of('e', run('A'))) +
        of('acc', '<m:accPr><m:chr m:val="→"/></m:accPr>' + of('e', run('a'))) +
        of('groupChr', of('e', run('b'))) +
        of('box', of('e', run('c'))),
      '<mover><mi>A</mi><mo>¯</mo></mover><mover><mi>a</mi><mo>→</mo></mover><munder><mi>b</mi><mo>⏟</mo></munder><mi>c</mi>',
    ],
    [
      'a matrix',
      of('m', of('mr', of('e', run('1')) + of('e', run('0')))),
      '<mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>0</mn></mtd></mtr></mtable>',
    ],
    ['words', '<m:r><m:rPr><m:nor/></m:rPr><m:t>if x</m:t></m:r>', '<mtext>if x</mtext>'],
    ['what nobody knows by its parts', of('new', of('e', run('x'))), '<mi>x</mi>'],
  ])('%s', (_, omml, mathMl) => expect(shown(omml)).toBe(inMath(mathMl)));

  it('is drawn where Word hid it, without the picture on the disk of its author', () => {
    const html =
      '求<!--[if gte msEquation 12]><m:oMath><m:r><m:t>x</m:t></m:r></m:oMath><![endif]--><!--[if !msEquation]--><span><!--[if gte vml 1]><v:shape><v:imagedata src="file:///a.png"/></v:shape><![endif]--><![if !vml]><img src="file:///a.png"><![endif]></span><!--[endif]-->。';
    expect(sanitise(html).replaceAll(/<\/?span>/g, '')).toBe(inMath('<mi>x</mi>'));
  });
});

describe('a typeface of signs', () => {
  it.each([
    ['R=10<span style="font-family:Symbol;mso-char-type:symbol"><i>W</i></span>', 'R=10Ω'],
    ['<font face="Symbol">a</font>=30<span style="font-family: \'Symbol\'">\uf0b0</span>', 'α=30°'],
    ['<span style="mso-ascii-font-family:Arial;font-family:Wingdings">ü</span>对', '✓对'],
    ['<span style="font-family:Symbol">b<span style="font-family:宋体">a</span></span>', 'βa'],
    ['<span style="font-family:Segoe UI Symbol">a</span>', 'a'],
    ['3\uf0b4 4 \uf03d 12', '3× 4 = 12'],
    ['<i class="fa">\uf0b0</i>', '\uf0b0'],
  ])('%s is read as %s', (html, text) => expect(plainText(html)).toBe(text));
});

describe('a formula that its maker drew with letters', () => {
  const marked = '<span data-not-shown="drawing"></span>';
  it.each([
    [
      'MathQuill with its TeX',
      '<span class="mq-math-mode"><span class="mq-selectable">$\\frac12$</span><span class="mq-root-block"><span class="mq-fraction">12</span></span></span>',
      '<span class="formula" data-tex="$\\frac12$"></span>',
    ],
    [
      'MathJax with its MathML',
      '<span class="mjx-chtml MathJax_CHTML" data-mathml="<math><mn>5</mn></math>"><span class="mjx-char">5</span></span>',
      '<math><mn>5</mn></math>',
    ],
    ['MathQuill alone', '<span class="mq-root-block"><span class="mq-fraction">12</span></span>', marked],
    [
      'MathJax alone',
      '<span class="MathJax"><nobr><span class="mn">1</span><span class="mn">2</span></nobr></span>',
      marked,
    ],
    [
      'MathJax without the letters of its page',
      '<mjx-container><svg><g data-mml-node="math"><use data-c="78" xlink:href="#MJX-1-TEX-I-1D465"></use><svg><path d="M0 0"/></svg></g></svg></mjx-container>',
      marked,
    ],
    ['its other output', '<span class="mjx-chtml"><span class="mjx-char">12</span></span>', marked],
    ['KaTeX alone', '<span class="katex"><span class="katex-html"><span class="vlist">2</span></span></span>', marked],
  ])('is shown by what it is, else said not to be: %s', (_, html, said) => expect(sanitise(html)).toBe(said));
});
