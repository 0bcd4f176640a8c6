import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

const math = (inner: string) => `<math>${inner}</math>`;

it.each([
  ['10<sup>2</sup> m/s<sup>-2</sup>', '10² m/s⁻²'],
  ['H<sub>2</sub>O', 'H₂O'],
  ['x<sup>n</sup>与y<sub>a+b</sub>', 'x^n与y_(a+b)'],
  ['10<span style="vertical-align:super">2</span>', '10²'],
  [math('<mfrac><mn>1</mn><mn>2</mn></mfrac>'), '1/2'],
  [math('<mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><msqrt><mn>2</mn></msqrt></mfrac>'), '(a+b)/(√2)'],
  [math('<msup><mn>10</mn><mn>2</mn></msup><mroot><mi>x</mi><mn>3</mn></mroot>'), '10²³√x'],
  [math('<msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup><msub><mi>U</mi><mtext>额</mtext></msub>'), 'x₁²U_额'],
  [math('<munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover>'), '∑_(i=1)^n'],
  [math('<mover><mi>a</mi><mo>→</mo></mover>'), 'a→'],
  [
    math('<mtable><mtr><mtd><mi>x</mi></mtd><mtd><mn>1</mn></mtd></mtr><mtr><mtd><mi>y</mi></mtd></mtr></mtable>'),
    'x 1; y;',
  ],
])('%s is %s in a line', (html, text) => expect(plainText(html)).toBe(text));
