import { statfs } from 'node:fs/promises';
import path from 'node:path';

/** Bytes that this user may still write in `folder`, or where it will be created; null: the system does not tell. */
export async function freeDiskBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    // Not created yet, as before the first exam; some file systems tell nothing at all.
    const parent = path.dirname(folder);
    return parent === folder ? null : freeDiskBytes(parent);
  }
}
