import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { comparisonPage, type Change } from './comparison-page.ts';

/** Pictures that differ between two runs of the gallery, the most changed first. */
export function compareRuns(before: string, after: string): Change[] {
  const [old, fresh] = [picturesIn(before), picturesIn(after)];
  const all = [...new Set([...old, ...fresh])].sort();
  return all
    .flatMap((name): Change[] => {
      if (!fresh.has(name)) return [{ name, kind: 'gone', pixels: 0 }];
      if (!old.has(name)) return [{ name, kind: 'new', pixels: 0 }];
      const files = [readFileSync(path.join(before, name)), readFileSync(path.join(after, name))] as const;
      if (files[0].equals(files[1])) return [];
      const pixels = differentPixels(files[0], files[1]);
      return pixels === 0 ? [] : [{ name, kind: 'changed', pixels }];
    })
    .sort((a, b) => b.pixels - a.pixels);
}

/** Writes `compare.html` beside the newer run's pictures; returns its path and the number of differing pictures. */
export function writeComparison(before: string, after: string): { file: string; changes: number } {
  const changes = compareRuns(before, after);
  const file = path.join(after, 'compare.html');
  writeFileSync(file, comparisonPage(changes, path.relative(after, before)));
  return { file, changes: changes.length };
}

/** Pixels of two PNG files that differ visibly, without those of antialiasing; a picture of another size differs in all of them. */
export function differentPixels(before: Buffer, after: Buffer): number {
  const [old, fresh] = [PNG.sync.read(before), PNG.sync.read(after)];
  const { width, height } = fresh;
  if (old.width !== width || old.height !== height) return width * height;
  return pixelmatch(old.data, fresh.data, undefined, width, height);
}

function picturesIn(folder: string): Set<string> {
  return new Set(readdirSync(folder).filter((name) => name.endsWith('.png')));
}
