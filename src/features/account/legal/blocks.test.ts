import { describe, expect, it } from 'vitest';
import { blocksOf } from './blocks.ts';

describe('blocks of a section', () => {
  it.each([
    ['one paragraph', 'a', [{ kind: 'paragraph', text: 'a' }]],
    [
      'a list between two paragraphs',
      'a:\n- b\n- c\nd',
      [
        { kind: 'paragraph', text: 'a:' },
        { kind: 'list', items: ['b', 'c'] },
        { kind: 'paragraph', text: 'd' },
      ],
    ],
    ['a list alone', '- b', [{ kind: 'list', items: ['b'] }]],
  ])('%s', (_, text, blocks) => {
    expect(blocksOf(text)).toEqual(blocks);
  });
});
