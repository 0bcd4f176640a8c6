import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import manifest from '../../package.json' with { type: 'json' };

/** The project's own folder. */
export const root = path.resolve(import.meta.dirname, '../..');

/** What `#ui` and the like stand for: paths from the root, by the package's own list. */
const rooms = new Map(
  Object.entries(manifest.imports).map(([name, folder]) => [
    name.replace('/*', ''),
    folder.replace(/^\.\/|\/\*$/g, ''),
  ]),
);

/** A source file, with its path from the root in forward slashes. */
export interface SourceFile {
  file: string;
  text: string;
}

const skipped = new Set(['node_modules', 'dist', 'dist-electron', '.git', '.cache', 'gallery']);

/** Every TypeScript file below a folder. */
export function sourcesBelow(folder: string): SourceFile[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : sourcesBelow(file);
    return /\.(ts|tsx|mts|cts)$/.test(entry.name) ? [{ file, text: readFileSync(path.join(root, file), 'utf8') }] : [];
  });
}

/** True for a test or what only tests use. */
export function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file) || file.startsWith('tests/');
}

/** What a file imports, type imports included: paths from the root for our own files, else the package's name. */
export function importsOf({ file, text }: SourceFile): string[] {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const quoted = module.dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start, moduleRequest.end));
  const dynamic = quoted.filter((name) => /^['"`]/.test(name)).map((name) => name.slice(1, -1));
  const fixed = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  const from = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.moduleRequest ? [entry.moduleRequest.value] : [])),
  );
  return [...fixed, ...dynamic, ...from].map((name) => {
    if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name);
    const room = rooms.get(name.slice(0, name.indexOf('/')));
    return room === undefined ? name : `${room}${name.slice(name.indexOf('/'))}`;
  });
}

/** Every node of a syntax tree, depth first. */
export function* nodesOf(tree: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(tree)) {
    for (const item of tree) yield* nodesOf(item);
    return;
  }
  if (!isRecord(tree)) return;
  if (typeof tree['type'] === 'string') yield tree;
  for (const value of Object.values(tree)) yield* nodesOf(value);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The syntax tree of a file. */
export function treeOf({ file, text }: SourceFile): unknown {
  return parseSync(file, text).program;
}
