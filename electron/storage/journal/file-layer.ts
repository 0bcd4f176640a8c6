/** A file that only grows. */
export interface AppendFile {
  append(bytes: Uint8Array): Promise<void>;
  /** Resolves when everything appended is on the disk, not only with the system. */
  datasync(): Promise<void>;
  /** Bytes of the whole file. */
  size(): Promise<number>;
  close(): Promise<void>;
}

/**
 * The few things the journal needs of a file system. It is an argument everywhere, so that the fault lab can drop, tear,
 * flip and refuse. Every method rejects with the system's error (`code` ENOSPC, EIO...).
 */
export interface FileLayer {
  /** At most `limit` bytes from the start; null: there is no such file. */
  read(path: string, limit?: number): Promise<Uint8Array | null>;
  /** Names in a folder; empty when there is no such folder. */
  list(folder: string): Promise<string[]>;
  /** Makes the folder and those above it, for this user only. */
  makeFolder(folder: string): Promise<void>;
  /** Opens for appending and creates when missing; `empty` throws away what is there. */
  open(path: string, empty?: boolean): Promise<AppendFile>;
  /** Cuts the file off after this many bytes, durably. */
  truncate(path: string, length: number): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  /** Removing what is not there is no error. */
  remove(path: string): Promise<void>;
  /** Makes creations, renames and removals in this folder durable. */
  syncFolder(folder: string): Promise<void>;
}

/** The code of a system error, for sentences; `EUNKNOWN` when it carries none. */
export function systemCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'EUNKNOWN';
}

/** There is no room, of the disk or of this user's quota. */
export function isFull(error: unknown): boolean {
  const code = systemCode(error);
  return code === 'ENOSPC' || code === 'EDQUOT';
}
