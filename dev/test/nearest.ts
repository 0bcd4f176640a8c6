// Which of the touched test files a minute is spent on.
import { drivesWindows } from './window-folders.ts';

/** Words of paths that say nothing about the subject. */
const everywhere = new Set([
  'src',
  'features',
  'domain',
  'electron',
  'dev',
  'tests',
  'integration',
  'unit',
  'use',
  'rules',
]);

/** What a file takes that has not run here yet. */
const unknownMs = { window: 30_000, screen: 12_000, other: 1_000 };

interface Picked {
  run: string[];
  left: string[];
  leftMs: number;
}

/**
 * Orders test files by how near they are to what changed, and takes them as long as their time lasts; those beside a
 * changed file always. `times`: {file, ms} of earlier runs. Returns {run, left, leftMs}; paths relative to the root.
 */
export function nearest(
  files: readonly string[],
  changed: readonly string[],
  times: readonly { file: string; ms: number }[],
  budgetMs: number,
): Picked {
  const known = new Map(times.map(({ file, ms }) => [file, ms]));
  const folders = new Set(changed.map(folderOf));
  const words = new Set(changed.flatMap(wordsOf));
  const ranked = files
    .map((file) => ({
      file,
      ms: known.get(file) ?? guessMs(file),
      beside: folders.has(folderOf(file)),
      shared: new Set(wordsOf(file).filter((word) => words.has(word))).size,
    }))
    .toSorted(
      (a, b) =>
        Number(b.beside) - Number(a.beside) || b.shared - a.shared || a.ms - b.ms || a.file.localeCompare(b.file),
    );
  const picked: Picked = { run: [], left: [], leftMs: 0 };
  let spentMs = 0;
  for (const { file, ms, beside } of ranked) {
    if (beside || spentMs + ms <= budgetMs) {
      spentMs += ms;
      picked.run.push(file);
    } else {
      picked.leftMs += ms;
      picked.left.push(file);
    }
  }
  return picked;
}

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/') + 1);
}

function wordsOf(file: string): string[] {
  const named = file.replace(/(\.test)?\.[a-z]+$/, '').split(/[/.-]/);
  return named.map((word) => word.toLowerCase()).filter((word) => word !== '' && !everywhere.has(word));
}

function guessMs(file: string): number {
  if (drivesWindows(file)) return unknownMs.window;
  return file.endsWith('.tsx') ? unknownMs.screen : unknownMs.other;
}
