import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { normalHex } from './colour.ts';

it.each([
  'constructor',
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

it('any value is six digits or no colour', () => {
  const part = fc.oneof(fc.double(), fc.integer({ min: -300, max: 300 }), fc.constantFrom('50%', '1turn', '2rad', ''));
  const form = fc.tuple(
    fc.constantFrom('rgb(', 'rgba(', 'hsl(', '#', '0x', ''),
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
