import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** All bytes of the files below a folder, as Latin-1. */
export function everythingIn(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
    .map((file) => readFileSync(file, 'latin1'))
    .join('\n');
}
