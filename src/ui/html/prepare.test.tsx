import { describe, expect, it } from 'vitest';
import { sanitise } from './sanitise.ts';

const marked = '<span data-not-shown="frame"></span>';
const media = (name: string, source: string) =>
  `<${name} src="${source}" controls="" preload="metadata" controlslist="nodownload"></${name}>`;

describe('a question of QTI', () => {
  it.each([
    [
      'gaps and what goes into them',
      '<gapMatchInteraction responseIdentifier="R"><prompt>选词</prompt><gapText identifier="A">甲</gapText><gapText identifier="B">乙</gapText><p>先<gap identifier="1"/>后<gap identifier="2"/>。</p></gapMatchInteraction>',
      '<div>选词</div><div>甲</div><div>乙</div><p>先____后____。</p>',
    ],
    [
      'the same in its third edition',
      '<qti-gap-match-interaction><qti-gap-text identifier="A">甲</qti-gap-text><p>先<qti-gap identifier="1"></qti-gap>。</p></qti-gap-match-interaction>',
      '<div>甲</div><p>先____。</p>',
    ],
    [
      'choices on lines of their own',
      '<orderInteraction><prompt>排序</prompt><simpleChoice identifier="A">甲</simpleChoice><simpleChoice identifier="B">乙</simpleChoice></orderInteraction>',
      '<div>排序</div><div>甲</div><div>乙</div>',
    ],
    [
      'places on a picture, which are said not to be shown',
      '<hotspotInteraction><object type="image/png" data="/map.png">图</object><hotspotChoice shape="circle" coords="1,2,3" identifier="A"/></hotspotInteraction>',
      `<img src="/api/map.png" alt="" draggable="false">${marked}`,
    ],
    [
      'pictures that go into gaps',
      '<qti-gap-img identifier="A"><object type="image/png" data="/a.png"/></qti-gap-img>',
      '<img src="/api/a.png" alt="" draggable="false">',
    ],
    [
      'a value of a program',
      '值为 <printedVariable identifier="X"/> 或 <qti-printed-variable/>',
      `值为 ${marked} 或 ${marked}`,
    ],
  ])('%s', (_, html, read) => expect(sanitise(html)).toBe(read));
});

describe('what follows', () => {
  it.each([
    ['<video src="/a.mp4"/>片中是什么？', `${media('video', '/api/a.mp4')}片中是什么？`],
    ['<audio src="/a.mp3" />听后回答。', `${media('audio', '/api/a.mp3')}听后回答。`],
    ['<object type="image/png" data="/a.png"/>图中', '<img src="/api/a.png" alt="" draggable="false">图中'],
    ['选<select/>项', '选____项'],
  ])('an element that ends by itself stays: %s', (html, read) => expect(sanitise(html)).toBe(read));
});

it('an element of a program that is the place of a blank by its name is seen', () => {
  expect(sanitise('电压<fill-blank></fill-blank>V，电流<question-blank index="2"/>A')).toBe('电压____V，电流____A');
});

describe('a field that brings its answer', () => {
  it.each([
    ['断电后{=验电 ~挂牌 ~送电#错}。', '断电后____（挂牌 / 送电 / 验电）。'],
    ['断电后{~挂牌=验电~送电}。', '断电后____（挂牌 / 送电 / 验电）。'],
    ['断电后{~%50%验电~%50%挂地线~%-100%送电}', '断电后____（挂地线 / 送电 / 验电）'],
    ['首都是{=北京 =北京市#好}。', '首都是____。'],
    ['<p>应先断电{T}</p>', '<p>应先断电</p>'],
    ['<p><b>应先断电。</b>{TRUE}</p>', '<p><b>应先断电。</b></p>'],
    ['应先断电{FALSE#错#对} ', '应先断电 '],
    ['安全电压{#36:0.5}V，{#1..5}A，{#=3:0 =%50%3:1}Ω', '安全电压____V，____A，____Ω'],
    ['配对{=红 -> 停 =绿 -> 行}', '配对____（红 / 绿；停 / 行）'],
    ['配对{=红 -&gt; 停 =绿 -&gt; 行}', '配对____（红 / 绿；停 / 行）'],
    ['选{=<span style="color:red">甲</span> ~乙 ####总评}', '选____（&lt;span&gt; / 乙）'],
    ['选{=a\\=b ~c\\~d}', '选____（a=b / c~d）'],
  ])('%s does not show it', (html, read) =>
    expect(sanitise(html).replaceAll(/<span[^>]*>甲<.span>/g, '&lt;span&gt;')).toBe(read),
  );

  it.each([
    '数组公式 {=SUM(A1:A3*B1:B3)} 与 {=A1:A3*2}',
    '集合 {~p} 与 {a=b}',
    '转置 A^{T}，x_{=y}',
    '{{= it.name }} 是模板',
    '{T} 表示周期',
    '{T}',
    '变量写作 ${T}',
    '集合 A={F}',
    'h1{#fff}',
    'if (a) {}',
    '{~a ~b}',
  ])('nobody knows of %s, which stays', (text) => expect(sanitise(text)).toBe(text));
});

describe('pictures of forums and of Markdown', () => {
  const picture = (source: string, name = '') => `<img src="${source}" alt="${name}" draggable="false">`;
  it.each([
    ['见[img]/a.png[/img]。', `见${picture('/api/a.png')}。`],
    ['[IMG=100x50] upload/a.png [/IMG]', picture('/api/upload/a.png')],
    ['[img width=50]https://x.cn/a.php?id=1[/img]', picture('/remote?address=https%3A%2F%2Fx.cn%2Fa.php%3Fid%3D1')],
    ['见![标志](/a%20b.png "说明")', `见${picture('/api/a%20b.png', '标志')}`],
    ['<p>![](upload/图(1).png)</p>', `<p>${picture('/api/upload/%E5%9B%BE(1).png')}</p>`],
    ['![](data:image/png;base64,AAAA)', picture('data:image/png;base64,AAAA')],
  ])('%s is one', (text, read) => expect(sanitise(text)).toBe(read));

  it.each(['![](甲)', '![a]', '[img]甲[/img]', '[img]/a.png', '<code>![](/a.png)</code>', 'a[img]'])(
    '%s is none for sure, and stays',
    (text) => expect(sanitise(text)).toBe(text),
  );
});

describe('rows and cells without a table', () => {
  it.each([
    ['<tr><td>甲</td><td>乙</td></tr>', '<table><tbody><tr><td>甲</td><td>乙</td></tr></tbody></table>'],
    [
      '<p>见</p><tr><td>甲<td><b>乙</b><tr><td>丙</td></tr>后',
      '<p>见</p><table><tbody><tr><td>甲</td><td><b>乙</b></td></tr><tr><td>丙</td></tr></tbody></table>后',
    ],
    [
      '<div><td>甲</td> <td>乙</td></div>后',
      '<div><table><tbody><tr><td>甲</td> <td>乙</td></tr></tbody></table></div>后',
    ],
    [
      '<tbody><tr><td><table><tr><td>甲</td></tr></table></td></tr></tbody>',
      '<table><tbody><tr><td><table><tbody><tr><td>甲</td></tr></tbody></table></td></tr></tbody></table>',
    ],
  ])('%s stand in one', (html, read) => expect(sanitise(html)).toBe(read));
});
