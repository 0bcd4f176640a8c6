import { describe, expect, it } from 'vitest';
import type { PageBlock } from '#contract/platform/home/page-layout.ts';
import type { Piece } from '../page-grid.ts';
import { changed, differs, layoutRequest, type Change } from './pieces.ts';

const block = (blockId: string, title = ''): PageBlock => ({
  blockId,
  component: 'goods',
  title,
  moreUrl: '',
  hidden: false,
  config: {},
});
const page: readonly Piece[] = [
  { block: block('a'), span: 16, hidden: false },
  { block: block('b'), span: 8, hidden: false },
  { block: block('c'), span: 24, hidden: false },
];
const shape = (pieces: readonly Piece[]) =>
  pieces.map(({ block: { blockId }, span, hidden }) => `${blockId}${span}${hidden ? '-' : ''}`).join(' ');

describe('a change of the page', () => {
  it.each<[Change, string, boolean]>([
    [{ do: 'move', at: 2, step: -1 }, 'a16 c24 b8', true],
    [{ do: 'move', at: 0, step: -1 }, 'a16 b8 c24', false],
    [{ do: 'hide', at: 1, hidden: true }, 'a16 b8- c24', true],
    [{ do: 'hide', at: 1, hidden: false }, 'a16 b8 c24', false],
    [{ do: 'widen', at: 1, span: 12 }, 'a16 b12 c24', true],
    [{ do: 'add', block: block('d') }, 'a16 b8 c24 d24', true],
    [{ do: 'add', block: block('a') }, 'a16 b8 c24', false],
    [{ do: 'describe', block: block('b', 'new') }, 'a16 b8 c24', false],
  ])('%j gives %s', (change, after, changes) => {
    const next = changed(page, change);
    expect(shape(next)).toBe(after);
    expect(differs(page, next)).toBe(changes);
  });

  it('a new title stands in the page', () => {
    const next = changed(page, { do: 'describe', block: block('b', 'new') });
    expect(next.map((piece) => piece.block.title)).toEqual(['', 'new', '']);
  });
});

it('is saved as rows of columns', () => {
  expect(layoutRequest('opHomepage', page)).toEqual({
    pageId: 'opHomepage',
    rowList: [
      {
        columnList: [
          { width: 16, blockList: [{ blockId: 'a', hidden: false }] },
          { width: 8, blockList: [{ blockId: 'b', hidden: false }] },
        ],
      },
      { columnList: [{ width: 24, blockList: [{ blockId: 'c', hidden: false }] }] },
    ],
  });
});
