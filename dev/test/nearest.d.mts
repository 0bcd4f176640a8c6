export interface Picked {
  run: string[];
  left: string[];
  leftMs: number;
}
export function nearest(
  files: readonly string[],
  changed: readonly string[],
  times: readonly { file: string; ms: number }[],
  budgetMs: number,
): Picked;
