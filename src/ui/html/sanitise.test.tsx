import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';
import { sanitise, sanitiseStyled } from './sanitise.ts';

const shown = (html: string) => {
  const box = document.createElement('div');
  box.innerHTML = sanitise(html);
  return box;
};
const texOf = (html: string) =>
  [...shown(html).querySelectorAll('.formula')].map((one) => one.getAttribute('data-tex'));
const styleOf = (html: string) => shown(html).querySelector('[data-own-style]')?.getAttribute('data-own-style') ?? '';

describe('text', () => {
  it.each([
    ['当 0<x<5 时，压力表读数正常。', '当 0<x<5 时，压力表读数正常。'],
    ['若 a<b 且 c>d，则 <b>是</b>', '若 a<b 且 c>d，则 是'],
    ['a &lt; b', 'a < b'],
    [
      '电压<input type="text">V，<select><option value="">请选择</option><option>甲<option>乙</select>',
      '电压____V，____（甲 / 乙）',
    ],
    ['<textEntryInteraction responseIdentifier="R"/>与<qti-text-entry-interaction x="1" />乙', '____与____乙'],
    [
      '<itemBody><inlineChoiceInteraction responseIdentifier="R"><inlineChoice identifier="A">甲</inlineChoice><inlineChoice identifier="B">乙</inlineChoice></inlineChoiceInteraction>丙</itemBody>',
      '____（甲 / 乙）丙',
    ],
    [
      '<responseDeclaration identifier="R"><correctResponse><value>A</value></correctResponse></responseDeclaration>题<feedbackInline identifier="A">对</feedbackInline><rubricBlock view="scorer">评分</rubricBlock>',
      '题',
    ],
    ['首都是{1:SHORTANSWER:=北京#对~%50%京}，{2:MC:=甲~乙#错\\}~%-50%丙}', '首都是____，____（甲 / 乙 / 丙）'],
    ['<input type=checkbox>甲<input type="radio">乙<input type=hidden value=x>', '□甲○乙'],
    ['<script>x</script>甲<style>p{}</style>', '甲'],
    ['<span style="display:none">答案</span>甲<i hidden>乙</i>', '甲'],
    ['甲<span style="font-size:0">答案</span><p style="font-size:0"><b style="font-size:14px">乙</b></p>', '甲乙'],
    ['<xmp><b></xmp>', '<b>'],
    ['<textarea rows="2"/>与<script src="x.js"/>乙', '____与乙'],
    ['<span style="position:absolute;clip:rect(0 0 0 0)">丙</span>甲', '甲'],
    ['<p style="height:0;overflow:hidden">丙</p><p style="position:absolute;left:-9999px">丁</p>甲', '甲'],
    ['<p style="text-indent:-999em">丙</p><p style="display:none;display:block">甲</p>', '甲'],
    ['电压<span contenteditable="true"></span>V', '电压____V'],
    ['电压<i class="fill"></i>V与<span data-type="blank"> </span>A<div class="blank10"></div>', '电压____V与____A'],
    ['<st1:chsdate year="2026" w:st="on">11月</st1:chsdate>26日<o:p></o:p>', '11月26日'],
    ['<w10:wrap/>甲<x1:y>乙</x1:y>，若<p1-p2>0', '甲乙，若<p1-p2>0'],
  ])('%s reads %s', (html, text) => expect(shown(html).textContent).toBe(text));
});

it.each([
  ['<u>　　　　　　　　　　</u>', '　'.repeat(10)],
  ['<u>    </u>', '\u00a0'.repeat(8)],
  ['<span style="text-decoration: underline">&emsp;&emsp;</span>', `\u2003\u2003${'\u00a0'.repeat(6)}`],
  ['<ins>&nbsp;先&nbsp;</ins>', '\u00a0先\u00a0'],
  ['<span style="display:inline-block;width:60px;border-bottom:1px solid #000"></span>', '\u00a0'.repeat(8)],
  ['<span style="border:1px solid;padding:0 20px">&nbsp;</span>', '\u00a0'.repeat(8)],
  ['<u></u>', ''],
])('the line to write on of %s is as wide as it is written, and wide enough', (html, text) =>
  expect(shown(html).textContent).toBe(text),
);

