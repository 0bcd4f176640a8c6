/** Cells a row of the answer sheet has. */
export const columns = 7;

/** Where a key takes the focus in a sheet of sections with so many cells each; null: the key is none of ours. */
export function gridMove(key: string, at: number, sizes: readonly number[]): number | null {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const last = total - 1;
  switch (key) {
    case 'ArrowRight':
      return Math.min(last, at + 1);
    case 'ArrowLeft':
      return Math.max(0, at - 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'ArrowDown':
    case 'ArrowUp':
      return rowMove(key === 'ArrowDown' ? 1 : -1, at, sizes);
    default:
      return null;
  }
}

/** One row up or down; past the edge of a section into the next, in the same column or the last there is. */
function rowMove(step: 1 | -1, at: number, sizes: readonly number[]): number {
  const rows = rowsOf(sizes);
  const row = rows.findIndex(({ from, length }) => at >= from && at < from + length);
  const here = rows[row];
  const target = rows[row + step];
  if (!here || !target) return at;
  return target.from + Math.min(at - here.from, target.length - 1);
}

function rowsOf(sizes: readonly number[]): { from: number; length: number }[] {
  const rows: { from: number; length: number }[] = [];
  let from = 0;
  for (const size of sizes) {
    for (let done = 0; done < size; done += columns)
      rows.push({ from: from + done, length: Math.min(columns, size - done) });
    from += size;
  }
  return rows;
}
