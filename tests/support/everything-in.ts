import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** All bytes of the files below a folder, as Latin-1. A client that runs removes files meanwhile. */
export function everythingIn(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
    .map(contentOf)
    .join('\n');
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}
