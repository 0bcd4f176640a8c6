import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { root, sourcesBelow } from './house/sources.ts';
import { specHeadings, unresolvedTags } from './house/tags.ts';

const apart = path.join(root, 'tests', 'spec', 'apart.json');

describe('tags of the specification', () => {
  const headings = specHeadings();

  it.each([
    ['(000 §8), look §8, RFC 9110 §14, G-054', []],
    ['(001 §12) and G-999', ['001 §12', 'G-999']],
    ['(001 §2, §5)', ['(, §5)']],
    ['gaps G-054', ['gaps G-054']],
    ['the codes of 000\n * §8', ['* §8']],
  ])('%j: %j', (text, unresolved) => {
    expect(unresolvedTags(text, headings)).toEqual(unresolved);
  });

  it('every tag of a comment, a test or a document leads to a heading of docs/spec', () => {
    const sources = ['electron', 'src', 'dev', 'tests']
      .flatMap(sourcesBelow)
      .filter(({ file }) => file !== 'tests/spec.test.ts' && file !== 'tests/house/tags.ts');
    const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: root })].map((file) => ({
      file,
      text: readFileSync(path.join(root, file), 'utf8'),
    }));
    const unresolved = [...sources, ...documents].flatMap(({ file, text }) =>
      unresolvedTags(text, headings).map((line) => `${file}: ${line}`),
    );
    expect(unresolved).toEqual([]);
  });

  it('every reason for which a route or a call is counted apart says where the documents say so', () => {
    const rows = z.parse(
      z.array(z.object({ reason: z.optional(z.string()) })),
      JSON.parse(readFileSync(apart, 'utf8')),
    );
    const reasons = rows.flatMap(({ reason }) => reason ?? []);
    expect(
      reasons.filter((reason) => !/\b00[0-2] §\d/.test(reason) || unresolvedTags(reason, headings).length > 0),
    ).toEqual([]);
  });
});