describe('formulas', () => {
  it.each([
    [
      '若 $U=220\\,\\text{V}$，\\(R=44\\,\\Omega\\)，则 $$I=\\frac{U}{R}$$ 为',
      ['U=220\\,\\text{V}', 'R=44\\,\\Omega', 'I=\\frac{U}{R}'],
    ],
    ['<span class="formula" data-tex="\\ce{2H2 + O2 -> 2H2O}"></span>', ['\\ce{2H2 + O2 -> 2H2O}']],
    ['$$\\begin{aligned}a&amp;=b\\\\<br>c&amp;&lt;d\\end{aligned}$$', ['\\begin{aligned}a&=b\\\\\nc&<d\\end{aligned}']],
    ['<span class="math-tex">\\(x\\)</span>', ['x']],
    [
      '<span data-w-e-type="formula" data-value="x^2"></span><span class="ql-formula" data-value="y"></span>',
      ['x^2', 'y'],
    ],
    [
      '<span class="katex"><span class="katex-mathml"><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x^3</annotation></semantics></math></span><span class="katex-html">x3</span></span>',
      ['x^3'],
    ],
    [
      '<span class="MathJax_Preview"></span><span class="MathJax">drawn</span><script type="math/tex; mode=display">z</script>',
      ['z'],
    ],
    ['\\\\(\\\\frac{1}{2}\\\\)，\\\\[x\\\\]', ['\\frac{1}{2}', 'x']],
    ['\\[\\begin{array}{l}a\\\\[2pt]b\\end{array}\\]', ['\\begin{array}{l}a\\\\[2pt]b\\end{array}']],
    ['若 $ x $，则 $ U = 220 $ 且 $ a_1 > b^2 $', ['x', 'U = 220', 'a_1 > b^2']],
    ['共 $ 5 元，另 $ 6 元；$ 甲 = 乙 $', []],
    ['<code>$x$</code> 价格$5', []],
    ['$x<sub>1</sub>$ 与 $10<sup>-3</sup>$，$y_<sub>2</sub>$', ['x_{1}', '10^{-3}', 'y_{2}']],
    ['若 $a<b$ 且 $0<p<1$，<b>则</b> $c>d$', ['a<b', '0<p<1', 'c>d']],
    ['<p>$<i>x</i>+<i>y</i>=2$，<span>$</span><span>x^2</span><span>$</span></p>', ['x+y=2', 'x^2']],
    ['<p>$\\frac{1}{2}<span style="color:red">x</span>$</p>', ['\\frac{1}{2}x']],
    ['<p>解：$$</p><p>x^2</p><p>=1</p><p>$$，得</p>', ['x^2\n=1']],
    ['<div><p>\\[</p></div><div>x</div><p>\\]</p>', ['x']],
    [
      '<p>\\begin{cases}</p><p>x=1\\\\</p><p>y=2</p><p>\\end{cases}</p>',
      ['\\begin{cases}\nx=1\\\\\ny=2\n\\end{cases}'],
    ],
    ['$x=<u>&nbsp;&nbsp;</u>$', ['x=\\underline{\\qquad}']],
    [
      '<p>$f(x)=\\begin{cases}</p><p>x,x&lt;0\\\\</p><p>1\\end{cases}$</p>',
      ['f(x)=\\begin{cases}\nx,x<0\\\\\n1\\end{cases}'],
    ],
    ['US$5–$10，$x$ 元', ['x']],
    ['价格为$____，成本为$____；价格为$<u>　　</u>，成本为$<u>　　</u>', []],
    ['It costs $<u>  </u> and $<u>  </u>, $$$$', []],
    [
      '令$\\buildrel{\\lower3pt\\hbox{$\\scriptscriptstyle\\frown$}}\\over{AB}$，$x$',
      ['\\buildrel{\\lower3pt\\hbox{$\\scriptscriptstyle\\frown$}}\\over{AB}', 'x'],
    ],
    ['echo $a.$b; for ($i=0;$i<$n;$i++) $HOME/$USER，"$x-$y"，$arr[$i]', []],
    ['$x=$____，第 $n$th 项', ['x=', 'n']],
    ['`${a}+${b}` 与 ${x}$', ['{x}']],
    ['<math-field>x^2</math-field><math-field value="y"></math-field>', ['x^2', 'y']],
    ['<tex>x^2</tex><latex>\\frac12</latex>', ['x^2', '\\frac12']],
    ['<p>价格 $5</p><p>另一种 $6</p>', []],
    ['<p>$$ 为一档</p><p>$$ 为二档</p>', []],
    ['价格 $5 与 <b>$6</b>，<i>a</i> $7', []],
    ['<ul><li>$x</li><li>y$</li></ul><table><tr><td>$a</td><td>b$</td></tr></table>', []],
  ])('%s has %j', (html, tex) => expect(texOf(html)).toEqual(tex));

  it('a formula over paragraphs leaves what stands around it, and no empty ones', () => {
    const box = shown('<p>解：$$</p><p>x^2</p><p>$$，得</p><p>$$</p><p>y</p><p>$$</p>');
    expect([...box.children].map(({ textContent }) => textContent)).toEqual(['解：', '，得', '']);
    expect([...box.children].map((one) => one.querySelectorAll('.formula').length)).toEqual([1, 0, 1]);
  });

  it('what is hidden in a formula stays hidden', () =>
    expect(texOf('$x<span style="display:none">答案</span>+y$')).toEqual(['x+y']));

  it('MathML stays, without notes and with its brackets', () => {
    const html = `求 <math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mfrac><mn>1</mn><mn>2</mn></mfrac><annotation encoding="TeX">\\frac12</annotation></semantics></math>，<math><mfenced><mi>a</mi><mi>b</mi></mfenced></math>`;
    const box = shown(html);
    expect(box.querySelector('math mfrac')?.children).toHaveLength(2);
    expect(box.textContent).toBe('求 12，(a,b)');
  });

  it.each([
    ['<m:math xmlns:m="x"><m:mfrac><m:mn>1</m:mn><m:mn>2</m:mn></m:mfrac></m:math>'],
    ['<mml:math><mml:mfrac><mml:mn>1</mml:mn><mml:mn>2</mml:mn></mml:mfrac></mml:math>'],
    ['«math xmlns=¨http://www.w3.org/1998/Math/MathML¨»«mfrac»«mn»1«/mn»«mn»2«/mn»«/mfrac»«/math»'],
    [
      '<mjx-container jax="SVG"><svg><g/></svg><mjx-assistive-mml><math><mfrac><mn>1</mn><mn>2</mn></mfrac></math></mjx-assistive-mml></mjx-container>',
    ],
    ['<span class="MathJax" data-mathml="<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>">x</span>'],
    [
      '<img class="Wirisformula" data-mathml="«math xmlns=¨http://www.w3.org/1998/Math/MathML¨»«mfrac»«mn»1«/mn»«mn»2«/mn»«/mfrac»«/math»" src="data:image/svg+xml;charset=utf8,x" alt="x">',
    ],
    [
      "<img data-mathml='&lt;math&gt;&lt;mfrac&gt;&lt;mn&gt;1&lt;/mn&gt;&lt;mn&gt;2&lt;/mn&gt;&lt;/mfrac&gt;&lt;/math&gt;' src=/a.png>",
    ],
    ['<script type="math/mml"><math><mfrac><mn>1</mn><mn>2</mn></mfrac></math></script>'],
  ])('%s is MathML', (html) => expect(shown(html).querySelectorAll('math mfrac mn')).toHaveLength(2));

  it('a drawing keeps what it names', () => {
    const svg = `<svg viewBox="0 0 9 9"><defs><path id="A" d="M0 0"/><marker id="m"><path d="M1 1"/></marker></defs><use xlink:href="#A" x="2" y="3"/><line marker-end="url(#m)" style="stroke:red"/><foreignObject width="4" height="4"><div>电压</div></foreignObject></svg>`;
    const box = shown(svg);
    expect(box.querySelectorAll('path[d="M0 0"]')).toHaveLength(2);
    expect(box.querySelector('line')?.getAttribute('marker-end')).toBe('url(#drawn-m)');
    expect(box.querySelector('line')?.getAttribute('data-own-style')).toBe('stroke: red');
    expect(box.querySelector('text')?.textContent).toBe('电压');
    expect(box.querySelector('marker')?.id).toBe('drawn-m');
  });
});

