import type { FileDelivery } from '#contract/ipc/answer-files.ts';

/** How many files of a paper reached the platform; `refused` ones never will. */
export interface FileCounts {
  total: number;
  delivered: number;
  refused: number;
  waiting: number;
}

export function fileCounts(deliveries: readonly Pick<FileDelivery, 'phase'>[]): FileCounts {
  const of = (phase: FileDelivery['phase']) => deliveries.filter((each) => each.phase === phase).length;
  const [total, delivered, refused] = [deliveries.length, of('delivered'), of('refused')];
  return { total, delivered, refused, waiting: total - delivered - refused };
}
