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
export function importsOf(source: SourceFile): string[] {
  const { text } = source;
  const { dynamicImports, staticImports, staticExports } = moduleOf(source);
  const quoted = dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start, moduleRequest.end));
  const dynamic = quoted.filter((name) => /^['"`]/.test(name)).map((name) => name.slice(1, -1));
  const fixed = staticImports.map(({ moduleRequest }) => moduleRequest.value);
  return [...fixed, ...dynamic, ...staticExports.flatMap(namesOf)].map((name) => targetOf(source, name));
}

/** What is loaded before a file runs: `import { type A }` loads too, `import type` does not. */
export function importsAtStart(source: SourceFile): string[] {
  const { staticImports, staticExports } = moduleOf(source);
  const loads = ({ start, end }: { start: number; end: number }) =>
    !/^(?:import|export)\s+type\b/.test(source.text.slice(start, end));
  const fixed = staticImports.filter(loads).map(({ moduleRequest }) => moduleRequest.value);
  return [...fixed, ...staticExports.filter(loads).flatMap(namesOf)].map((name) => targetOf(source, name));
}

function moduleOf({ file, text }: SourceFile) {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return module;
}

function namesOf({ entries }: { entries: { moduleRequest: { value: string } | null }[] }): string[] {
  return entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : []));
}

function targetOf({ file }: SourceFile, name: string): string {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name);
  const room = rooms.get(name.slice(0, name.indexOf('/')));
  return room === undefined ? name : `${room}${name.slice(name.indexOf('/'))}`;
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
