/** Where a key takes the focus in a list of this length; null: the key is none of ours. */
export function listMove(key: string, at: number, length: number): number | null {
  const last = length - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(last, at + 1);
    case 'ArrowUp':
      return Math.max(0, at - 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
