import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blanksIn } from './blanks.ts';

const u = (inner: string) => `<span style="text-decoration: underline;">${inner}</span>`;

describe('blanks in a text', () => {
  it.each([
    ['安全电压为（&nbsp;&nbsp;&nbsp;&nbsp;）V 和（&nbsp;&nbsp;&nbsp;&nbsp;）V。', 2],
    [`先${u('　　　　')}后${u('　　　　')}。`, 2],
    [`先${u('&nbsp;&nbsp;')}${u('&nbsp;')}。`, 1],
    ['先<u><span style="color:red">&nbsp; &nbsp;</span></u>后<u>  </u>', 2],
    ['先<u>&nbsp;1&nbsp;</u>后<u>　②　</u>', 2],
    ['<u>先断电</u>，<u> </u>', 1],
    ['<span style="border-bottom:1px solid #000">&emsp;&emsp;</span>', 1],
    ['<img src="/media/a__b__c.png">电压为____V。', 1],
    ['<IMG src=/media/a__b__c.png>电压为<b>__</b><b>__</b>V。', 1],
    ['电压<input type="text" data-index="1">V，电流<input data-index=2>A<input type="hidden"><input type=radio>。', 2],
    ['<select><option>甲</option></select><textarea>x</textarea>', 2],
    ['电压＿＿V', 1],
    ['电压【 】V，电流[ ]A，电阻[  ]Ω', 3],
    ['{{1}}与{{2}}', 2],
    ['{{}}、[[1]]、${blank}、##2##、【填空3】、[空1]、<填空>', 7],
    ['函数 f() 在（）处', 1],
    ['数组 a[] 的长度为____', 1],
    ['__1__与__2__', 2],
    ['___(1)___与__①__', 2],
    ['（____）和【__】', 2],
    ['（1）____；（2）____', 2],
    ['（ 1 ）与（ 2 ）', 2],
    ['He___a boy and she __ a girl', 2],
    ['<code>def __init__(self): a = b[ ]; return ____</code>', 1],
    ['《　　》的作者是“　　”', 2],
    ['<span class="fill-blank"></span>和<span data-blank="2"></span>', 2],
    ['若 $x_{1}+x_{2}=\\underline{\\qquad}$，则 $y=(\\quad)$', 2],
    ['\\(a\\_\\_b\\)与<span class="formula" data-tex="x=\\underline{\\hspace{2cm}}"></span>', 2],
    ['当 0<x<5 时为（ ）', 1],
    ['<textEntryInteraction responseIdentifier="R"/>与<qti-extended-text-interaction/>', 2],
    ['首都是{1:SHORTANSWER:=北京~%50%京}，面积{:NM:=5:0.1}，{2:MC:=甲~乙}', 3],
    ['<u><span style="visibility:hidden">答案</span></u>与<u><font color="#ffffff">答案</font></u>', 2],
    ['<u style="background-color:#fff">先断电</u>，<i hidden>____</i>____', 1],
    ['$\\underline{\\makebox[3cm]{}}$、$\\rule{2cm}{0.4pt}$、$\\hrulefill$', 3],
    ['电压<img class="blank-img" src="/b.png">V，电流<span data-type="blank">空1</span>A', 2],
    ['（<span style="color:#fff">答案</span>）与( <i style="visibility:hidden">A</i> )', 2],
    ['电压<span contenteditable="true"></span>V，<div contenteditable="true">电流</div>', 1],
    [
      '<div contenteditable="true"><u>　　</u>电压<u>&nbsp;<b>1</b>&nbsp;</u></div><u>电<span class="fill"></span></u>',
      3,
    ],
    ['<font color="#fff"><u>答案</u></font>V与<u>&nbsp;<u>&nbsp;</u></u>A', 2],
    ['电压为[填空1,2分]V，电流为{{填空三}}A，（空一）与【填空十二】', 4],
    ['{{input}}、${answer1}、[[fill]]、[blank:1]、{{ blank_2 }}', 5],
    ['电压为（？）V，电流为（?）A', 2],
    ['电压为&lt;input type="text"&gt;V', 1],
    ['把<span style="border:1px solid #000;padding:0 20px">&nbsp;</span>填上', 1],
    ['<table><tr><td style="border:1px solid">&nbsp;</td><td style="border:1px solid"></td></tr></table>____', 1],
    ['<div class="quizPutTag">&nbsp;</div>', 1],
    ['电压<textarea/>V，<u><b style="color:rgba(0,0,0,0)">答案</b></u>', 2],
    ['$x=<input>$，$y=<u>&nbsp;&nbsp;</u>$', 2],
    ['\\(\\frac{1}{2}\\) 与 \\sqrt{3}', 0],
    ['new ArrayList<>() 的长度为____', 1],
    ['电压为……V', 0],
    ['电压为——————V', 1],
    ['电压为&nbsp;&nbsp;&nbsp;&nbsp;V，电流为　　　　A', 2],
    ['The voltage is() and the current is()', 2],
    ['<span style="display:none">____</span>____', 1],
    ['电压<blank/>V，电流<blank />A', 2],
    ['电压〈　　〉V，电流{　　}A', 2],
    ['电压﹙　﹚V，电流︵　︶A，电阻｛　｝Ω', 3],
    ['电压（&zwnj;）V，电流（\u2060）A', 2],
    ['电压﹏﹏﹏V，电流﹏A', 2],
    ['电压_ _ _ _V', 1],
    ['电压\\_\\_\\_V', 1],
    ['电压$$__$$V', 1],
    ['见 http://x.cn/a__b__c?d=__，电压为____V', 1],
    ['<span style="display:inline-block;width:80px;border-bottom:1px solid"></span>V<u style="min-width:3em"></u>A', 2],
    ['<u></u>电压<span style="border-bottom:1px solid"></span>', 0],
    ['<u style="width:80px">先断电</u>', 0],
    [
      '<span style="border-bottom:1px solid;padding:0 20px"></span>V<span style="border-bottom:1px solid;padding:0"></span>A',
      1,
    ],
    ['{1:SA:=甲}{1:SA:=乙}', 2],
    ['先<gap identifier="1"/>后<qti-gap></qti-gap><qti-gap-img><img src="/a.png"></qti-gap-img>', 2],
    ['先<fill-blank></fill-blank>后<question-blank index="2"/>。', 2],
    ['{1}与{2}', 2],
    ['[1]与[2]', 2],
    ['&lt;1&gt;与&lt;2&gt;', 2],
    ['#1#与#2#', 2],
    ['见[1]：电压为____', 1],
    ['电压_V，电流：_A，变量 a_b', 2],
    ['电压~~~~V', 1],
    ['电压－－－－V', 1],
    ['int main() { } 与 ____', 1],
    ['安全电压是多少？', 0],
    ['', 0],
  ])('%s has %d', (html, blanks) => expect(blanksIn(html)).toBe(blanks));

  it('are as many as were written, whatever form each has and whatever stands around them', () => {
    const forms = [
      '____',
      '＿＿',
      '（　）',
      '（&nbsp;&nbsp;）',
      '( )',
      '【 】',
      '《　　》',
      '<u>&emsp;&emsp;</u>',
      u('　　'),
      u('&nbsp;<b>1</b>&nbsp;'),
      '<u style="width:60px"></u>',
      '<span style="border-bottom:1px solid;min-width:3em;display:inline-block"></span>',
      '<u><font color="white">答案</font></u>',
      '<input type="text">',
      '<select><option>甲</option></select>',
      '<span class="fill-blank"></span>',
      '<span data-blank="1">空1</span>',
      '{{1}}',
      '[填空1]',
      '{1:SHORTANSWER:=甲}',
      '<textEntryInteraction responseIdentifier="R"/>',
      '$x=\\underline{\\quad}$',
      '<img class="blank" src="/b.png">',
    ];
    const around = fc.constantFrom(
      '',
      '<p>',
      '<div contenteditable="true">',
      '<td>',
      '<span style="color:red">',
      '<b>',
    );
    const between = fc.constantFrom(
      '电压',
      '，V<br>',
      '；0<x<5 时',
      '&lt;b&gt;',
      '<i hidden>____</i>乙',
      '见（1）',
      '函数 f() 是',
      'a_b',
    );
    fc.assert(
      fc.property(
        fc.array(fc.tuple(between, around, fc.constantFrom(...forms)), { minLength: 1, maxLength: 5 }),
        (all) => {
          const text = all.map(([before, open, form]) => {
            const [name] = /\w+/.exec(open) ?? [];
            return `${before}${open}${form}${name === undefined ? '' : `</${name}>`}`;
          });
          expect([text.join(''), blanksIn(`${text.join('')}。`)]).toEqual([text.join(''), all.length]);
        },
      ),
    );
  });

  it.each([
    `<u>${' '.repeat(50_000)}x</u>____`,
    `${'_'.repeat(50_000)}x`,
    `（${' '.repeat(50_000)}）`,
    `<u>${'&nbsp;'.repeat(20_000)}</u>`,
  ])('are found in long ones too', (html) => expect(blanksIn(html)).toBe(1));
});
