/** A small file of named values that is read whole and written whole, atomically. */
export interface KeyValueFile {
  read: () => Readonly<Record<string, unknown>>;
  write: (values: Readonly<Record<string, unknown>>) => void;
}

/** Opens the file of that name in the client's folder. A file that cannot be read is set aside first, and logged. */
export type OpenKeyValueFile = (name: string) => KeyValueFile;