describe('styles that mean something', () => {
  it.each([
    ['<span style="text-decoration: underline;">长</span>', 'text-decoration: underline'],
    ['<span style="vertical-align: super; font-size: 9px">2</span>', 'vertical-align: super'],
    ['<span style="position:relative;top:-4px">2</span>', 'vertical-align: super'],
    ['<span style="-webkit-text-emphasis: dot">重</span>', '-webkit-text-emphasis: dot'],
    ['<span style="text-decoration:line-through;font-family:宋体">删</span>', 'text-decoration: line-through'],
    ['<p style="color:#333;margin:0;position:fixed;background:url(x)">文</p>', ''],
    ['<p style="visibility:hidden">文</p>', 'visibility: hidden'],
    ['<p><span style="color:#FFFFFF">答案</span></p>', 'visibility: hidden'],
    ['<p><font color="white">答案</font></p>', 'visibility: hidden'],
    ['<p><font color="#fdfdfd">答案</font></p>', 'visibility: hidden'],
    ['<b style="color:rgba(0, 0, 0, 0)">答案</b>', 'visibility: hidden'],
    ['<b style="color:#00000000">答案</b>', 'visibility: hidden'],
    ['<b style="color:hsl(0 0% 0% / 0%)">答案</b>', 'visibility: hidden'],
    ['<b style="opacity:.0">答案</b>', 'visibility: hidden'],
    ['<b style="color:rgb(0,0,0)">题</b>', ''],
    ['<b style="visibility:visible">题</b>', 'visibility: visible'],
    ['<p><span style="color:#fff;background:#fff">答案</span></p>', 'visibility: hidden'],
    ['<span style="color:#fff">白<b style="color:#333">黑</b></span>', ''],
    ['<img style="width: 40px; float: left" src="/a.png">', 'width: 40px'],
    ['<p style="border-bottom:1px solid #000">文</p>', 'border-bottom: 1px solid currentcolor'],
    ['<span style="font: italic bold 12px/30px 宋体">文</span>', 'font-style: italic; font-weight: bold'],
  ])('%s keeps %s', (html, style) => expect(styleOf(html)).toBe(style));

  it.each(['<table bgcolor="#036"><tr><td>题</table>', '<p style="background:#036">题</p>'])(
    'white words on the ground of %s are shown',
    (html) => {
      const words = shown(html.replace('题', '<span style="color:#fff">题</span>')).querySelector('span');
      expect(words?.hasAttribute('data-own-style')).toBe(false);
    },
  );

  it('what is seen within something hidden is in a preview', () =>
    expect(plainText('<p style="visibility:hidden">答<b style="visibility:visible">题</b></p>')).toContain('题'));

  it('what is hidden is in no preview', () =>
    expect(plainText('题<i style="color:transparent">答</i><span style="color:white">案</span>')).toBe('题'));

  it.each(['<span style="color: red">红色线</span>', '<font color="red">红色线</font>'])(
    '%s is red in every theme',
    (html) => {
      const [light, dark] = styleOf(html).match(/#[0-9a-f]{6}/g) ?? [];
      expect(light).toMatch(/^#[a-f]/);
      expect(dark).toMatch(/^#f/);
    },
  );
});

describe('pictures', () => {
  it.each([
    ['<img src="http://img.example.cn/sign.png">', '/remote?address=https%3A%2F%2Fimg.example.cn%2Fsign.png'],
    ['<img src="upload/image/sign.png">', '/api/upload/image/sign.png'],
    ['<IMG src=/media/sign.png width=120>', '/api/media/sign.png'],
    [
      '<img data-src="https://mmbiz.qpic.cn/a/640?wx_fmt=png">',
      '/remote?address=https%3A%2F%2Fmmbiz.qpic.cn%2Fa%2F640%3Fwx_fmt%3Dpng',
    ],
    ['<img src="/loading.gif" data-original="/a.png">', '/api/a.png'],
    ['<img srcset="/a.png 1x, /b.png 2x">', '/api/a.png'],
    ['<img src="static/image/common/none.gif" zoomfile="/a.png" file="/b.png">', '/api/a.png'],
    ['<img lazy-src="/a.png">', '/api/a.png'],
    ['<img data-original-src="/a.png">', '/api/a.png'],
    [
      '<img src="https://latex.codecogs.com/gif.latex?\\frac{1}{2}">',
      '/remote?address=https%3A%2F%2Flatex.codecogs.com%2Fgif.latex%3F%5Cfrac%7B1%7D%7B2%7D',
    ],
    ['<img src="https:\\\\img.example.cn\\a.png">', '/remote?address=https%3A%2F%2Fimg.example.cn%2Fa.png'],
    ['<object data="/a.png" type="image/png"></object>', '/api/a.png'],
    ['<input type=IMAGE src="/a.png">', '/api/a.png'],
    ['<v:shape style="width:20pt"><v:imagedata src="/a.png" o:title=""/></v:shape>', '/api/a.png'],
    ['<el-image src="/a.png" fit="fill"></el-image><van-image src="/b.png" />', '/api/a.png'],
    ['<picture><source srcset="/a.png 2x"><source srcset="/b.png"></picture>', '/api/a.png'],
    ['<picture><source srcset="/b.webp"><img src="/a.png"></picture>', '/api/a.png'],
  ])('%s is loaded from %s', (html, address) => {
    expect(shown(html).querySelector('img')?.getAttribute('src')).toBe(address);
    expect(sanitiseStyled(html).content.querySelector('img')?.getAttribute('src')).toBe(address);
  });

  it('one that a style paints on a place without words is one of a question', () => {
    const text = (inner: string) => `<p style="width:9px;background:#fff url('/a.png') no-repeat">${inner}</p>`;
    expect(shown(text('')).querySelector('img')?.getAttribute('src')).toBe('/api/a.png');
    expect(shown(text('题')).querySelector('img')).toBeNull();
  });

  it.each([
    '<iframe data-src="https://v.qq.com/x"></iframe>',
    '<canvas></canvas>',
    '<mjx-container jax="CHTML"><mjx-math><mjx-mi><mjx-c class="mjx-c1D465"></mjx-c></mjx-mi></mjx-math></mjx-container>',
    '<mpvoice name="断电" voice_encode_fileid="x"></mpvoice>',
    '<qqmusic></qqmusic>',
    '<mp-common-videosnap data-url="https://a.cn/x"></mp-common-videosnap>',
    '<embed src="a.swf">',
    '<object></object>',
    '<figure class="media"><oembed url="https://v.qq.com/x/page/a.html"></oembed></figure>',
  ])('%s leaves a mark', (html) => expect(shown(`甲${html}乙`).querySelectorAll('[data-not-shown]')).toHaveLength(1));

  it('what a script of its page would have shown is shown', () => {
    const article =
      '<div id="js_content" class="rich_media_content" style="visibility: hidden; opacity: 0; color: red">甲<img style="visibility: hidden !important; width: 9px" data-src="/a.png"></div>';
    const veils = (box: ParentNode) =>
      [...box.querySelectorAll('*')].filter((one) =>
        /hidden|opacity/.test(`${one.getAttribute('style') ?? ''}${one.getAttribute('data-own-style') ?? ''}`),
      );
    expect(veils(shown(article))).toEqual([]);
    expect(veils(sanitiseStyled(article).content)).toEqual([]);
    expect(shown('<img style="visibility:hidden" src="/a.png">').querySelector('[data-own-style]')).not.toBeNull();
  });

  it('films are played from the address that a script would load', () => {
    const films = shown(
      '<video><source data-src="/a.mp4"><source src="/b.webm"></video><video data-src="/c.mp4"></video>',
    );
    const played = [...films.querySelectorAll('[src]')].map((one) => one.getAttribute('src'));
    expect(played).toEqual(['/api/a.mp4', '/api/b.webm', '/api/c.mp4']);
  });

  it('films and sounds of objects are played', () => {
    expect(shown('<embed src="/a.mp4"><object data="/b.mp3"></object>').querySelectorAll('video, audio')).toHaveLength(
      2,
    );
  });
});

const tags = fc.constantFrom(
  'p',
  'span',
  'u',
  'b',
  'math',
  'mi',
  'mfenced',
  'semantics',
  'svg',
  'use',
  'g',
  'foreignObject',
  'table',
  'td',
  'img',
  'iframe',
  'input',
  'script',
  'style',
  'select',
  'object',
  'x',
  'o:p',
);
const attributes = fc.constantFrom(
  '',
  ' style="color:red;display:block"',
  ' id=a href="#a"',
  ' src=a.png',
  ' data-tex="x"',
  ' class="formula katex MathJax"',
  ' onerror="window.ran=1"',
  ' data-src="javascript:alert(1)"',
  ' data-mathml="<math><mi>x</mi></math>"',
);
const html = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('文', '$x$', '$', '\\(', '0<x<5', '&lt;', '____', '<!--', ']]>', '«math»«/math»'),
    fc.constantFrom('{=a ~b}', '{=', '{T}', '![](/a.png)', '[img]/a.png" onerror="window.ran=1[/img]', '!["x](/b.png)'),
    fc.string({ maxLength: 5 }),
    fc
      .tuple(tags, attributes, fc.array(tie('node'), { maxLength: 4 }), fc.boolean())
      .map(([name, said, inner, closed]) => `<${name}${said}>${inner.join('')}${closed ? `</${name}>` : ''}`),
  ),
})).node;

