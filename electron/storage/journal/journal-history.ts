import { asJournalError, readFound } from './copies.ts';
import { quarantinedFiles } from './durable-file.ts';
import type { FileLayer } from './file-layer.ts';
import type { JournalHistory } from './journals.ts';
import { mergeCopies } from './merge.ts';

/**
 * Every record that is whole in any copy or in one that was set aside; nothing is mended. One copy that cannot be read adds
 * nothing; rejects when none can.
 */
export async function readHistory(
  layer: FileLayer,
  paths: readonly [string, string],
  key: Uint8Array,
): Promise<JournalHistory> {
  const asides = await Promise.all(paths.map((path) => quarantinedFiles(layer, path)));
  const found = await Promise.all([...paths, ...asides.flat()].map((path) => readFound(layer, path)));
  if (found.every(({ bytes }) => bytes === null)) throw asJournalError(found.find(({ error }) => error)?.error);
  const { records, takenBack, last } = mergeCopies(
    found.map(({ bytes }) => bytes),
    key,
  );
  return { records, takenBack, last };
}
