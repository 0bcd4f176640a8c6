import { describe, expect, it } from 'vitest';
import type { PageBlock, PageLayout } from '#contract/platform/home/page-layout.ts';
import { moved, packRows, piecesOf, rowsOf, spanOf, type Piece } from './page-grid.ts';

const block = (blockId: string, hidden = false): PageBlock => ({
  blockId,
  component: 'numbers',
  title: '',
  moreUrl: '',
  hidden,
  config: {},
});

const layout = (...rows: (readonly (readonly [number | null, ...PageBlock[]])[])[]): PageLayout => ({
  pageId: 'p',
  pageName: '',
  rowList: rows.map((columns) => ({ columnList: columns.map(([width, ...blockList]) => ({ width, blockList })) })),
});

const piece = (id: string, span: number, hidden = false): Piece => ({ block: block(id), span, hidden });
const idsOf = (rows: readonly (readonly Piece[])[]) => rows.map((row) => row.map((entry) => entry.block.blockId));

describe('width of a column', () => {
  it.each([
    [null, 24],
    [0, 24],
    [-3, 24],
    [Number.NaN, 24],
    [1, 1],
    [8, 8],
    [15.6, 16],
    [24, 24],
    [40, 24],
  ])('%s is %s units [layout-column-width]', (width, span) => expect(spanOf(width)).toBe(span));
});

describe('rows of a page', () => {
  it('keep their columns, without what is hidden or empty', () => {
    const page = layout(
      [
        [16, block('a')],
        [8, block('b'), block('c', true)],
      ],
      [[null, block('d', true)]],
      [[null]],
      [[null, block('e')]],
    );
    const rows = rowsOf(page).map((row) => row.map(({ span, blocks }) => [span, blocks.map(({ blockId }) => blockId)]));
    expect(rows).toEqual([
      [
        [16, ['a']],
        [8, ['b']],
      ],
      [[24, ['e']]],
    ]);
  });
});

describe('arranging', () => {
  it('reads every block in order, hidden ones too', () => {
    const page = layout(
      [
        [16, block('a')],
        [8, block('b', true)],
      ],
      [[null, block('c')]],
    );
    expect(piecesOf(page).map(({ block: { blockId }, span, hidden }) => [blockId, span, hidden])).toEqual([
      ['a', 16, false],
      ['b', 8, true],
      ['c', 24, false],
    ]);
  });

  it('fills rows up to 24 units', () => {
    const rows = packRows([piece('a', 16), piece('b', 8), piece('c', 12), piece('d', 16), piece('e', 24)]);
    expect(idsOf(rows)).toEqual([['a', 'b'], ['c'], ['d'], ['e']]);
  });

  it('a hidden block has a row of its own', () => {
    const rows = packRows([piece('a', 16), piece('b', 8, true), piece('c', 8)]);
    expect(idsOf(rows)).toEqual([['a'], ['b'], ['c']]);
  });

  it.each([
    [1, -1, ['b', 'a', 'c']],
    [1, 1, ['a', 'c', 'b']],
    [0, -1, ['a', 'b', 'c']],
    [2, 1, ['a', 'b', 'c']],
  ] as const)('moves the block at %s by %s', (at, step, order) => {
    const pieces = [piece('a', 24), piece('b', 24), piece('c', 24)];
    expect(moved(pieces, at, step).map((entry) => entry.block.blockId)).toEqual(order);
  });
});
