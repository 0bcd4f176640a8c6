import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, sourcesBelow } from './house/sources.ts';
import { specHeadings, unresolvedTags } from './house/tags.ts';

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
});
