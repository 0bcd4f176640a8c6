import type { Paper } from '../../../src/contract/ipc/paper.ts';

const source = /\b(?:src|poster)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/** The platform paths of all pictures and sounds of a paper, each once. Other hosts are not ours to copy. */
export function mediaPaths(paper: Paper): string[] {
  const html = [
    ...paper.materials.map((material) => material.html),
    ...paper.questions.flatMap((question) => [question.html, ...question.options.map((option) => option.html)]),
  ];
  const paths = html.flatMap((text) =>
    [...text.matchAll(source)].map((match) => (match[1] ?? match[2] ?? '').replaceAll('&amp;', '&').trim()),
  );
  return [...new Set(paths.filter((path) => /^\/(?!\/)/.test(path)))];
}
