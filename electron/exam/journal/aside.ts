import { basename, dirname, join } from 'node:path';
import type { FileLayer } from './file-layer.ts';

/** A file that the system refused to read lies beside its place under this name, with a number from the second on. */
const suffix = '.unreadable';

/** The files that were set aside for this path. Rejects when its folder cannot be listed. */
export async function asidesOf(layer: FileLayer, path: string): Promise<string[]> {
  const name = basename(path) + suffix;
  const folder = dirname(path);
  return (await layer.list(folder)).filter((other) => other.startsWith(name)).map((other) => join(folder, other));
}

/** Moves a file out of the way; one that was set aside before stays. */
export async function setAside(layer: FileLayer, path: string): Promise<void> {
  const known = await asidesOf(layer, path);
  const free = `${path}${suffix}${known.length === 0 ? '' : `-${known.length + 1}`}`;
  await layer.rename(path, free);
}
