import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The lines that the tests of the last run left under a name (texts, keys, console, reached, asked), one file a process. */
export function readLines(folder: string, name: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.startsWith(`${name}-`))
    .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n'))
    .filter((line) => line !== '');
}
