import { dirname } from 'node:path';
import type { AppendFile, FileLayer } from './file-layer.ts';

/**
 * Puts a whole file in place so that a power cut leaves either the old one or the new one: written beside it, flushed,
 * renamed over it, and the folder flushed.
 */
export async function replaceFile(layer: FileLayer, path: string, bytes: Uint8Array): Promise<void> {
  const fresh = `${path}.new`;
  const file = await layer.open(fresh, true);
  try {
    await file.append(bytes);
    await file.datasync();
  } finally {
    await file.close();
  }
  await layer.rename(fresh, path);
  await layer.syncFolder(dirname(path));
}

/** Closes a file that is being given up; its errors were already met by the write that gave it up. */
export async function abandon(file: AppendFile | null): Promise<void> {
  try {
    await file?.close();
  } catch {
    // The descriptor is gone either way, and the copy is rebuilt from the other one.
  }
}
