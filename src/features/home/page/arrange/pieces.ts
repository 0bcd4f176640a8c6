import type { Input } from '#contract/platform/endpoint.ts';
import type { PageBlock, savePageLayoutForClick } from '#contract/platform/home/page-layout.ts';
import { moved, packRows, type Piece } from '../page-grid.ts';

/** Widths that a learner chooses from: whole, two thirds, half, a third. */
export const widths = [24, 16, 12, 8] as const;

/** What a learner does to the page. */
export type Change =
  | { do: 'move'; at: number; step: -1 | 1 }
  | { do: 'hide'; at: number; hidden: boolean }
  | { do: 'widen'; at: number; span: number }
  | { do: 'add'; block: PageBlock }
  | { do: 'describe'; block: PageBlock };

/** The pieces after a change. A block that is there already is not added again. */
export function changed(pieces: readonly Piece[], change: Change): readonly Piece[] {
  switch (change.do) {
    case 'move':
      return moved(pieces, change.at, change.step);
    case 'hide':
      return pieces.map((piece, index) => (index === change.at ? { ...piece, hidden: change.hidden } : piece));
    case 'widen':
      return pieces.map((piece, index) => (index === change.at ? { ...piece, span: change.span } : piece));
    case 'add': {
      const there = pieces.some(({ block }) => block.blockId === change.block.blockId);
      return there ? pieces : [...pieces, { block: change.block, span: 24, hidden: false }];
    }
    case 'describe':
      return pieces.map((piece) =>
        piece.block.blockId === change.block.blockId ? { ...piece, block: change.block } : piece,
      );
  }
}

/** True when order, width or visibility differ; a block's own settings are saved by themselves. */
export function differs(before: readonly Piece[], after: readonly Piece[]): boolean {
  const shape = (pieces: readonly Piece[]) =>
    JSON.stringify(pieces.map(({ block, span, hidden }) => [block.blockId, span, hidden]));
  return shape(before) !== shape(after);
}

/** The request that saves the page. */
export function layoutRequest(pageId: string, pieces: readonly Piece[]): Input<typeof savePageLayoutForClick> {
  return {
    pageId,
    rowList: packRows(pieces).map((row) => ({
      columnList: row.map(({ block, span, hidden }) => ({
        width: span,
        blockList: [{ blockId: block.blockId, hidden }],
      })),
    })),
  };
}
