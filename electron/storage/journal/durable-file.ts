import { basename, dirname, join } from 'node:path';
import type { AppendFile, FileLayer } from './file-layer.ts';

/**
 * Puts a whole file in place so that a power cut leaves either the old one or the new one: written beside it, flushed,
 * renamed over it, and the folder flushed.
 */
export async function replaceFile(layer: FileLayer, path: string, bytes: Uint8Array): Promise<void> {
  const fresh = `${path}${freshSuffix}`;
  try {
    const file = await layer.open(fresh, true);
    try {
      await file.append(bytes);
      await file.datasync();
    } finally {
      await file.close();
    }
    await layer.rename(fresh, path);
  } catch (error) {
    await removeLeftOver(layer, fresh);
    throw error;
  }
  await layer.syncFolder(dirname(path));
}

/** What lies beside a file while it is replaced; after a power cut it is left over. */
export const freshSuffix = '.new';

/** A left-over would take the room that the next try needs. */
export async function removeLeftOver(layer: FileLayer, path: string): Promise<void> {
  try {
    await layer.remove(path);
  } catch {
    // The disk is in trouble; the write that failed says so. The next start removes it.
  }
}

/** Closes a file that is being given up; its errors were already met by the write that gave it up. */
export async function abandon(file: AppendFile | null): Promise<void> {
  try {
    await file?.close();
  } catch {
    // The descriptor is gone either way, and the copy is rebuilt from the other one.
  }
}

/** A file that the system refused to read lies beside its place under this name, with a number from the second on. */
const quarantineSuffix = '.unreadable';

/** The files in quarantine for this path. Rejects when its folder cannot be listed. */
export async function quarantinedFiles(layer: FileLayer, path: string): Promise<string[]> {
  const name = basename(path) + quarantineSuffix;
  const folder = dirname(path);
  return (await layer.list(folder)).filter((other) => other.startsWith(name)).map((other) => join(folder, other));
}

/** Moves a file out of the way; one that is in quarantine already stays. */
export async function quarantine(layer: FileLayer, path: string): Promise<void> {
  const known = await quarantinedFiles(layer, path);
  const free = `${path}${quarantineSuffix}${known.length === 0 ? '' : `-${known.length + 1}`}`;
  await layer.rename(path, free);
}
