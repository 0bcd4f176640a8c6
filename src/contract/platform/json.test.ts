import { describe, expect, it } from 'vitest';
import { parseJson } from './json.ts';

describe('JSON of a platform', () => {
  it.each([
    ['{"id": 1234567890123456789, "of": [9007199254740993]}', { id: '1234567890123456789', of: ['9007199254740993'] }],
    ['{"id": -9007199254740993}', { id: '-9007199254740993' }],
    ['[9007199254740991, 1.5, 1e3, 12345678901234567890.5, 0]', [9007199254740991, 1.5, 1000, 12345678901234567000, 0]],
    ['"9007199254740993"', '9007199254740993'],
    ['null', null],
  ])('%s', (text, value) => expect(parseJson(text)).toEqual(value));

  it('throws for what is no JSON', () => expect(() => parseJson('<html>')).toThrow(SyntaxError));
});
