import type { KeyValueFile } from '#electron/storage/settings/key-value-file.ts';

/** A key-value file in memory, with what was written to it. */
export function memoryFile(values: Readonly<Record<string, unknown>> = {}): KeyValueFile & { written: () => string } {
  let current = values;
  return {
    read: () => current,
    write: (next) => {
      current = next;
    },
    written: () => JSON.stringify(current),
  };
}
