import type { Option, Paper, Question } from '../../../src/contract/ipc/paper.ts';

const source = /\b(?:src|poster)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/** The platform paths of all pictures and sounds of a paper, each once. Other hosts are not ours to copy. */
export function mediaPaths(paper: Paper): string[] {
  const html = [
    ...paper.materials.map((material) => material.html),
    ...[...paper.questions, ...(paper.unanswerable ?? [])].flatMap(({ html: stem, options, targets = [] }) => [
      stem,
      ...[...options, ...targets].map((option) => option.html),
    ]),
  ];
  const inTexts = html.flatMap((text) =>
    [...text.matchAll(source)].map((match) => (match[1] ?? match[2] ?? '').replaceAll('&amp;', '&').trim()),
  );
  const paths = [...inTexts, ...(paper.recordings ?? []).map((recording) => recording.source)];
  return [...new Set(paths.filter((path) => /^\/(?!\/)/.test(path)))];
}

/**
 * The paper with the pictures and sounds of its own platform named by path, however they were written: only a path goes through the
 * gateway, where a stored copy answers when there is no network.
 */
export function withPlatformPaths(paper: Paper, platformOrigin: string): Paper {
  const { host } = new URL(platformOrigin);
  const local = (html: string) =>
    html.replace(source, (attribute, quoted?: string, single?: string) => {
      const address = quoted ?? single ?? '';
      const path = pathAt(host, address.trim());
      return path === null ? attribute : attribute.replace(address, () => path);
    });
  const localOptions = (options: readonly Option[]) =>
    options.map((option) => ({ ...option, html: local(option.html) }));
  const localQuestion = (question: Question): Question => ({
    ...question,
    html: local(question.html),
    options: localOptions(question.options),
    ...(question.targets ? { targets: localOptions(question.targets) } : {}),
  });
  return {
    ...paper,
    materials: paper.materials.map((material) => ({ ...material, html: local(material.html) })),
    recordings: (paper.recordings ?? []).map((recording) => ({
      ...recording,
      source: pathAt(host, recording.source.trim()) ?? recording.source,
    })),
    questions: paper.questions.map(localQuestion),
    ...(paper.unanswerable ? { unanswerable: paper.unanswerable.map(localQuestion) } : {}),
  };
}

/** The path of an address at this host, of any scheme; null: it is elsewhere, or a path already. */
function pathAt(host: string, address: string): string | null {
  const [, found, path] = /^(?:https?:)?\/\/([^/?#]+)(\/[^/].*)$/i.exec(address) ?? [];
  return found?.toLowerCase() === host && path !== undefined ? path : null;
}
