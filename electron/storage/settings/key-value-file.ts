import { existsSync, renameSync } from 'node:fs';

/** A small file of named values that is read whole and written whole, atomically. */
export interface KeyValueFile {
  read: () => Readonly<Record<string, unknown>>;
  write: (values: Readonly<Record<string, unknown>>) => void;
  /** False: what was written last is in memory only. Absent: a write that fails throws. */
  isStored?: () => boolean;
  /** Called when what was in memory only has been written after all. */
  onStored?: (listener: () => void) => void;
}

/** Opens the file of that name in the client's folder. An unreadable file is set aside first, and logged. */
export type OpenKeyValueFile = (name: string) => KeyValueFile;

/** Renames a broken file, so that it can be examined later. Returns its new name. */
export function setAside(file: string): string {
  let number = 1;
  while (existsSync(`${file}.broken-${number}`)) number += 1;
  const renamed = `${file}.broken-${number}`;
  renameSync(file, renamed);
  return renamed;
}
