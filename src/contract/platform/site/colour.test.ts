import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { normalHex } from './colour.ts';

it.each([
  ['#1890ff', '#1890ff'],
  ['#1890FF', '#1890ff'],
  ['#18f', '#1188ff'],
  ['#18f8', '#1188ff'],
  ['#1890ffcc', '#1890ff'],
  ['1890ff', '#1890ff'],
  ['0x1890ff', '#1890ff'],
  ['0xcc1890ff', '#1890ff'],
  ['＃１８９０ｆｆ', '#1890ff'],
  [' #1890ff ; ', '#1890ff'],
  ['"#1890ff"', '#1890ff'],
  ["'rgb(24,144,255)'", '#1890ff'],
  ['color: #1890ff !important;', '#1890ff'],
  ['--primary-color:#1890ff', '#1890ff'],
  ['rgb(24,144,255)', '#1890ff'],
  ['RGB( 24 , 144 , 255 )', '#1890ff'],
  ['rgba(24, 144, 255, .5)', '#1890ff'],
  ['rgb(24 144 255 / 50%)', '#1890ff'],
  ['rgb（24，144，255）', '#1890ff'],
  ['rgb(100%, 0%, 50%)', '#ff0080'],
  ['24,144,255', '#1890ff'],
  ['24 144 255', '#1890ff'],
  ['24, 144, 255, 0.5', '#1890ff'],
  ['(24,144,255)', '#1890ff'],
  ['[24, 144, 255]', '#1890ff'],
  ['hsl(120, 100%, 25%)', '#008000'],
  ['hsla(120deg 100% 25% / .5)', '#008000'],
  ['hsl(0.5turn, 100%, 50%)', '#00ffff'],
  ['hsl(200grad, 100%, 50%)', '#00ffff'],
  ['hsl(3.14159265rad, 100%, 50%)', '#00ffff'],
  ['hsv(120, 100%, 50%)', '#008000'],
  ['hsb(0, 0%, 100%)', '#ffffff'],
  ['hsva(210, 50%, 0%, 1)', '#000000'],
  ['hwb(120 0% 50%)', '#008000'],
  ['hwb(0 100% 100%)', '#808080'],
  ['CornflowerBlue', '#6495ed'],
  ['rebeccapurple', '#663399'],
  ['teal', '#008080'],
])('%s is %s', (value, hex) => expect(normalHex(value)).toBe(hex));

it.each([
  'constructor',
  '1,2',
  '24,144',
  '2026 11 26',
  '#12',
  '#12345',
  'hsv(1)',
  'hwb()',
  'hasownproperty',
  '__proto__',
  'rgb()',
  'hsl(a, b, c)',
  '#',
  '0x',
  'transparent',
  'var(--a)',
  '{}',
])('%j is no colour', (value) => expect(normalHex(value)).toBeUndefined());

it('a very long text is no colour, and takes no time', () =>
  expect(normalHex(`red${' '.repeat(50_000)}x`)).toBeUndefined());

it('any value is six digits or no colour', () => {
  const part = fc.oneof(fc.double(), fc.integer({ min: -300, max: 300 }), fc.constantFrom('50%', '1turn', '2rad', ''));
  const form = fc.tuple(
    fc.constantFrom('rgb(', 'rgba(', 'hsl(', 'hsv(', 'hwb(', '#', '0x', '[', ''),
    fc.array(part),
    fc.constantFrom(',', ' ', '/'),
  );
  const written = form.map(
    ([start, parts, between]) => `${start}${parts.join(between)}${start.endsWith('(') ? ')' : ''}`,
  );
  fc.assert(
    fc.property(fc.oneof(written, fc.string(), fc.anything()), (value) => {
      expect(normalHex(value) ?? '#000000').toMatch(/^#[0-9a-f]{6}$/);
    }),
  );
});
