import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';

/** The SCORM packages by the content of the item: one of SCORM 1.2, one of SCORM 2004 4th edition. */
const folders: Readonly<Record<string, string>> = {
  'r-ci-electric-fire-3-4': 'power-cut',
  'r-ci-weld-gas-2-3': 'hot-work',
};

/** Films and sounds of a package, beside the files of its folder, as they are. */
const media: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'power-cut': { 'media/fire-basics.mp4': 'films/fire-basics-large.mp4', 'media/beats.mp3': 'sounds/beats.mp3' },
};

/** The same package has the same bytes at every start. */
const packedAt = new Date(2024, 0, 1);

/** The package of a lesson as a zip file; null: the lesson has none. */
export function packageOf(resId: string): Uint8Array | null {
  const name = folders[resId];
  if (name === undefined) return null;
  const root = path.join(import.meta.dirname, 'packages', name);
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
  const named = files.map((file) => [path.relative(root, file).split(path.sep).join('/'), readFileSync(file)]);
  const films = Object.entries(media[name] ?? {}).map(([inside, file]) => [
    inside,
    [readFileSync(path.join(import.meta.dirname, file)), { level: 0 }],
  ]);
  return zipSync(Object.fromEntries([...named, ...films]), { mtime: packedAt });
}
