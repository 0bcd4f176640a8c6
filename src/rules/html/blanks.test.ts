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
    ['电压为……V', 0],
    ['电压为——————V', 1],
    ['电压为&nbsp;&nbsp;&nbsp;&nbsp;V，电流为　　　　A', 2],
    ['The voltage is() and the current is()', 2],
    ['<span style="display:none">____</span>____', 1],
    ['安全电压是多少？', 0],
    ['', 0],
  ])('%s has %d', (html, blanks) => expect(blanksIn(html)).toBe(blanks));
});
