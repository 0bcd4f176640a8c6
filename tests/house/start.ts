import { importsAtStart, type SourceFile } from './sources.ts';

/** What is loaded before the first line of an entry runs; what an import waits for, and types, are not. */
export function loadedBefore(entry: string, sources: readonly SourceFile[]): Set<string> {
  const byFile = new Map(sources.map((source) => [source.file, source]));
  const loaded = new Set<string>();
  const load = (file: string): void => {
    const source = byFile.get(file);
    if (!source || loaded.has(file)) return;
    loaded.add(file);
    for (const next of importsAtStart(source)) load(next);
  };
  load(entry);
  return loaded;
}