it('any HTML of an editor is cleaned: nothing runs, nothing breaks', () => {
  fc.assert(
    fc.property(html, (text) => {
      const box = shown(text);
      expect(
        box.querySelector('script, style, iframe, object, input, [onerror], [style], [id]:not(svg *, svg)'),
      ).toBeNull();
      const values = [...box.querySelectorAll('*')].flatMap((one) => [...one.attributes].map(({ value }) => value));
      expect(values.filter((value) => value.trim().startsWith('javascript:'))).toEqual([]);
      plainText(text);
      sanitiseStyled(text);
    }),
    { numRuns: 100 },
  );
});

const plain = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('文', '0<x<5', '&lt;', '____', '$5', '<br>', '$', '$$', '\\(', '\\)', 'x^2'),
    fc.constantFrom('{~文 =文}', '{', '}', '![', '](', '[img]', '[/img]', '<tr>', '<th>文'),
    fc
      .tuple(
        fc.constantFrom(
          'p',
          'span',
          'u',
          'math',
          'mi',
          'mrow',
          'svg',
          'g',
          'text',
          'table',
          'td',
          'tr',
          'tbody',
          'li',
          'x',
          'o:p',
          'qst',
          'pre',
          'sub',
          'div',
          'i',
        ),
        fc.constantFrom('', ' style="color:red"', ' class=katex', ' a="1"'),
        fc.array(tie('node'), { maxLength: 4 }),
        fc.boolean(),
      )
      .map(([name, said, inner, closed]) => `<${name}${said}>${inner.join('')}${closed ? `</${name}>` : ''}`),
  ),
})).node;

it('no word of an editor is lost', () => {
  const words = (text: string) => text.split('文').length;
  fc.assert(
    fc.property(plain, (text) => {
      const box = shown(text);
      const formulas = [...box.querySelectorAll('[data-tex]')].map((one) => one.getAttribute('data-tex')).join('');
      expect(words(box.textContent + formulas)).toBe(words(text));
    }),
  );
});
