import type { PageBlock, PageLayout } from '#contract/platform/home/page-layout.ts';

/** Units of a row (001 §2). */
export const rowUnits = 24;

/** A column without a width, or with one that is none, takes the whole row; a wider one too (001 §2, 002 §9). */
export function spanOf(width: number | null): number {
  if (width === null || !Number.isFinite(width) || width <= 0) return rowUnits;
  return Math.min(rowUnits, Math.max(1, Math.round(width)));
}

/** A place on the page: so many units wide, with the blocks that stand in it. */
export interface Place {
  key: string;
  span: number;
  blocks: readonly PageBlock[];
}

/** The rows of a layout; a row whose columns need more than 24 units goes on in the next line by the grid. */
export function rowsOf(layout: PageLayout): Place[][] {
  return layout.rowList
    .map(({ columnList }, row) =>
      columnList.map(({ width, blockList }, column) => ({
        key: `${row}-${column}`,
        span: spanOf(width),
        blocks: blockList.filter(({ hidden }) => !hidden),
      })),
    )
    .map((places) => places.filter(({ blocks }) => blocks.length > 0))
    .filter((places) => places.length > 0);
}

/** A block on a page that is being arranged: its own width, whatever row it lands in. */
export interface Piece {
  block: PageBlock;
  span: number;
  hidden: boolean;
}

/** Every block in reading order. */
export function piecesOf(layout: PageLayout): Piece[] {
  return layout.rowList.flatMap(({ columnList }) =>
    columnList.flatMap(({ width, blockList }) =>
      blockList.map((block) => ({ block, span: spanOf(width), hidden: block.hidden })),
    ),
  );
}

/** Rows as full as 24 units allow, in this order; a hidden block takes no room, so it has a row of its own. */
export function packRows(pieces: readonly Piece[]): Piece[][] {
  const rows: Piece[][] = [];
  let free = 0;
  for (const piece of pieces) {
    const row = rows.at(-1);
    if (piece.hidden || !row || piece.span > free) {
      rows.push([piece]);
      free = piece.hidden ? 0 : rowUnits - piece.span;
    } else {
      row.push(piece);
      free -= piece.span;
    }
  }
  return rows;
}

/** The list with one piece a step further up (-1) or down (1); at an end nothing changes. */
export function moved(pieces: readonly Piece[], at: number, step: -1 | 1): readonly Piece[] {
  const [piece, other] = [pieces[at], pieces[at + step]];
  if (!piece || !other) return pieces;
  return pieces.map((entry, index) => (index === at ? other : index === at + step ? piece : entry));
}
