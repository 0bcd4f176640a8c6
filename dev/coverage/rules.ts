import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

const report = z.object({
  testResults: z.array(z.object({ assertionResults: z.array(z.object({ status: z.string(), title: z.string() })) })),
});

/** Rule ids named in the titles of tests: of those that passed in the last full run, else of those that are written. */
export function citedRules(root: string): Set<string> {
  const file = path.join(root, '.cache', 'vitest.json');
  const titles = existsSync(file) ? passedTitles(file) : writtenTitles(root);
  return new Set(
    titles
      .flatMap((title) => [...title.matchAll(/\[([a-z0-9][\w-]*(?:[, ]+[\w-]+)*)\]/gi)])
      .flatMap((match) => (match[1] ?? '').split(/[, ]+/))
      .filter((id) => id.includes('-')),
  );
}

function passedTitles(file: string): string[] {
  const { testResults } = z.parse(report, JSON.parse(readFileSync(file, 'utf8')));
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed')
    .map(({ title }) => title);
}

function writtenTitles(root: string): string[] {
  const folders = ['electron', 'src', 'dev', 'tests'];
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.tsx?$/.test(name))
      .flatMap((name) =>
        [
          ...readFileSync(path.join(root, folder, name), 'utf8').matchAll(
            /\bit(?:\.each[^\n]*?)?\(\s*['"`](.*?)['"`],/g,
          ),
        ].map((match) => match[1] ?? ''),
      ),
  );
}
