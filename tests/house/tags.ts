import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './sources.ts';

/** A tag: `001 §7`, `look §8`, `G-054`; or a section of an RFC, whose text is not ours. */
const tag = /\b(00[0-2]|look) §(\d+)\b|(?<!\bgaps? )\b(G-\d{3})\b|\bRFC \d+ §\d+/g;
/** Anything that was meant as a tag, however it is spelt. */
const meant = /§|\bG-\d|\b(?:gap|00[0-2]) G?\d/;

/** Tags of a text that lead to no heading, and lines with one that is spelt in another way. */
export function unresolvedTags(text: string, headings: ReadonlySet<string>): string[] {
  const dead = [...text.matchAll(tag)].flatMap(([whole, document, section, gap]) => {
    const target = gap ?? (document === undefined ? null : `${document} §${section}`);
    return target === null || headings.has(target) ? [] : [whole];
  });
  const others = text.replace(tag, '').split('\n');
  return [...dead, ...others.filter((line) => meant.test(line)).map((line) => line.trim())];
}

/** Every heading of docs/spec that a tag can lead to. */
export function specHeadings(): Set<string> {
  const read = (name: string) => readFileSync(path.join(root, 'docs/spec', `${name}.md`), 'utf8');
  const sections = ['000', '001', '002', 'look'].flatMap((name) =>
    [...read(name).matchAll(/^## §(\d+) \S/gm)].map((match) => `${name} §${match[1]}`),
  );
  const gaps = [...read('gaps').matchAll(/^- \*\*(G-\d{3})\*\* \S/gm)].map((match) => match[1] ?? '');
  return new Set([...sections, ...gaps]);
}
