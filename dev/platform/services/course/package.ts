import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { zipOf } from './zip.ts';

/** The SCORM packages by the content of the item: one of SCORM 1.2, one of SCORM 2004 4th edition. */
const folders: Readonly<Record<string, string>> = {
  'r-ci-electric-fire-3-4': 'power-cut',
  'r-ci-weld-gas-2-3': 'hot-work',
};

/** The package of a lesson as a zip file; null: the lesson has none. */
export function packageOf(resId: string): Buffer | null {
  const name = folders[resId];
  if (name === undefined) return null;
  const root = path.join(import.meta.dirname, 'packages', name);
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
  return zipOf(
    files.map((file) => ({
      name: path.relative(root, file).split(path.sep).join('/'),
      bytes: readFileSync(file),
    })),
  );
}
