import { importsOf, isTest, type SourceFile } from './sources.ts';

/** A file of so few lines lives in its only reader. */
export const fewLines = 25;

const dynamicImport = /\bimport\(\s*['"`]/;

/**
 * Files of few lines that one other file reads and that have no test of their own: they belong into their reader. What
 * loads apart, by an import that waits, needs a file; so do declarations of types for what is no TypeScript.
 */
export function crumbsIn(sources: readonly SourceFile[]): { file: string; reader: string }[] {
  const files = new Set(sources.map(({ file }) => file));
  const readers = Map.groupBy(
    sources
      .filter(({ file }) => !isTest(file))
      .flatMap((source) => [...new Set(importsOf(source))].map((target) => ({ target, source }))),
    ({ target }) => target,
  );
  return sources.flatMap(({ file, text }) => {
    const [first, ...others] = readers.get(file) ?? [];
    if (isTest(file) || file.endsWith('.d.ts') || text.split('\n').length - 1 > fewLines) return [];
    if (!first || others.length > 0 || files.has(file.replace(/(\.tsx?)$/, '.test$1'))) return [];
    return loadsApart(first.source, file) ? [] : [{ file, reader: first.source.file }];
  });
}

function loadsApart({ text }: SourceFile, target: string): boolean {
  const name = target.slice(target.lastIndexOf('/'));
  return text.split('\n').some((line) => dynamicImport.test(line) && line.includes(name));
}
