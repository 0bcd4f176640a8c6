import { expect, it } from 'vitest';
import { notesText } from './notes-text.ts';

it.each([
  [[], null],
  [[{ name: '1.1', text: '  ' }], null],
  [
    [
      { name: '1.1', text: '先断电\n再报警 ' },
      { name: '1.2', text: '' },
      { name: '1.3', text: '记录' },
    ],
    '\uFEFF# 电气防火\r\n\r\n## 1.1\r\n\r\n先断电\r\n再报警\r\n\r\n## 1.3\r\n\r\n记录\r\n',
  ],
])('%j', (items, text) => expect(notesText('电气防火', items)).toBe(text));
