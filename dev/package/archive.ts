import { listPackage, statFile } from '@electron/asar';

/** Most bytes of app.asar. */
export const archiveBudget = 25 * 1024 * 1024;

/** One file of the archive: its path with forward slashes, no leading one. */
export interface ArchiveFile {
  name: string;
  /** Bytes. */
  size: number;
}

/** What no installed client carries, each with the reason. */
const forbidden: readonly (readonly [RegExp, string])[] = [
  [/(^|\/)node_modules\//, 'a package: everything is bundled'],
  [/\.map$/, 'a source map'],
  [/\.(ts|tsx|mts|cts)$/, 'a source'],
  [/(^|\/)(tests?|dev|docs)\//, 'a file of development'],
  [/\.(pem|key|p12|pfx|env)$|(^|\/)\.env/, 'something secret'],
  [/(^|\/)\.[^/]+$/, 'a hidden file'],
  [/(^|\/)policy\.json$/, 'a policy: it lies beside the archive'],
];

/** What the client doesn't start without. */
const needed = [
  'package.json',
  'dist/index.html',
  'dist/licences.json',
  'dist-electron/main.js',
  'dist-electron/preload.cjs',
  'dist-electron/journal-worker.js',
  'dist-electron/evidence-worker.js',
];

/** What is wrong with an archive; []: nothing. */
export function archiveFaults(files: readonly ArchiveFile[], budget = archiveBudget): string[] {
  const names = new Set(files.map(({ name }) => name));
  const total = files.reduce((sum, { size }) => sum + size, 0);
  return [
    ...files.flatMap(({ name }) =>
      forbidden.filter(([pattern]) => pattern.test(name)).map(([, reason]) => `${name} is ${reason}`),
    ),
    ...needed.filter((name) => !names.has(name)).map((name) => `${name} is missing`),
    ...(total > budget ? [`it holds ${inMb(total)}, ${inMb(budget)} are allowed`] : []),
  ];
}

/** The sizes by folder, largest first. */
export function sizesByPart(files: readonly ArchiveFile[]): { part: string; size: number }[] {
  const sizes = new Map<string, number>();
  for (const { name, size } of files) {
    const folders = name.split('/').slice(0, -1);
    const part = folders.slice(0, 2).join('/') || name;
    sizes.set(part, (sizes.get(part) ?? 0) + size);
  }
  return [...sizes].map(([part, size]) => ({ part, size })).toSorted((a, b) => b.size - a.size);
}

/** The files of an app.asar. */
export function readArchive(archive: string): ArchiveFile[] {
  return listPackage(archive, { isPack: false }).flatMap((entry) => {
    const name = entry.replaceAll('\\', '/').replace(/^\//, '');
    const stat = statFile(archive, name);
    return 'size' in stat ? [{ name, size: stat.size }] : [];
  });
}

/** Bytes as megabytes with one decimal. */
export function inMb(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
